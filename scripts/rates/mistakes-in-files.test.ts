import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { taxYears } from '../../engine/rates/generated/tax-years.ts'
import { copyOfRates, makeMistake, problemsIn, removeCopy } from './tests/mistake.ts'

const INCOME_TAX = 'income-tax.yaml'

let folder = ''
beforeEach(() => {
  folder = copyOfRates()
})
afterEach(() => removeCopy(folder))

describe('a mistake in the names of entries', () => {
  it('an entry that appears twice', () => {
    const place = makeMistake(folder, { file: INCOME_TAX, entry: 'higherRate', right: 'higherRate:', written: '‸basicRate:' })
    const first = makeMistake(folder, { file: INCOME_TAX, entry: '', right: '\n  basicRate:', written: '\n  ‸basicRate:' }).split(':')[1]
    expect(problemsIn(folder)).toEqual([
      `${place} basicRate: this name appears twice, first in line ${first}; remove or rename one of the two`,
    ])
  })

  it('an entry whose name is also the start of others', () => {
    const place = makeMistake(folder, {
      file: INCOME_TAX,
      entry: 'reliefAtSource.memberShare',
      right: 'reliefAtSource.memberShare:',
      written: '‸personalAllowance:',
    })
    expect(problemsIn(folder)).toEqual([
      `${place} personalAllowance: is an entry and also the start of the name personalAllowance.amount; rename one of the two`,
    ])
  })
})

describe('a mistake in a whole file', () => {
  it('a source that no reading cites', () => {
    const blog = 'sources:\n  ‸a-blog: { title: A blog, publisher: Somebody, kind: commentary, seen: no }\n'
    const place = makeMistake(folder, { file: 'sources.yaml', entry: '', right: 'sources:\n', written: blog })
    expect(problemsIn(folder)).toEqual([`${place} a-blog: no reading cites this source; cite it or remove it`])
  })

  it('a reading or a year that is not valid', () => {
    const reads = makeMistake(folder, { file: 'rule-sets.yaml', entry: 'text', right: 'reads: [text', written: 'reads: [‸txt' })
    const year = makeMistake(folder, { file: 'tax-years.yaml', entry: '', right: 'default: 2024-25', written: 'default: ‸2024' })
    expect(problemsIn(folder)).toEqual([
      `${reads} ruleSets.text: "txt" is not known; write text`,
      `${year} default: "2024" is not a tax year; write something like 2024-25`,
    ])
  })

  it('a last day of the sources that does not exist, and one that does not say what it leaves out', () => {
    const checkedTo = { file: 'tax-years.yaml', entry: '', right: 'checkedTo: 2026-10-11' }
    const day = makeMistake(folder, { ...checkedTo, written: 'checkedTo: ‸2026-09-31' })
    expect(problemsIn(folder)).toEqual([
      `${day} years.2026-27.checkedTo: 2026-09-31 is not a real date; write one that is, for example 2026-10-11`,
    ])
  })

  it('sources that reach a day, but nothing about what came after it', () => {
    const [right = ''] = /^    notIncluded: .*\n/m.exec(readFileSync(join(folder, 'tax-years.yaml'), 'utf8')) ?? []
    makeMistake(folder, { file: 'tax-years.yaml', entry: '', right, written: '‸' })
    expect(problemsIn(folder)).toEqual([expect.stringContaining('"notIncluded" is missing here')])
  })

  it('an unknown default, a date that does not exist, and a list without the statute', () => {
    const year = makeMistake(folder, { file: 'tax-years.yaml', entry: '', right: 'default: 2024-25', written: 'default: ‸2098-99' })
    const day = makeMistake(folder, { file: 'tax-years.yaml', entry: '', right: 'ends: 2024-04-05', written: 'ends: ‸2024-04-31' })
    const ruleSet = makeMistake(folder, { file: 'rule-sets.yaml', entry: '', right: 'default: statute', written: 'default: ‸statue' })
    const reads = makeMistake(folder, {
      file: 'rule-sets.yaml',
      entry: 'text',
      right: 'reads: [text, constants, statute]',
      written: 'reads: ‸[text]',
    })
    expect(problemsIn(folder)).toEqual([
      `${ruleSet} default: statue is not one of the rule sets; write statute or constants or text`,
      `${reads} ruleSets.text.reads: the statute is not the last in the list; end it with statute`,
      `${year} default: 2098-99 is not one of the years; write ${Object.keys(taxYears).join(' or ')}`,
      `${day} years.2023-24.ends: 2024-04-31 is not a real date; write one that is, for example 2024-04-06`,
    ])
  })

  it.each(['sources.yaml', 'tax-years.yaml', 'rule-sets.yaml'])('%s missing', (file) => {
    rmSync(join(folder, file))
    expect(problemsIn(folder)).toEqual([`rates/${file}:1:1 the file is missing`])
  })

  it.each([
    [
      'words and no table',
      'Just some words\n',
      '"Just some words" is not a table with title and entries; write a table with title and entries',
    ],
    ['nothing', '', 'null is not a table with title and entries; write a table with title and entries'],
  ])('%s', (_, text, message) => {
    writeFileSync(join(folder, 'dividends.yaml'), text)
    expect(problemsIn(folder)).toEqual([`rates/dividends.yaml:1:1 ${message}`])
  })

  it.each([
    ['a tab', 'title: Dividends\n\tentries: {}\n', '2:1 this line begins with a tab; use spaces, not a tab'],
    ['a colon left out', 'entries:\n  rate:\n    kind: percent\n    value 7%\n', '4:5 a colon is missing after value; write value: 7%'],
    [
      'a colon left out in a list',
      'values:\n  - from 2024-04-06\n    value: 7%\n',
      '2:5 a colon is missing after from; write from: 2024-04-06',
    ],
    ['a heading without a colon', 'title: Dividends\nentries\n  rate: 1\n', '2:1 a colon is missing after entries; write entries:'],
    ['a colon within a text', 'entries:\n  note: The rate: 8%\n', '2:9 this text has a colon in it; put the text in quotation marks'],
    [
      'an alias of another value',
      'entries:\n  rate: *other\n',
      '2:9 *other is an alias in YAML; write the value itself, or put the text in quotation marks',
    ],
    [
      'an alias of itself',
      'title: &it [*it]\n',
      '1:13 *it is an alias in YAML; write the value itself, or put the text in quotation marks',
    ],
    [
      'list within list',
      `title: ${'['.repeat(100_000)}`,
      expect.stringMatching(/^1:\d+ lists are nested too deeply here; use only a few levels$/) as string,
    ],
    ['UTF-16', 't\0i\0t\0l\0e\0', '1:1 this is not UTF-8 text; save the file as UTF-8'],
    ['another slip', 'entries:\n  rate: @x\n  other: @y\n', '2:9 Plain value cannot start with reserved character @'],
  ])('text that is not YAML is reported once, at its place, in plain words: %s', (_, text, told) => {
    writeFileSync(join(folder, 'dividends.yaml'), text)
    expect(problemsIn(folder).map((line) => line.replace('rates/dividends.yaml:', ''))).toEqual([told])
  })
})

it('a folder in place of a table is reported, and the other tables are still checked', () => {
  rmSync(join(folder, 'dividends.yaml'))
  mkdirSync(join(folder, 'dividends.yaml'))
  expect(problemsIn(folder)).toEqual(['rates/dividends.yaml:1:1 this file cannot be read'])
})

describe('the tables themselves', () => {
  it('have no mistakes', () => {
    expect(problemsIn(folder)).toEqual([])
  })
})
