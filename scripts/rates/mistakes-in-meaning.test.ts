import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { checkRates } from './check-rates.ts'
import { RATES_FOLDER } from './compile.ts'
import { describeProblem } from './problem.ts'
import { readRates } from './read-rates.ts'
import { tableName } from './tables.ts'
import { copyOfRates, DAY, LAST_YEAR, type Mistake, makeMistake, problemsIn, removeCopy, verifyAll } from './tests/mistake.ts'
import { usesInCode } from './uses.ts'

let folder = ''
beforeEach(() => {
  folder = copyOfRates()
})
afterEach(() => removeCopy(folder))

const LOANS = 'student-loans.yaml'
const INCOME_TAX = 'income-tax.yaml'
const GAINS = 'capital-gains.yaml'
const CARS = 'company-cars.yaml'
const ALLOWANCES = 'allowances.yaml'
const PENSIONS = 'pensions.yaml'
const SLABS = 'slabs.yaml'
const STATUTE = '\n        readings:\n          statute:\n            value:'
const MEMORY = 'sources: [specification-1], status: memory'
const BLIND_2023 = `- from: 2023-04-06${STATUTE} 2870
            law: ITA 2007 s.38; SI 2023/36 art.2
            sources: [indexation-order-2023, blind-persons-allowance, income-tax-tables]
            status: verified
      - from: 2024-04-06${STATUTE} `
const FREEZE = '\n        frozen:\n          until: 2028-04-05\n'

// The file, the entry, the right text, the wrong text (‸ where the message points), and the message.
type Row = readonly [file: string, entry: string, right: string, written: string, message: string]

const YEARS: readonly Row[] = [
  [
    LOANS,
    'plan4.threshold',
    `- from: 2024-04-06${STATUTE} 31395`,
    `- from: 2024-04-06${STATUTE} ‸27660`,
    'the value equals last year’s 27660 although it is indexed; write the figure for 2024-25. If you have read an Act that keeps last year’s, cite that Act under frozen',
  ],
  [
    INCOME_TAX,
    'personalAllowance.amount',
    // The real end of the freeze stays behind as a comment.
    'from: 2022-04-06\n        frozen:\n          until: ',
    'from: ‸2022-04-06\n        frozen:\n          until: 2024-04-05 # ',
    'there is no value for 2024-25 although it is indexed; add "- from: 2024-04-06" with the figure for that year below this value. If you have read an Act that keeps last year’s, cite that Act under frozen',
  ],
  [
    ALLOWANCES,
    'blindPerson',
    `${BLIND_2023}3070`,
    `${BLIND_2023.replace('from: 2023-04-06', `from: 2023-04-06${FREEZE}          law: FA 2021 s.5`)}‸3070`,
    '3070 differs from last year’s 2870, which is frozen until 2028-04-05 (FA 2021 s.5); write 2870, or the day on which the freeze ended',
  ],
  [
    INCOME_TAX,
    'basicRateLimit',
    'until: ',
    'until: ‸2028-04-31 # ',
    '2028-04-31 is not a real date; write one that is, for example 2028-04-05',
  ],
  [
    'dividends.yaml',
    'upperRate',
    'from: 2022-04-06',
    `from: 2022-04-06${FREEZE.replace('frozen', '‸frozen')}          law: FA 2021 s.5`,
    'only an indexed entry can be frozen; add indexed: true to the entry, or remove frozen',
  ],
  [
    'deadlines.yaml',
    'taxYearEnd',
    'value: 2025-04-05',
    'value: ‸2025-04-31',
    '2025-04-31 is not a real date; write one that is, for example 2025-01-31',
  ],
]

const DATES: readonly Row[] = [
  [
    GAINS,
    'otherAssets.lowerRate',
    'from: 2024-10-30\n        startLaw: FA 2025 s.7(3)',
    'from: ‸2024-09-30',
    '2024-09-30 is not the first day of a year; write 2024-04-06, or add the law that says so, for example startLaw: FA 2025 s.7(3)',
  ],
  [
    GAINS,
    'annualExemptAmount',
    'from: 2024-04-06',
    'from: 2024-04-06\n        ‸startLaw: FA 2023 s.8',
    'a value that starts on the first day of a year needs no law for it; remove startLaw',
  ],
  [
    PENSIONS,
    'taper.rate',
    'from: 2019-04-06',
    'from: ‸2018-04-06',
    `2018-04-06 is not in the tax years that calculators know; write 2019-04-06 to ${LAST_YEAR.starts}, or add the year to rates/tax-years.yaml`,
  ],
  [
    'corporation-tax.yaml',
    'mainRate',
    'from: 2023-04-01',
    'from: ‸2023-04-06',
    '2023-04-06 is not the first day of a year; write 2023-04-01, or add the law that says so, for example startLaw: FA 2025 s.7(3)',
  ],
]

const READINGS: readonly Row[] = [
  [
    SLABS,
    'pensionHigherRelief',
    '        notInLaw: The law taxes income in bands.\n        readings:',
    '        ‸readings:',
    'the rule set statute asks for statute and finds no reading here; add a statute reading with its law, or say why the law has none, for example notInLaw: Abolished from 6 April 2024.',
  ],
  [
    SLABS,
    'pensionHigherRelief',
    'readings:\n          constants:',
    '‸readings:\n          text:',
    'the rule set constants asks for constants or statute and finds no reading here; add a reading, for example constants:',
  ],
  [
    LOANS,
    'plan5.threshold',
    'from: 2022-04-06',
    'from: 2022-04-06\n        ‸notInLaw: Repaid from 2026.',
    'there is a statute reading, so the law does have this; remove notInLaw or the reading',
  ],
]

const ORDER: readonly Row[] = [
  [
    PENSIONS,
    'taper.thresholdIncome',
    'below: taper.adjustedIncome',
    'below: ‸taper.adjustedIncme',
    'there is no entry taper.adjustedIncme in this table; correct one of the two names (the nearest is taper.adjustedIncome)',
  ],
  [
    PENSIONS,
    'taper.minimumAllowance',
    'below: annualAllowance',
    'below: ‸taper.rate',
    'this entry is in GBP and taper.rate in percent: they cannot be compared; correct the unit of one, or remove below',
  ],
  [
    'corporation-tax.yaml',
    'lowerLimit',
    'value: 50000',
    'value: ‸250000',
    '250000 is not below upperLimit, which is 250000 (statute, from 2023-04-01); correct the wrong one, or write 250000 here and 250000 there if the two were swapped',
  ],
  [
    CARS,
    'emissions',
    '{ name: 55 to 59, rate: 16%, upTo: 59 }',
    '{ name: ‸54 to 59, rate: 16%, upTo: 59 }',
    '"54 to 59" starts at 54 and the band before ends at 54: the two overlap; add the missing band, or correct the name',
  ],
  [
    CARS,
    'engineSize',
    'name: "up to 1,400 cc"',
    'name: ‸"up to 1,300 cc"',
    '"up to 1,300 cc" ends at 1300, but upTo is 1400; write the same limit in both, for example upTo: 1300',
  ],
  [
    CARS,
    'engineSize',
    'name: "over 2,000 cc"',
    'name: ‸"over 2,100 cc"',
    '"over 2,100 cc" starts at 2101 and the band before ends at 2000: there is a gap; add the missing band, or correct the name',
  ],
]

describe('a mistake that no schema can see is reported with its place and what to write', () => {
  it.each([...YEARS, ...DATES, ...READINGS, ...ORDER])('%s %s: for "%s", "%s"', (file, entry, right, written, message) => {
    const place = makeMistake(folder, { file, entry, right, written })
    expect(problemsIn(folder)).toEqual([`${place} ${entry}: ${message}`])
  })

  it('and so are bands that differ while the law freezes last year’s', () => {
    const [file, entry, from] = ['scottish-income-tax.yaml', 'bands', 'from: 2022-04-06']
    makeMistake(folder, { file, entry, right: from, written: `${from}\n        frozen: { until: 2024-04-05, law: An Act }` })
    const value = `- from: 2023-04-06${STATUTE}\n              `
    const place = makeMistake(folder, { file, entry, right: value, written: `${value}‸` })
    expect(problemsIn(folder)).toEqual([
      `${place} bands: the bands differ from last year’s, which are frozen until 2024-04-05 (An Act); write those, or the day on which the freeze ended`,
    ])
  })
})

describe('a year more than the tables know', () => {
  const first = Number(LAST_YEAR.ends.slice(0, 4))
  const [year, starts, ends] = [`${first}-${String(first + 1).slice(2)}`, `${first}-04-06`, `${first + 1}-04-05`]
  const addYear = (reach = `, checkedTo: ${starts}, notIncluded: The Budget of 28 October ${first}`) =>
    appendFileSync(join(folder, 'tax-years.yaml'), `  ${year}: { starts: ${starts}, ends: ${ends}${reach} }\n`)
  /** Freezes the last value of an entry. Returns its place, and what is then reported. */
  const freezeLast = (file: string, entry: string, until: string) => {
    const from = readRates(folder).tables[file.replace('.yaml', '')]?.entries[entry]?.values.at(-1)?.from ?? ''
    const frozen = `\n        frozen: { until: ${until}, law: An Act }`
    const place = makeMistake(folder, { file, entry, right: `- from: ${from}`, written: `- from: ‸${from}${frozen}` })
    addYear()
    return { place, told: problemsIn(folder).filter((problem) => problem.includes(` ${entry}: `)) }
  }

  it('says how far its sources reach, as it was not over when they were read', () => {
    addYear('')
    expect(problemsIn(folder)).toContainEqual(
      expect.stringMatching(
        new RegExp(`years.${year}: ${year} was not over when its sources were read \\(2026-11\\); add how far they reach, for example`),
      ),
    )
  })

  it('needs a figure for every entry that is set each year, except those that the law froze or abolished, and for no other', () => {
    const { tables } = readRates(folder)
    const expected = Object.entries(tables).flatMap(([file, table]) =>
      Object.entries(table.entries)
        .filter(([, { kind, indexed, values }]) => kind === 'date' || (indexed !== undefined && values.at(-1)?.ends === undefined))
        .filter(([, { values }]) => (values.at(-1)?.frozen?.until ?? '') < (table.yearStarts === '04-01' ? `${first + 1}-03-31` : ends))
        .map(([entry]) => `${file}.yaml ${entry}`),
    )
    expect(expected).toContain('student-loans.yaml plan4.threshold')
    addYear()
    const told = problemsIn(folder)
    expect(told.filter((problem) => problem.includes(`: there is no value for ${year} although `))).toEqual(told)
    const ofDates = told.filter((problem) => problem.includes('although a date belongs to one tax year'))
    expect(ofDates.length).toBeGreaterThan(0)
    expect(ofDates.filter((problem) => !problem.endsWith('with the date for that year below this value'))).toEqual([])
    expect(told.map((problem) => problem.replace(/^rates\/(\S+\.yaml):\d+:\d+ (\S+): .*/, '$1 $2')).sort()).toEqual(expected.sort())
  })

  it.each([
    ['plan4.threshold', LOANS, 'figure'],
    ['bands', 'scottish-income-tax.yaml', 'bands'],
  ])('needs a figure for %s once the freeze has ended, and not before', (entry, file, words) => {
    const { place, told } = freezeLast(file, entry, LAST_YEAR.ends)
    expect(told).toEqual([
      `${place} ${entry}: there is no value for ${year} although it is indexed; add "- from: ${starts}" with the ${words} for that year below this value. If you have read an Act that keeps last year’s, cite that Act under frozen`,
    ])
    makeMistake(folder, { file, entry, right: `until: ${LAST_YEAR.ends}, law: An Act`, written: `until: ${ends}, law: An Act` })
    expect(problemsIn(folder).filter((problem) => problem.includes(` ${entry}: `))).toEqual([])
  })
})

it.each([
  // ITEPA 2003 s.139 gets a new table for each year; ss.150, 155 and 161 are changed by order.
  [CARS, ['zeroEmission', 'emissions', 'electricRange', 'fuelBenefitMultiplier', 'vanBenefit', 'vanFuelBenefit']],
  // ITA 2007 s.6(2): Parliament sets the rates for each year. Scotland Act 1998 s.80C: a resolution for each year.
  [INCOME_TAX, ['basicRate', 'higherRate', 'additionalRate']],
  ['scottish-income-tax.yaml', ['bands']],
  // CTA 2009 s.2(1): an Act charges the tax for each financial year and sets its rates.
  ['corporation-tax.yaml', ['smallProfitsRate', 'mainRate', 'marginalReliefFraction']],
])('%s: the law sets these every year, so a new year needs them: %j', (file, entries) => {
  const table = readRates(folder).tables[file.replace('.yaml', '')]
  expect(entries.filter((entry) => table?.entries[entry]?.indexed === undefined)).toEqual([])
})

const asked = usesInCode(Object.keys(readRates(RATES_FOLDER).tables).map(tableName))
const on = (day: string) => checkRates(folder, new Date(day), asked)

const madeAt = (mistake: Mistake) => {
  const place = makeMistake(folder, mistake)
  return { place, told: on(DAY).errors.map(describeProblem) }
}

const warnings = (day: string) => on(day).warnings.map(describeProblem)

/** A value from the start, followed by the real one from a date within a year. */
const twoValues = (from: string) =>
  `values:\n      - from: 2022-04-06\n        readings:\n          statute: { value: 4000, law: NICA 2014 s.1, ${MEMORY} }\n      - from: ‸${from}\n        startLaw: FA 2016 s.98`

describe('a mistake that only the code that reads the tables shows', () => {
  it('an entry that nothing reads and that does not say why it is kept', () => {
    const reason = '\n    onlyPrinted: No calculator asks when HMRC paid tax back.'
    const { place, told } = madeAt({ file: 'interest.yaml', entry: 'repayment', right: reason, written: '' })
    expect(told).toEqual([
      `${place} repayment: no rule reads this entry and no page names it; write the rule that reads it, or remove it, or say why it is kept, for example onlyPrinted: Looked up often.`,
    ])
  })

  it('an entry that says nothing reads it although something does', () => {
    const { place, told } = madeAt({
      file: 'cis.yaml',
      entry: 'deduction.gross',
      right: 'values:',
      written: '‸onlyPrinted: Kept.\n    values:',
    })
    expect(told).toEqual([
      `${place} deduction.gross: engine/law/cis.ts reads this entry, so it is not only printed; remove onlyPrinted, and run npm run rates:accept`,
    ])
  })

  it.each([
    [LOANS, 'plan4.threshold', 'plan4.treshold', 'engine/calculators/part-year/student-loan.ts'],
    // Including names that a rule works out from a choice: loans[plan], deduction[status].
    [LOANS, 'undergraduateRate', 'undergradateRate', 'engine/law/student-loans/repayment.ts'],
    ['cis.yaml', 'deduction.registered', 'deduction.registerd', 'engine/law/cis.ts'],
    ['deadlines.yaml', 'payePostDay', 'payePostday', 'web/calculators/cis/content.tsx'],
  ])('a misspelt name in %s, with the name that the code asks for: %s', (file, entry, written, asks) => {
    const { place, told } = madeAt({ file, entry, right: `${entry}:`, written: `‸${written}:` })
    expect(told).toContain(`${place} ${written}: no rule reads this entry and no page names it; write ${entry}, which ${asks} asks for`)
  })
})

describe('a warning', () => {
  it('for sources that nobody has checked for over a year, except our own documents and those checked since', () => {
    expect(warnings('2027-11-30')).toEqual([])
    const ofAll = warnings('2027-12-01')
    const right = 'seen: git snapshot of 19 February 2026'
    const place = makeMistake(folder, { file: 'sources.yaml', entry: 'tax-kalculator', right, written: `${right}\n    checked: 2026-12` })
    expect(ofAll).toContain(
      `${place} tax-kalculator: last checked in 2026-11, over a year ago; read it again and write the month, for example checked: 2027-12`,
    )
    expect(ofAll.filter((warning) => warning.includes(' specification-'))).toEqual([])
    expect(warnings('2027-12-01')).toHaveLength(ofAll.length - 1)
  })

  it('for a value that starts within a tax year, if no calculator asks for its value on a date', () => {
    const mistake = { file: 'national-insurance.yaml', entry: 'employmentAllowance.amount', right: 'values:\n      - from: 2022-04-06' }
    const place = makeMistake(folder, { ...mistake, written: twoValues('2022-07-06') })
    expect(warnings(DAY)).toEqual([
      // Its status is memory.
      expect.stringMatching(/employmentAllowance\.amount: nobody has seen this in a source, so pages say “not confirmed”/),
      `${place} employmentAllowance.amount: calculators read this entry on the first day of a tax year, so this value only counts from 2023-04-06; ` +
        'write the figure for the whole year, or, if a calculator asks for the value on a date, byDay: true',
    ])
    verifyAll(folder)
    expect(on(DAY).errors).toEqual([])
  })
})
