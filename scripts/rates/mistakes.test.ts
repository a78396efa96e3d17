import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RATES_FOLDER } from './compile.ts'
import { makeMistake } from './mistake.ts'
import { RatesError } from './problem.ts'
import { readRates } from './read-rates.ts'

let folder = ''
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'mistakes-')), 'rates')
  cpSync(RATES_FOLDER, folder, { recursive: true })
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

/** What is said of the tables as they now are: a line a problem, none where they are right. */
function problems(): string[] {
  try {
    readRates(folder)
    return []
  } catch (error) {
    if (!(error instanceof RatesError)) throw error
    expect(error.problems.length).toBe(error.message.split('\n').length)
    return error.message.split('\n')
  }
}

const INSURANCE = 'national-insurance.yaml'
const SCOTLAND = 'scottish-income-tax.yaml'
const INCOME_TAX = 'income-tax.yaml'
const METHODS = 'methods.yaml'
const MAIN_RATE = 'class1.employee.mainRate'
const THRESHOLD = 'class1.primaryThreshold'
const TAPER = 'incomeTax.personalAllowanceTaper'
const LIMIT = 'higherRateLimit'
const SOURCES = 'sources: [employer-rates-2024-25, tax-kalculator, policyengine-uk]'

// The file, the entry, what is right, what is written instead (‸ where the message points), and the message.
const FIGURES = [
  [INSURANCE, MAIN_RATE, 'value: 8%', 'value: ‸8', '"8" is not a percent; write 8%'],
  [INSURANCE, MAIN_RATE, 'value: 8%', 'value: ‸0.08', '"0.08" is not a percent; write 8% if a fraction was meant, or 0.08%'],
  [INSURANCE, MAIN_RATE, 'value: 8%', 'value: ‸101%', '"101%" is not a percent; write 101%'],
  [INSURANCE, MAIN_RATE, 'value: 8%', 'value: ‸8 per cent', '"8 per cent" is not a percent; write something like 8% or 8.75%'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸12_570', '"12_570" is not an amount in pounds; write 12570'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸£12,570', '"£12,570" is not an amount in pounds; write 12570'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸1e3', '"1e3" is not an amount in pounds; write something like 12570 or 3.45'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸-12570', '"-12570" is not an amount in pounds; write something like 12570 or 3.45'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value:‸', '"" is not an amount in pounds; write something like 12570 or 3.45'],
] as const

const BANDS = [
  [SCOTLAND, 'bands', 'upTo: 13118', 'upTo: ‸2100', '2100 is not above 2162, where the band before ends; bands go upwards'],
  [SCOTLAND, 'bands', 'upTo: 13118', 'upTo: ‸2162', '2162 is not above 2162, where the band before ends; bands go upwards'],
  [
    SCOTLAND,
    'bands',
    '{ name: basic, rate: 20%, upTo: 13118 }',
    '‸{ name: basic, rate: 20% }',
    'band "basic" needs its upper limit; write upTo',
  ],
  [SCOTLAND, 'bands', 'rate: 46%', 'rate: 46%, upTo: ‸200000', 'the last band, "top", has no upper limit; remove upTo'],
  [SCOTLAND, 'bands', 'name: basic', 'name: ‸starter', 'two bands are named "starter"; rename one'],
  [SCOTLAND, 'bands', 'rate: 46%', 'rate: ‸46', '"46" is not a percent; write 46%'],
] as const

const NAMES = [
  [
    INCOME_TAX,
    'basicRate',
    'tax-kalculator',
    '‸tax-kalkulator',
    '"tax-kalkulator" is not in rates/sources.yaml; add it there or write one that is',
  ],
  [METHODS, TAPER, 'value: tapered', 'value: ‸taperd', '"taperd" is not an option of this method; write tapered or not-tapered'],
  [INCOME_TAX, 'basicRate', 'kind: percent', 'kind: ‸precent', '"precent" is not known; write one of amount, percent, bands, method'],
  [
    INCOME_TAX,
    'basicRate',
    'status: verified',
    'status: ‸checked',
    '"checked" is not known; write one of verified, derived, memory, specification',
  ],
  [
    INCOME_TAX,
    'basicRate',
    'kind: percent',
    'kind: percent\n    ‸perod: year',
    '"perod" is not known here; write one of title, about, kind, unit, period, base, options, values',
  ],
  [INCOME_TAX, 'basicRate', 'kind: percent', 'kind: percent\n    ‸unit: GBP', '"unit" does not belong in an entry of this kind; remove it'],
  [
    INCOME_TAX,
    'basicRate',
    SOURCES,
    'sources: ‸[]',
    '[] is not a list of sources from rates/sources.yaml; write a list of sources from rates/sources.yaml',
  ],
] as const

const MISSING = [
  [
    INCOME_TAX,
    'basicRate',
    'statute:\n            value: 20%\n            law: ITA 2007 ss.6 and 10\n',
    '‸statute:\n            value: 20%\n',
    '"law" is missing here; add it (law: ITA 2007 s.35(1))',
  ],
  [INCOME_TAX, 'basicRate', '    period: year\n', '', '"period" is missing here; add it (period: year)'],
  [INCOME_TAX, 'basicRate', '    kind: percent\n', '', '"kind" is missing here; add it (kind: amount, percent, bands or method)'],
] as const

const DATES = [
  [
    INCOME_TAX,
    LIMIT,
    'from: 2023-04-06',
    'from: ‸2022-04-05',
    '2022-04-05 does not come after 2022-04-06; put the values in order of date, each date once',
  ],
  [
    INCOME_TAX,
    LIMIT,
    'from: 2023-04-06',
    'from: ‸2022-04-06',
    '2022-04-06 does not come after 2022-04-06; put the values in order of date, each date once',
  ],
  [INCOME_TAX, LIMIT, 'from: 2023-04-06', 'from: ‸2024-02-30', 'there is no day 2024-02-30; write a real one'],
  [INCOME_TAX, LIMIT, 'from: 2023-04-06', 'from: ‸6 April 2023', '"6 April 2023" is not a date; write something like 2024-04-06'],
] as const

describe('a mistake in a table is named with its place and what to write', () => {
  it.each([...FIGURES, ...BANDS, ...NAMES, ...MISSING, ...DATES])('%s %s: for "%s", "%s"', (file, entry, right, written, message) => {
    const place = makeMistake(folder, { file, entry, right, written })
    expect(problems()).toEqual([`${place} ${entry}: ${message}`])
  })

  it('stands where an editor shows it: line 44, column 20', () => {
    // Rule 11 of the house. This one is counted by hand, to hold the counting of the others.
    makeMistake(folder, { file: INSURANCE, entry: MAIN_RATE, right: 'value: 8%', written: 'value: 8' })
    expect(problems()).toEqual(['rates/national-insurance.yaml:44:20 class1.employee.mainRate: "8" is not a percent; write 8%'])
  })

  it('and several at once are each named', () => {
    const rate = makeMistake(folder, { file: INSURANCE, entry: MAIN_RATE, right: 'value: 8%', written: 'value: ‸8' })
    const threshold = makeMistake(folder, { file: INCOME_TAX, entry: 'basicRateLimit', right: 'value: 37700', written: 'value: ‸37,700' })
    expect(problems()).toEqual([
      `${threshold} basicRateLimit: "37,700" is not an amount in pounds; write 37700`,
      `${rate} ${MAIN_RATE}: "8" is not a percent; write 8%`,
    ])
  })
})

describe('a mistake in the names of entries', () => {
  it('an entry that stands twice', () => {
    const place = makeMistake(folder, { file: INCOME_TAX, entry: 'higherRate', right: 'higherRate:', written: '‸basicRate:' })
    expect(problems()).toEqual([`${place} this name stands twice; remove one of the two`])
  })

  it('an entry that is also the beginning of others', () => {
    const place = makeMistake(folder, { file: INCOME_TAX, entry: LIMIT, right: 'higherRateLimit:', written: '‸personalAllowance:' })
    expect(problems()).toEqual([
      `${place} personalAllowance: is an entry and also the beginning of personalAllowance.amount; rename one of the two`,
    ])
  })
})

describe('a mistake in a whole file', () => {
  it('a source that no reading cites', () => {
    const blog = 'sources:\n  ‸a-blog: { title: A blog, publisher: Somebody, kind: commentary, seen: no }\n'
    const place = makeMistake(folder, { file: 'sources.yaml', entry: '', right: 'sources:\n', written: blog })
    expect(problems()).toEqual([`${place} a-blog: no reading cites this source; cite it or remove it`])
  })

  it('a reading or a year that is not written as one', () => {
    const reads = makeMistake(folder, { file: 'rule-sets.yaml', entry: 'text', right: 'reads: [text', written: 'reads: [‸txt' })
    const year = makeMistake(folder, { file: 'tax-years.yaml', entry: '', right: 'default: 2024-25', written: 'default: ‸2024' })
    expect(problems()).toEqual([
      `${reads} ruleSets.text: "txt" is not known; write one of statute, constants, text`,
      `${year} default: "2024" is not a tax year; write something like 2024-25`,
    ])
  })

  it.each(['sources.yaml', 'tax-years.yaml', 'rule-sets.yaml'])('%s missing', (file) => {
    rmSync(join(folder, file))
    expect(problems()).toEqual([`rates/${file}:1:1 the file is missing`])
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
    expect(problems()).toEqual([`rates/dividends.yaml:1:1 ${message}`])
  })

  it('what is not YAML at all is said once, at its place, by the reader of YAML', () => {
    writeFileSync(join(folder, 'dividends.yaml'), 'title: Dividends\n\tentries: {}\n')
    const [problem, ...others] = problems()
    expect(problem).toMatch(/^rates\/dividends\.yaml:2:1 Tabs are not allowed as indentation/)
    expect(others).toEqual([])
  })
})

describe('the tables themselves', () => {
  it('have nothing to mend', () => {
    expect(problems()).toEqual([])
  })
})
