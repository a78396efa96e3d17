import { scaleLinear } from 'd3-scale'
import { expect, it } from 'vitest'
import { flagsFor } from './flags.ts'
import { LINE } from './plot.ts'

const named = (at: number, words = '') => ({ at, amount: `£${at},000`, words })
const plot = { x: scaleLinear([0, 100], [0, 600]), right: 600, isNarrow: false }

it('words are in the room up to the next flag, and above it where there is too little', () => {
  const flags = flagsFor([named(20, 'Tax starts'), named(60, 'The allowance shrinks'), named(64, 'It is gone')], plot)
  expect(flags.map(({ words, lift }) => [words, lift / LINE])).toEqual([
    [['Tax starts'], 0],
    // The next one has its amount and a line of words.
    [['The allowance', 'shrinks'], 2],
    [['It is gone'], 0],
  ])
})

it('on a phone there are amounts alone, each above those that it would run into', () => {
  const narrow = { x: scaleLinear([0, 100], [0, 250]), right: 250, isNarrow: true }
  const flags = flagsFor([named(10, 'Tax starts'), named(20), named(80)], narrow)
  expect(flags.map(({ words, lift }) => [words, lift / LINE])).toEqual([
    [[], 1],
    [[], 0],
    [[], 0],
  ])
})

it('text that would leave the picture ends at its place', () => {
  const [last] = flagsFor([named(97)], plot)
  expect(last && last.end).toBe(582)
})
