import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { amountIn } from '../explain/amount-in.ts'
import { answerInOtherYear, explainYears, inputsIn, type YearsCompared } from '../explain/between-years.ts'
import { unchangedAmounts } from '../explain/unchanged-amounts.ts'
import { defaultTaxYear, taxYears } from '../rates/generated/tax-years.ts'
import { tablesIn } from '../rates/generated/years/index.ts'
import { joinedTables } from '../rates/joined-tables.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { inputsOf, questionsFor } from './questions.ts'
import { runs } from './runs.ts'

vi.setConfig({ testTimeout: 300_000 })

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))

const YEARS = Object.keys(taxYears).sort() as TaxYear[]
/** Neighbours both ways round, two years apart, and the first year with the last, where most has changed. */
const PAIRS: readonly (readonly [TaxYear, TaxYear])[] = [
  ...YEARS.slice(1).flatMap((year, index) => {
    const before = YEARS[index] ?? year
    return [[before, year] as const, [year, before] as const]
  }),
  ['2024-25', '2026-27'],
  ['2022-23', '2026-27'],
]

/** Calls `check` with random questions to a calculator, asked in each pair of years. Questions that the first year refuses are left out. */
function holdsBetweenYears(calculator: Calculator, check: (compared: YearsCompared) => void, numRuns: number): void {
  fc.assert(
    fc.property(questionsFor(calculator), fc.constantFrom(...PAIRS), (question, [from, to]) => {
      const inputs = inputsIn({ calculator, inputs: inputsOf(calculator, question), from: defaultTaxYear, to: from })
      if (!inputs) return
      const field = calculator.calculate(inputs, { taxYear: from }).headline
      check({ calculator, inputs, from, to, field, tables: calculator.tables })
    }),
    { numRuns },
  )
}

/** Asserts that the steps lead from one answer to the other to the penny, and that each has an amount. */
function expectExact({ from, to, steps }: ReturnType<typeof explainYears>): string[] {
  expect(steps.reduce((sum, { amount }) => sum.plus(amount), from).toFixed()).toBe(to.toFixed())
  expect(steps.filter(({ amount }) => amount.isZero() || amount.decimalPlaces() > 2)).toEqual([])
  return steps.map(({ name }) => name)
}

/** The whole bill has far more formulas than the others, and each explanation works it out hundreds of times. */
const FEWER_RUNS: Readonly<Record<string, number>> = { 'tax-bill': 4 }

describe.each(CALCULATORS)('$slug', (calculator) => {
  const { slug, tables, fields } = calculator
  const many = runs(FEWER_RUNS[slug] ?? 30)

  it('explains the whole difference between two years, from the answer of one page to that of the other', () => {
    let answered = 0
    holdsBetweenYears(
      calculator,
      (compared) => {
        const { inputs, from, to, field } = compared
        const later = inputsIn(compared)
        const answer = answerInOtherYear(compared)
        if (!later) {
          expect(answer).toBeUndefined()
          return
        }
        answered++
        const explained = explainYears(compared)
        expect(explained.from).toEqual(amountIn(calculator.record(inputs, { taxYear: from }), field, slug))
        expect(explained.to).toEqual(amountIn(calculator.record(later, { taxYear: to }), field, slug))
        expect(explained.to).toEqual(answer)
        const names = expectExact(explained)
        expect(names.filter((name) => !(name in fields) && !Object.hasOwn(tables, name.split('.', 1)[0] ?? ''))).toEqual([])
        expect(new Set(names).size).toBe(names.length)
      },
      many,
    )
    expect(answered).toBeGreaterThan(many / 2)
  })

  it('answers for another year from the tables of the two years alone, if it reads no others', async () => {
    const years = Object.fromEntries(await Promise.all(YEARS.map(async (year) => [year, (await tablesIn[year]()).tables] as const)))
    const readsOthers = ['company-car', 'corporation-tax', 'pension-allowance'].includes(slug)
    holdsBetweenYears(
      calculator,
      (compared) => {
        const own = readsOthers ? tables : Object.fromEntries(Object.keys(tables).map((name) => [name, years[compared.from]?.[name] ?? {}]))
        const joined = { ...compared, tables: joinedTables(own, years[compared.to] ?? {}) }
        expect(answerInOtherYear(joined)).toEqual(answerInOtherYear(compared))
        expect(unchangedAmounts(joined).map(({ figure }) => figure.entry)).toEqual(
          unchangedAmounts(compared).map(({ figure }) => figure.entry),
        )
      },
      6,
    )
  })
})

/** A question asked in one year and compared with another. */
async function compare(slug: string, typed: Readonly<Record<string, string>>, from: TaxYear, to: TaxYear): Promise<YearsCompared> {
  const calculator = await calculatorNamed(slug)
  const parsed = calculator.parse(typed, from)
  if (parsed.issues) throw new Error(JSON.stringify(parsed.issues))
  const { headline: field } = calculator.calculate(parsed.inputs, { taxYear: from })
  return { calculator, inputs: parsed.inputs, from, to, field, tables: calculator.tables }
}

const explainedOf = async (...asked: Parameters<typeof compare>) => explainYears(await compare(...asked))
const stepsOf = (compared: YearsCompared) => explainYears(compared).steps.map(({ name, amount }) => `${name} ${amount.toFixed(2)}`)
const stayedIn = (compared: YearsCompared) => unchangedAmounts(compared).map(({ figure }) => figure.entry)

describe('a difference between two years', () => {
  it('is one threshold for a loan, and what stayed the same is what would have raised take-home pay', async () => {
    const compared = await compare('student-loan', { annualSalary: '35000', studentLoanPlan: 'plan1' }, '2024-25', '2026-27')
    // 9% of 26,900 - 24,990 (SI 2009/470 reg.29).
    expect(stepsOf(compared)).toEqual(['studentLoans.plan1.threshold 171.90'])
    // 20% of the one and 8% of the other. The limits above 50,270 do not touch 35,000.
    expect(stayedIn(compared)).toEqual(['incomeTax.personalAllowance.amount', 'nationalInsurance.class1.primaryThreshold'])
  })

  it('with more changes than are split has a step for each table, still exact', async () => {
    const typed = { mainJobSalary: '60000', sideHustleIncome: '40000', region: 'scotland' }
    const names = expectExact(await explainedOf('side-hustle', typed, '2022-23', '2026-27'))
    expect(names).toContain('scottishIncomeTax')
    expect(names.filter((name) => name.includes('.'))).toEqual([])
  })

  it('of a Scottish taxpayer has all bands in one step', async () => {
    const names = expectExact(await explainedOf('part-year', { annualSalary: '60000', region: 'scotland' }, '2024-25', '2026-27'))
    expect(names).toEqual(['scottishIncomeTax.bands'])
  })

  it('has the rates of pay periods in the year that has them, and none in the other', async () => {
    const { steps } = explainYears(await compare('part-year', { annualSalary: '12576.02', monthsWorked: '10' }, '2024-25', '2023-24'))
    const step = steps.find(({ name }) => name === 'nationalInsurance.class1.employee.payPeriodMainRate')
    expect(step?.readings.map(({ from, to }) => [from, to !== undefined])).toContainEqual([undefined, true])
  })

  it('has the day as a step where a leap year divides a period otherwise', async () => {
    const typed = { taxableProfit: '366000', periodEnd: '2024-02-29' }
    const compared = await compare('corporation-tax', typed, '2023-24', '2024-25')
    // 31 days at 19% and 335 at 25%: 366,000 - 5,890 - 83,750. By the rules of a year later, 25% of it all.
    const { from, to, steps } = explainYears(compared)
    expect([from, to].map((amount) => amount.toFixed(2))).toEqual(['276360.00', '274500.00'])
    // By days of the next year’s period, to 28 February, 31 of 365 days are at 19%, which saves 6% of 31,084.93 and not of 31,000.
    expect(steps.find(({ name }) => name === 'periodEnd')?.amount.toFixed(2)).toBe('5.10')
  })

  it('has an answer where a period reaches back to before the first tax year', async () => {
    const typed = { taxableProfit: '1000', periodEnd: '2023-12-31' }
    // 1,000 less 19% (FA 2020 s.6(2); FA 2021 s.6(2)(a)).
    expect(answerInOtherYear(await compare('corporation-tax', typed, '2023-24', '2022-23'))?.toFixed(2)).toBe('810.00')
  })

  it('asks a calculator that has a year among its inputs about the other year', async () => {
    const car = await compare('company-car', { carListPrice: '30000', fuelType: 'electric', annualSalary: '60000' }, '2024-25', '2026-27')
    // 40% of 2% more of 30,000 (ITEPA 2003 s.139).
    expect(stepsOf(car)).toEqual(['companyCars.zeroEmission 240.00'])
  })

  it('has nothing to say of VAT', async () => {
    const vat = await compare('vat', { amount: '240' }, '2024-25', '2026-27')
    expect([...stepsOf(vat), ...stayedIn(vat)]).toEqual([])
  })
})
