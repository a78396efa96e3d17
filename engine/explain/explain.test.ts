import { describe, expect, it, vi } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { companyCars } from '../rates/generated/company-cars.ts'
import { methods } from '../rates/generated/methods.ts'
import { nationalInsurance } from '../rates/generated/national-insurance.ts'
import { slabs } from '../rates/generated/slabs.ts'
import { studentLoans } from '../rates/generated/student-loans.ts'
import { allRatesOn, NoRateError, type RuleSet, unlessMissing } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import { holdsFor, inputsOf } from '../tests/questions.ts'
import { useTestFigures } from '../tests/test-figures.ts'
import { NotAnAmountError } from './amount-in.ts'
import { type ExplainOptions, explain, explainerOf, type Question, TooManyDifferencesError, type Waterfall } from './explain.ts'

useTestFigures()

// Allows for a busy machine, which is slow but not wrong.
vi.setConfig({ testTimeout: 60_000 })

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))

const calculatorOf = (slug: string) => CALCULATORS.find((each) => each.slug === slug) as Calculator

const byRules = (calculator: Calculator, inputs: Question['inputs'], from: RuleSet, to: RuleSet, options?: ExplainOptions) =>
  explain(calculator, { inputs, ruleSet: from }, { inputs, ruleSet: to }, options)

function explained(
  slug: string,
  inputs: Readonly<Record<string, string>>,
  from: RuleSet = 'constants',
  to: RuleSet = 'statute',
  field?: string,
) {
  const calculator = calculatorOf(slug)
  return byRules(calculator, inputsOf(calculator, { ruleSet: from, inputs }), from, to, field === undefined ? {} : { field })
}

/** The calculator with a record of its own, worked out from other tables than those that its formulas need. */
const readingOnly = (calculator: Calculator, tables: Calculator['tables'], recordOn: Calculator['recordOn']): Calculator => ({
  ...calculator,
  tables,
  recordOn,
  answerOn: (inputs, _, taxYear) => calculator.answerOn(inputs, (date) => allRatesOn(calculator.tables, date, 'statute'), taxYear),
})

const amountsOf = ({ steps }: Waterfall) => Object.fromEntries(steps.map(({ name, amount }) => [name, amount.toFixed(2)]))
const sumOfSteps = ({ steps }: Waterfall) => steps.reduce((sum, { amount }) => sum.plus(amount), ZERO)
const plan1 = { annualSalary: '150000', studentLoanPlan: 'plan1' }

/** Those that the specification knows, so that other rules than the law can be chosen. */
const WITH_OTHER_RULES = CALCULATORS.filter(({ isLawAlone }) => !isLawAlone)

describe.each(WITH_OTHER_RULES)('$slug', (calculator) => {
  it('explains every field of any answer without a remainder, and by the same steps the other way round, give or take a penny', () => {
    holdsFor(
      calculator,
      (question, { record }) => {
        const inputs = inputsOf(calculator, question)
        const explainedBy = (from: RuleSet, to: RuleSet) => {
          const [before, after] = [from, to].map((ruleSet) => calculator.record(inputs, { ruleSet }))
          const explainField = explainerOf(calculator, { inputs, ruleSet: from }, { inputs, ruleSet: to })
          for (const field of Object.keys(record).filter((name) => record[name] instanceof Decimal)) {
            const waterfall = explainField(field)
            expect([waterfall.from, waterfall.to]).toEqual([before?.[field] ?? ZERO, after?.[field] ?? ZERO])
            expect(waterfall.from.plus(sumOfSteps(waterfall)).toFixed()).toBe(waterfall.to.toFixed())
            expect(new Set(waterfall.steps.map(({ name }) => name)).size).toBe(waterfall.steps.length)
          }
          return explainField
        }
        const explainField = explainedBy('constants', 'statute')
        explainedBy('statute', 'text')
        // An explanation asked for alone is the same as one after all the others.
        const there = byRules(calculator, inputs, 'constants', 'statute')
        expect(there).toEqual(explainField(there.field))

        const back = byRules(calculator, inputs, 'statute', 'constants')
        expect(back.steps.map(({ name }) => name).sort()).toEqual(there.steps.map(({ name }) => name).sort())
        for (const { name, amount } of there.steps) {
          const other = back.steps.find((step) => step.name === name)
          expect(other?.amount.plus(amount).abs().toNumber()).toBeLessThanOrEqual(0.01)
        }
      },
      8,
    )
  })

  it('has no step where both rule sets are the same', () => {
    holdsFor(
      calculator,
      (question) => {
        expect(byRules(calculator, inputsOf(calculator, question), question.ruleSet, question.ruleSet).steps).toEqual([])
      },
      4,
    )
  })
})

describe('a difference', () => {
  it('explains the figure asked about', () => {
    expect(amountsOf(explained('income-tax', plan1, 'constants', 'statute', 'nationalInsurance'))).toEqual({
      'nationalInsurance.class1.employee.mainRate': '-1508.00',
    })
  })

  it('has its largest step first, whether that is up or down', () => {
    const { steps } = explained('income-tax', plan1)
    // The waterfall at the end of section 5 of rules.md.
    expect(steps.map(({ amount }) => amount.toFixed(2))).toEqual(['-5656.50', '1508.00', '628.50', '267.75'])
  })

  it('says what each rule set reads, and on what date', () => {
    const [step] = explained('income-tax', { annualSalary: '30000' }).steps
    expect(step?.readings).toMatchObject([
      {
        date: '2024-04-06',
        from: { reading: 'constants', value: new Decimal('0.12') },
        to: { reading: 'statute', value: new Decimal('0.08') },
      },
    ])
  })

  it('has no steps for readings that do not matter here', () => {
    expect(explained('income-tax', { annualSalary: '10000', studentLoanPlan: 'plan1' })).toMatchObject({ steps: [] })
  })

  it('is refused for a field that is not an amount', () => {
    expect(() => explained('income-tax', plan1, 'constants', 'statute', 'region')).toThrow(NotAnAmountError)
    expect(() => explained('ir35', { dailyRate: '500' }, 'constants', 'statute', 'scenario')).toThrow(NotAnAmountError)
  })

  it('is refused where it depends on too many readings, and the error names them', () => {
    const calculator = calculatorOf('income-tax')
    const leaves = (tree: object): unknown[] =>
      Object.values(tree).flatMap((each) => ('entry' in (each as object) ? [each] : leaves(each as object)))
    const greedy = readingOnly(calculator, { companyCars, methods, slabs, nationalInsurance }, (_, on) => ({
      netIncome: new Decimal(leaves(on('2024-04-06')).length),
    }))
    const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: {} })
    expect(() => byRules(greedy, inputs, 'constants', 'statute')).toThrow(TooManyDifferencesError)
    expect(() => byRules(greedy, inputs, 'constants', 'statute')).toThrow(
      /^income-tax reads 11 entries and inputs that differ \(\w+\.[\w.]+(, \w+\.[\w.]+){10}\); at most 10 are split$/,
    )
  })

  it('between two questions has a step for each input that differs', () => {
    const calculator = calculatorOf('income-tax')
    const asked = (inputs: Readonly<Record<string, string>>) => ({ inputs: inputsOf(calculator, { ruleSet: 'statute', inputs }) })
    const { from, to, steps } = explain(calculator, asked({ annualSalary: '30000' }), asked({ annualSalary: '30000', region: 'scotland' }))
    // 19% of 2,306, 20% of 11,685 and 21% of 3,439 of the 17,430, and not 20% of it all (Scotland Act 1998 s.80C): 3,497.33.
    expect([from, to].map((amount) => amount.toFixed(2))).toEqual(['25119.60', '25108.27'])
    expect(steps.map(({ name, amount }) => `${name} ${amount.toFixed(2)}`)).toEqual(['region -11.33'])
    const more = explain(calculator, asked({ annualSalary: '30000' }), asked({ annualSalary: '40000', pensionContribution: '10' }))
    // Alone, 10,000 more pay leaves 7,200, and 10% of 30,000 costs 2,160. Together they come to 4,320, because 10% of 40,000 costs 2,880.
    // Each takes half of the 720 that they cost only together.
    expect(more.steps.map(({ name, amount }) => `${name} ${amount.toFixed(2)}`)).toEqual([
      'annualSalary 6840.00',
      'pensionContribution -2520.00',
    ])
  })

  it('between two tax years has a step for each entry that changed, also where the year is an input', () => {
    const car = calculatorOf('company-car')
    const inputs = inputsOf(car, { ruleSet: 'statute', inputs: { carListPrice: '30000', fuelType: 'electric', taxYear: '2026-27' } })
    const step = { name: 'companyCars.zeroEmission', amount: new Decimal('600') }
    // 4% and 2% of 30,000 (ITEPA 2003 s.140).
    const asked = { field: 'annualBIKValue' }
    expect(explain(car, { inputs, taxYear: '2024-25' }, { inputs }, asked).steps).toMatchObject([step])
    const before = { ...inputs, taxYear: '2024-25' } as const
    expect(explain(car, { inputs: before }, { inputs }, asked).steps).toMatchObject([step])
    expect(explain(car, { inputs, taxYear: '2026-27' }, { inputs }, asked).steps).toEqual([])
  })

  it('between two tax years reads each day as the same day of the other year', () => {
    const gains = calculatorOf('capital-gains')
    const { inputs } = { inputs: {}, ...gains.parse({ salePrice: '20000', disposalDate: '2026-12-01' }, '2026-27') }
    const { from, to } = explain(gains, { inputs, taxYear: '2023-24' }, { inputs, taxYear: '2026-27' })
    // 10% above 6,000, and 18% above 3,000 (TCGA 1992 ss.1H and 1K).
    expect([from, to].map((amount) => amount.toFixed(2))).toEqual(['1400.00', '3060.00'])
  })

  it('between two tax years groups more differences than it splits by table, still without a remainder', () => {
    const calculator = calculatorOf('income-tax')
    const totalOf = (tree: object): Decimal =>
      Object.keys(tree).reduce((total, name) => {
        const part = unlessMissing(
          () => (tree as Readonly<Record<string, object>>)[name] as { readonly value?: unknown; readonly entry?: string },
        )
        if (part instanceof NoRateError) return total
        if (part.entry === undefined) return total.plus(totalOf(part))
        return part.value instanceof Decimal ? total.plus(part.value.times(100)) : total
      }, ZERO)
    const greedy = readingOnly(calculator, { companyCars, nationalInsurance, slabs, studentLoans }, (_, on) => ({
      netIncome: totalOf(on('2026-04-06')),
    }))
    const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: {} })
    const { from, to, steps } = explain(greedy, { inputs, taxYear: '2022-23' }, { inputs, taxYear: '2026-27' }, { field: 'netIncome' })
    expect(steps.map(({ name }) => name).sort()).toEqual(['companyCars', 'nationalInsurance', 'studentLoans'])
    for (const { name, readings } of steps) for (const { entry } of readings) expect(entry.startsWith(`${name}.`)).toBe(true)
    expect(from.plus(sumOfSteps({ field: '', from, to, steps })).toFixed()).toBe(to.toFixed())
  })

  it('between two revisions of the tables has a step for each entry that was edited', () => {
    const calculator = calculatorOf('income-tax')
    const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: { annualSalary: '30000' } })
    const { employee, ...class1 } = nationalInsurance.class1
    const values = [{ from: '2024-04-06', statute: '7%' }] as const
    const edited = { ...nationalInsurance, class1: { ...class1, employee: { ...employee, mainRate: { ...employee.mainRate, values } } } }
    const { steps } = explain(calculator, { inputs }, { inputs, tables: { ...calculator.tables, nationalInsurance: edited } })
    // 1% of 17,430.
    expect(steps.map(({ name, amount }) => `${name} ${amount.toFixed(2)}`)).toEqual(['nationalInsurance.class1.employee.mainRate 174.30'])
  })
})
