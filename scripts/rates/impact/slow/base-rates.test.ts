import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RATES_FOLDER } from '../../compile.ts'
import { readRates } from '../../read-rates.ts'
import { MAIN_RATE_7 } from '../../tests/edited-rates.ts'
import { gitIn } from '../../tests/git.ts'
import { makeMistake } from '../../tests/mistake.ts'
import { writeTestFigures } from '../../tests/write-test-figures.ts'
import { baseRates } from '../base-rates.ts'

const folder = mkdtempSync(join(tmpdir(), 'base-'))
const rates = join(folder, 'rates')
const commit = (message: string) => {
  gitIn(folder, 'add', '.')
  gitIn(folder, 'commit', '--no-verify', '-m', message)
}

beforeAll(() => {
  gitIn(folder, 'init')
  cpSync(RATES_FOLDER, rates, { recursive: true })
  writeTestFigures(rates)
  commit('as it was')
  gitIn(folder, 'tag', 'then')
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('the tables of a commit', () => {
  it('are as they were in the commit, whatever is in the working tree', () => {
    const asTheyWere = readRates(rates)
    makeMistake(rates, MAIN_RATE_7)
    expect(baseRates('HEAD', folder)).toEqual(asTheyWere)
    expect(readRates(rates)).not.toEqual(asTheyWere)
    commit('7%')
    expect(baseRates('HEAD', folder)).toEqual(readRates(rates))
    expect(baseRates('then', folder)).toEqual(asTheyWere)
  })

  it('are refused for a name that git does not know, even one that looks like an option', () => {
    expect(() => baseRates('yesterday', folder)).toThrow('git does not know "yesterday"; write a commit, a branch or a tag')
    expect(() => baseRates('--all', folder)).toThrow('git does not know "--all"')
  })

  it('are refused with their problems if they do not fit today’s schemas', () => {
    makeMistake(rates, { ...MAIN_RATE_7, right: 'value: 7%', written: 'value: 7' })
    commit('a slip')
    expect(() => baseRates('HEAD', folder)).toThrow(
      /cannot be read today:\nrates\/national-insurance\.yaml:\d+:\d+ .* "7" is not a percentage/,
    )
    expect(baseRates('then', folder).tables['vat']?.title).toBe('VAT')
  })

  it('cannot be read outside a git repository', () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'))
    try {
      expect(() => baseRates('HEAD', outside)).toThrow('not in a git repository')
    } finally {
      rmSync(outside, { recursive: true })
    }
  })
})
