import { describe, expect, it } from 'vitest'
import { bandChanges } from './band-changes.ts'

const BEFORE = [
  { name: 'starter', rate: '19%', upTo: '2000' },
  { name: 'basic', rate: '20%', upTo: '14000' },
  { name: 'top', rate: '46%' },
]

describe('the bands that changed', () => {
  it('say only what is different: the rate, the place, or both', () => {
    const after = [
      { name: 'starter', rate: '19%', upTo: '3000' },
      { name: 'basic', rate: '21%', upTo: '14000' },
      { name: 'top', rate: '47%' },
    ]
    expect(bandChanges(BEFORE, after, true)).toEqual([
      { name: 'starter', before: 'up to £2,000', after: 'up to £3,000' },
      { name: 'basic', before: '20%, £2,000 to £14,000', after: '21%, £3,000 to £14,000' },
      { name: 'top', before: '46%', after: '47%' },
    ])
    expect(bandChanges(BEFORE, BEFORE, true)).toEqual([])
  })

  it('include those that are new and those that have gone', () => {
    const [starter = { name: '', rate: '' }, , top = starter] = BEFORE
    expect(bandChanges(BEFORE, [starter, top], true)).toEqual([
      { name: 'top', before: 'above £14,000', after: 'above £2,000' },
      { name: 'basic', before: '20%, £2,000 to £14,000' },
    ])
    expect(bandChanges([starter, top], BEFORE, true)).toContainEqual({ name: 'basic', after: '20%, £2,000 to £14,000' })
  })

  it('have no place in money where they are of something else, because their names say it', () => {
    expect(bandChanges([{ name: '51 to 54', rate: '15%', upTo: '54' }], [{ name: '51 to 54', rate: '16%', upTo: '54' }], false)).toEqual([
      { name: '51 to 54', before: '15%', after: '16%' },
    ])
  })
})
