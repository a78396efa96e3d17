import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { copyOfRates, LAST_YEAR, makeMistake, problemsIn, removeCopy } from './tests/mistake.ts'

let folder = ''
beforeEach(() => {
  folder = copyOfRates()
})
afterEach(() => removeCopy(folder))

const INSURANCE = 'national-insurance.yaml'
const SCOTLAND = 'scottish-income-tax.yaml'
const INCOME_TAX = 'income-tax.yaml'
const METHODS = 'methods.yaml'
const MAIN_RATE = 'class1.employee.mainRate'
const THRESHOLD = 'class1.primaryThreshold'
const TAPER = 'incomeTax.personalAllowanceTaper'
const LIMIT = 'higherRateLimit'
const SOURCES = 'sources: [income-tax-rates-current-and-past, employer-rates-2024-25, tax-kalculator, policyengine-uk]'

// The file, the entry, the right text, the wrong text (‸ where the message points), and the message.
const FIGURES = [
  [INSURANCE, MAIN_RATE, 'value: 8%', 'value: ‸8', '"8" is not a percentage; write 8%'],
  [INSURANCE, MAIN_RATE, 'value: 8%', 'value: ‸0.08', '"0.08" is not a percentage; write 8% if a fraction was meant, or 0.08%'],
  [INSURANCE, MAIN_RATE, 'value: 8%', 'value: ‸8 per cent', '"8 per cent" is not a percentage; write something like 8% or 8.75%'],
  [INSURANCE, MAIN_RATE, 'value: 8%', 'value: ‸101%', '"101%" is not a percentage; write something like 8% or 8.75%'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸12570.123', '"12570.123" is not an amount in pounds; write something like 12570 or 3.45'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸12_570', '"12_570" is not an amount in pounds; write 12570'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸£12,570', '"£12,570" is not an amount in pounds; write 12570'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸1e3', '"1e3" is not an amount in pounds; write something like 12570 or 3.45'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value: ‸-12570', '"-12570" is not an amount in pounds; write something like 12570 or 3.45'],
  [INSURANCE, THRESHOLD, 'value: 12570', 'value:‸', '"" is not an amount in pounds; write something like 12570 or 3.45'],
] as const

const BANDS = [
  [
    SCOTLAND,
    'bands',
    'upTo: 13118',
    'upTo: ‸2100',
    '2100 is not above 2162, where the band before ends; each band must end above the one before',
  ],
  [
    SCOTLAND,
    'bands',
    'upTo: 13118',
    'upTo: ‸2162',
    '2162 is not above 2162, where the band before ends; each band must end above the one before',
  ],
  [
    SCOTLAND,
    'bands',
    '{ name: basic, rate: 20%, upTo: 13118 }',
    '‸{ name: basic, rate: 20% }',
    'band "basic" needs its upper limit; write upTo, for example upTo: 37700',
  ],
  [SCOTLAND, 'bands', 'rate: 46%', 'rate: 46%, upTo: ‸200000', 'the last band, "top", has no upper limit; remove upTo'],
  [SCOTLAND, 'bands', 'name: basic', 'name: ‸starter', 'two bands are named "starter"; rename one'],
  [
    SCOTLAND,
    'bands',
    'rate: 46%',
    'rate: ‸40%',
    '40% is not above 41%, the rate of the band before; correct the wrong one, or, if a law says that the rates of this entry fall, cite it under ratesFallBy',
  ],
  [
    SCOTLAND,
    'bands',
    'rate: 46%',
    'rate: ‸41%',
    '41% is not above 41%, the rate of the band before; correct the wrong one, or, if a law says that the rates of this entry fall, cite it under ratesFallBy',
  ],
  [
    'company-cars.yaml',
    'electricRange',
    'rate: 12%',
    'rate: ‸15%',
    '15% is not below 14%, the rate of the band before; correct the wrong one, or remove ratesFallBy from the entry',
  ],
  [SCOTLAND, 'bands', 'rate: 46%', 'rate: ‸46', '"46" is not a percentage; write 46%'],
] as const

const NAMES = [
  [
    INCOME_TAX,
    'basicRate',
    'tax-kalculator',
    '‸tax-kalkulator',
    '"tax-kalkulator" is not in rates/sources.yaml; write tax-kalculator, or add it there',
  ],
  [METHODS, TAPER, 'value: tapered', 'value: ‸taperd', '"taperd" is not an option of this method; write tapered'],
  [INCOME_TAX, 'basicRate', 'kind: percent', 'kind: ‸precent', '"precent" is not known; write percent'],
  [
    INCOME_TAX,
    'basicRate',
    'status: verified',
    'status: ‸checked',
    '"checked" is not known; write one of verified, reported, derived, memory, specification',
  ],
  [INCOME_TAX, 'basicRate', 'kind: percent', 'kind: percent\n    ‸perod: year', '"perod" is not known here; write period'],
  [INCOME_TAX, 'basicRate', 'kind: percent', 'kind: percent\n    ‸unit: GBP', '"unit" does not belong in an entry of this kind; remove it'],
  [INCOME_TAX, 'basicRate', SOURCES, 'sources: ‸[]', 'the list is empty; write a list of sources from rates/sources.yaml'],
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
  [
    INCOME_TAX,
    'basicRate',
    '    kind: percent\n',
    '',
    '"kind" is missing here; add it (kind: amount, percent, bands, method, date or day)',
  ],
] as const

const DATES = [
  [
    INCOME_TAX,
    LIMIT,
    'from: 2023-04-06',
    'from: ‸2022-04-05',
    `2022-04-05 is not in the tax years that calculators know; write 2022-04-06 to ${LAST_YEAR.starts}, or add the year to rates/tax-years.yaml`,
  ],
  [
    INCOME_TAX,
    LIMIT,
    'from: 2023-04-06',
    'from: ‸2022-04-06',
    '2022-04-06 does not come after 2022-04-06; put the values in order of date, each date once',
  ],
  [INCOME_TAX, LIMIT, 'from: 2023-04-06', 'from: ‸2024-02-30', '2024-02-30 is not a real date; write one that is, for example 2024-04-06'],
  [INCOME_TAX, LIMIT, 'from: 2023-04-06', 'from: ‸6 April 2023', '"6 April 2023" is not a date; write something like 2024-04-06'],
] as const

describe('a mistake in a table is reported with its place and what to write', () => {
  it.each([...FIGURES, ...BANDS, ...NAMES, ...MISSING, ...DATES])('%s %s: for "%s", "%s"', (file, entry, right, written, message) => {
    const place = makeMistake(folder, { file, entry, right, written })
    expect(problemsIn(folder)).toEqual([`${place} ${entry}: ${message}`])
  })

  it('is reported at the place an editor shows, counted by hand: line 11, column 29', () => {
    const lines = [
      'title: Tea',
      'entries:',
      '  tea.duty:',
      '    title: Duty on tea',
      '    kind: percent',
      '    period: year',
      '    base: of tea',
    ]
    const value = [
      '    values:',
      '      - from: 1784-08-20',
      '        readings:',
      '          statute: { value: 8, law: Commutation Act 1784,',
    ]
    const rest = ['            sources: [tax-kalculator], status: memory }', '']
    writeFileSync(join(folder, 'tea.yaml'), [...lines, ...value, ...rest].join('\n'))
    expect(problemsIn(folder)).toEqual(['rates/tea.yaml:11:29 tea.duty: "8" is not a percentage; write 8%'])
  })

  it('and each of several mistakes is reported', () => {
    const rate = makeMistake(folder, { file: INSURANCE, entry: MAIN_RATE, right: 'value: 8%', written: 'value: ‸8' })
    const threshold = makeMistake(folder, { file: INCOME_TAX, entry: 'basicRateLimit', right: 'value: 37700', written: 'value: ‸37,700' })
    expect(problemsIn(folder)).toEqual([
      `${threshold} basicRateLimit: "37,700" is not an amount in pounds; write 37700`,
      `${rate} ${MAIN_RATE}: "8" is not a percentage; write 8%`,
    ])
  })
})
