import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openIn } from './as-enacted.ts'
import { asEnactedFolder, GENERATED_FOLDER, RATES_FOLDER } from './compile.ts'
import { readWhole } from './read-rates.ts'
import { copyOfRates, makeMistake, problemsIn, removeCopy } from './tests/mistake.ts'

const WHOLE = readWhole(RATES_FOLDER)
const [year = '', { starts } = { starts: '' }] =
  Object.entries(WHOLE.taxYears.years).find(([, { isAsEnacted }]) => isAsEnacted !== undefined) ?? []

const textOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('')

describe('a year that no page shows yet', () => {
  it('is not in the modules that pages and commands are made from, nor is any of its figures', () => {
    const text = textOf(GENERATED_FOLDER)
    expect(year).not.toBe('')
    expect(text).not.toContain(`"${year}"`)
    expect(text).not.toContain(starts)
    expect(text).not.toContain('isAsEnacted')
  })

  it('is in those beside them, which only npm run as-enacted reads', () => {
    const text = textOf(asEnactedFolder(GENERATED_FOLDER))
    for (const part of [`"${year}":{"starts":"${starts}"`, `"from":"${starts}"`, 'isAsEnacted']) expect(text).toContain(part)
  })

  it('rests on what was announced for the main rates and the thresholds of National Insurance, and says so', () => {
    expect(openIn(WHOLE, year).announced.map(({ id }) => id)).toEqual([
      'income-tax.basicRate',
      'income-tax.higherRate',
      'income-tax.additionalRate',
      'national-insurance.class1.primaryThreshold',
      'national-insurance.class1.upperEarningsLimit',
      'national-insurance.class1.secondaryThreshold',
      'national-insurance.class4.lowerProfitsLimit',
      'national-insurance.class4.upperProfitsLimit',
      'national-insurance.annualMaximum.weeklyPrimaryThreshold',
      'national-insurance.annualMaximum.weeklyUpperEarningsLimit',
      'student-loans.plan2.threshold',
    ])
  })

  it('has no value for what nobody has set', () => {
    const unknown = openIn(WHOLE, year).unknown.map(({ id }) => id)
    expect(unknown).toEqual(
      expect.arrayContaining([
        'allowances.blindPerson',
        'allowances.childBenefit.eldestChild',
        'company-cars.vanBenefit',
        'deadlines.selfAssessment.onlineReturn',
        'income-tax.wales.bands',
        'national-insurance.class1.lowerEarningsLimit',
        'national-insurance.class2.smallProfitsThreshold',
        'national-insurance.class2.weeklyRate',
        'national-insurance.class3.weeklyRate',
        'pensions.automaticEnrolment.monthlyLowerLimit',
        'scottish-income-tax.bands',
        'student-loans.plan1.threshold',
        'student-loans.plan4.threshold',
      ]),
    )
    // A figure that a law freezes, or does not set each year, is known.
    for (const known of [
      'income-tax.personalAllowance.amount',
      'allowances.marriage',
      'dividends.ordinaryRate',
      'corporation-tax.mainRate',
    ])
      expect(unknown).not.toContain(known)
  })
})

describe('rates:check', () => {
  let folder: string
  beforeEach(() => {
    folder = copyOfRates()
  })
  afterEach(() => removeCopy(folder))

  it.each([
    [
      'tax-years.yaml',
      '',
      'default: 2024-25',
      `default: ‸${year}`,
      'default: 2027-28 is not one of the years; write 2022-23 or 2023-24 or 2024-25 or 2025-26 or 2026-27',
    ],
    [
      'dividends.yaml',
      'ordinaryRate',
      '- from: 2026-04-06',
      '- from: 2026-04-06\n        ‸announced: { until: 2028-04-05, by: Budget }',
      'ordinaryRate: only an entry that the law sets every year can rest on an announcement; remove it',
    ],
    [
      'income-tax.yaml',
      'basicRate',
      'until: 2028-04-05',
      'until: ‸2028-04-31',
      'basicRate: 2028-04-31 is not a real date; write one that is, for example 2028-04-05',
    ],
    [
      'income-tax.yaml',
      'wales.bands',
      '- from: 2027-04-06',
      '- from: 2026-04-06',
      'wales.bands: pages show this year, so its figures have to be known; write the reading',
    ],
    [
      'income-tax.yaml',
      'savings.basicRate',
      'lawMade: 2026-03-18',
      'lawMade: 2026-03-18\n        ‸unknown: Nobody knows.',
      'savings.basicRate: there is a reading, so the value is known; remove one of the two',
    ],
  ])('%s %s: for “%s” written as “%s”, says %s', (file, entry, right, written, message) => {
    const place = makeMistake(folder, { file, entry, right, written })
    expect(problemsIn(folder).map((problem) => problem.replace(/^\S+ /, ''))).toContain(message)
    if (written.includes('‸')) expect(problemsIn(folder)).toContain(`${place} ${message}`)
  })

  it('wants a figure for everything once pages show the year: an announcement is no law', () => {
    makeMistake(folder, { file: 'tax-years.yaml', entry: '', right: '    isAsEnacted: true\n', written: '' })
    const told = problemsIn(folder).join('\n')
    for (const entry of ['basicRate', 'class2.weeklyRate', 'class1.primaryThreshold', 'blindPerson'])
      expect(told).toContain(` ${entry}: there is no value for ${year} although it is indexed`)
    expect(told).toContain(' wales.bands: pages show this year')
    expect(told).not.toContain('personalAllowance.amount')
  })
})
