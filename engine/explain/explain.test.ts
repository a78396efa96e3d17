import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { Decimal, ZERO } from '../money/decimal.ts'
import { companyCars } from '../rates/generated/company-cars.ts'
import { methods } from '../rates/generated/methods.ts'
import { nationalInsurance } from '../rates/generated/national-insurance.ts'
import { slabs } from '../rates/generated/slabs.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import { holdsFor, inputsOf } from '../tests/questions.ts'
import { explain, MOST_READINGS, NotAnAmountError, TooManyReadingsError, type Waterfall } from './explain.ts'

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))

const calculatorOf = (slug: string) => CALCULATORS.find((each) => each.slug === slug) as Calculator

function explained(
  slug: string,
  inputs: Readonly<Record<string, string>>,
  from: RuleSet = 'constants',
  to: RuleSet = 'statute',
  field?: string,
) {
  const calculator = calculatorOf(slug)
  return explain(calculator, inputsOf(calculator, { ruleSet: from, inputs }), from, to, field === undefined ? {} : { field })
}

const amountsOf = ({ steps }: Waterfall) => Object.fromEntries(steps.map(({ entry, amount }) => [entry, amount.toFixed(2)]))
const sumOfSteps = ({ steps }: Waterfall) => steps.reduce((sum, { amount }) => sum.plus(amount), ZERO)
const plan1 = { annualSalary: '150000', studentLoanPlan: 'plan1' }

describe.each(CALCULATORS)('$slug', (calculator) => {
  it('explains every field of any answer without a remainder, in any direction', () => {
    holdsFor(
      calculator,
      (question, { record }) => {
        const inputs = inputsOf(calculator, question)
        for (const [from, to] of [
          ['constants', 'statute'],
          ['statute', 'text'],
        ] as const) {
          const [before, after] = [from, to].map((ruleSet) => calculator.record(inputs, { ruleSet }))
          for (const field of Object.keys(record).filter((name) => record[name] instanceof Decimal)) {
            const waterfall = explain(calculator, inputs, from, to, { field })
            expect([waterfall.from, waterfall.to]).toEqual([before?.[field] ?? ZERO, after?.[field] ?? ZERO])
            expect(waterfall.from.plus(sumOfSteps(waterfall)).toFixed()).toBe(waterfall.to.toFixed())
            expect(new Set(waterfall.steps.map(({ entry }) => entry)).size).toBe(waterfall.steps.length)
          }
        }
      },
      8,
    )
  })

  it('has the same steps the other way round, but for the penny that settles them', () => {
    holdsFor(
      calculator,
      (question) => {
        const inputs = inputsOf(calculator, question)
        const [there, back] = [explain(calculator, inputs, 'constants', 'statute'), explain(calculator, inputs, 'statute', 'constants')]
        expect(back.steps.map(({ entry }) => entry).sort()).toEqual(there.steps.map(({ entry }) => entry).sort())
        for (const { entry, amount } of there.steps) {
          const other = back.steps.find((step) => step.entry === entry)
          expect(other?.amount.plus(amount).abs().toNumber()).toBeLessThanOrEqual(0.01)
        }
      },
      8,
    )
  })

  it('has no step where the rule sets are one', () => {
    holdsFor(
      calculator,
      (question) => {
        expect(explain(calculator, inputsOf(calculator, question), question.ruleSet, question.ruleSet).steps).toEqual([])
      },
      4,
    )
  })
})

describe('a difference', () => {
  it('is of the figure asked about', () => {
    expect(amountsOf(explained('income-tax', plan1, 'constants', 'statute', 'nationalInsurance'))).toEqual({
      'nationalInsurance.class1.employee.mainRate': '-1508.00',
    })
  })

  it('says what either rule set reads, and when', () => {
    const [step] = explained('income-tax', { annualSalary: '30000' }).steps
    expect(step?.readings).toMatchObject([
      {
        date: '2024-04-06',
        from: { reading: 'constants', value: new Decimal('0.12') },
        to: { reading: 'statute', value: new Decimal('0.08') },
      },
    ])
  })

  it('of no pounds between readings that matter not here is none', () => {
    expect(explained('income-tax', { annualSalary: '10000', studentLoanPlan: 'plan1' })).toMatchObject({ steps: [] })
  })

  it('is not asked of what is no amount', () => {
    expect(() => explained('income-tax', plan1, 'constants', 'statute', 'region')).toThrow(NotAnAmountError)
    expect(() => explained('ir35', { dailyRate: '500' }, 'constants', 'statute', 'scenario')).toThrow(NotAnAmountError)
  })

  it('that turns on more readings than are split is refused, naming them', () => {
    const calculator = calculatorOf('income-tax')
    const leaves = (tree: object): unknown[] =>
      Object.values(tree).flatMap((each) => ('entry' in (each as object) ? [each] : leaves(each as object)))
    const greedy: Calculator = {
      ...calculator,
      tables: { companyCars, methods, slabs, nationalInsurance },
      recordOn: (_, on) => ({ netIncome: new Decimal(leaves(on('2024-04-06')).length) }),
    }
    const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: {} })
    expect(() => explain(greedy, inputs, 'constants', 'statute')).toThrow(TooManyReadingsError)
    expect(() => explain(greedy, inputs, 'constants', 'statute')).toThrow(`reads ${MOST_READINGS + 1} entries`)
  })
})
