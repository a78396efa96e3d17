import { describe, expect, it } from 'vitest'
import type { Calculator } from '../calculator.ts'
import { Decimal } from '../money/decimal.ts'
import type { RuleSet } from '../rates/rates-at.ts'
import { calculatorNamed, SLUGS } from '../tests/calculators.ts'
import { answerOf } from '../tests/page.ts'
import { holdsFor, inputsOf } from '../tests/questions.ts'
import { alternativesOf } from './alternatives.ts'

const CALCULATORS: readonly Calculator[] = await Promise.all(SLUGS.map(calculatorNamed))

type Raw = Readonly<Record<string, string>>

/** The alternatives of a field, one line for each. */
async function alternatives(slug: string, field: string, raw: Raw, ruleSet: RuleSet = 'statute'): Promise<string[]> {
  const calculator = await calculatorNamed(slug)
  const result = answerOf(calculator, raw, ruleSet)
  const found = alternativesOf(calculator, inputsOf(calculator, { ruleSet, inputs: raw }), field, result)
  return found.map(({ choice, difference }) => `${choice} ${difference.toFixed(2)}`)
}

const PAY = { annualSalary: '60000', pensionContribution: '5' }
const SIDE = { mainJobSalary: '30000', sideHustleIncome: '5000' }

describe('another choice', () => {
  it.each<[asked: string, slug: string, field: string, raw: Raw, expected: readonly string[], ruleSet?: RuleSet]>([
    // Take-home 43,617.40 by sacrifice (tax 10,232, National Insurance 3,150.60) and 43,557.40 by either of the others (3,210.60).
    ['of a pension, from salary sacrifice', 'income-tax', 'pensionMethod', PAY, ['net-pay -60.00', 'relief-at-source -60.00']],
    [
      'of a pension, from net pay',
      'income-tax',
      'pensionMethod',
      { ...PAY, pensionMethod: 'net-pay' },
      ['salary-sacrifice 60.00', 'relief-at-source 0.00'],
    ],
    // With both others, National Insurance (2%) and the loan (9%) are due on £3,000 more.
    [
      'of a pension, with a loan',
      'income-tax',
      'pensionMethod',
      { ...PAY, studentLoanPlan: 'plan2' },
      ['net-pay -330.00', 'relief-at-source -330.00'],
    ],
    // England: 20% of 37,700 + 40% of 9,730 = 11,432. Scotland: 19% of 2,306 + 20% of 11,685 + 21% of 17,101 + 42% of 16,338 = 13,228.31.
    ['of a country', 'income-tax', 'region', { annualSalary: '60000' }, ['wales 0.00', 'scotland -1796.31', 'northern-ireland 0.00']],
    // Constants have no Scottish bands.
    [
      'of a country under constants',
      'income-tax',
      'region',
      { annualSalary: '60000' },
      ['wales 0.00', 'scotland 0.00', 'northern-ireland 0.00'],
      'constants',
    ],
    // 9% above 27,295 is 1,143.45; above 24,990 it is 1,350.90, above 31,395 it is 774.45; plan 5 repays nothing yet.
    [
      'of a plan, without the one that the form refuses with a postgraduate loan',
      'student-loan',
      'studentLoanPlan',
      { annualSalary: '40000', postgraduateLoan: 'true' },
      ['plan1 -207.45', 'plan4 369.00', 'plan5 1143.45'],
    ],
    // 6% above 21,000 is 1,140.
    [
      'of a plan, with the postgraduate one',
      'student-loan',
      'studentLoanPlan',
      { annualSalary: '40000' },
      ['plan1 -207.45', 'plan4 369.00', 'plan5 1143.45', 'postgraduate 3.45'],
    ],
    // The rules of a scheme are no choice of its members.
    ['of the rules of a scheme', 'income-tax', 'isPublicServicePension', { ...PAY, isPublicServicePension: 'true' }, []],
    // £1,000 more or less is taxed at 20%; the side income is below the limit of Class 4.
    ['than the trading allowance', 'side-hustle', 'useTradingAllowance', SIDE, ['false -200.00']],
    ['than none', 'side-hustle', 'useTradingAllowance', { ...SIDE, useTradingAllowance: 'false' }, ['true 200.00']],
    ['than an allowance of nothing', 'side-hustle', 'useTradingAllowance', { mainJobSalary: '30000' }, ['false 0.00']],
    // 13.8% of 20,900 is 2,884.20 for each of five: more than the allowance of £5,000. 13.8% of 9,730 for one is less than the allowance.
    [
      'of the Employment Allowance',
      'employer-ni',
      'claimEmploymentAllowance',
      { employeeSalary: '30000', numberOfEmployees: '5' },
      ['true -5000.00'],
    ],
    [
      'of the Employment Allowance, for one under 21',
      'employer-ni',
      'claimEmploymentAllowance',
      { employeeSalary: '60000', employeeCategory: 'under-21' },
      ['true -1342.74'],
    ],
    // 66,862.90 outside and 57,260.71 inside.
    ['of the status', 'ir35', 'ir35Status', { dailyRate: '500', daysWorked: '220', businessExpenses: '10000' }, ['inside -9602.19']],
    // VAT of 5% or 0% added to £100, where it was 20%; and £100 that includes VAT, where it was added.
    ['of a rate', 'vat', 'vatRate', { amount: '100' }, ['5 -15.00', '0 -20.00']],
    ['than an amount without VAT', 'vat', 'isInclusive', { amount: '100' }, ['true -20.00']],
    // Under constants, ticking the box gives another 20% of £10,000.
    [
      'of a box',
      'pension-relief',
      'isHigherRateTaxpayer',
      { annualEarnings: '40000', pensionContribution: '10000' },
      ['true -2000.00'],
      'constants',
    ],
    ['of an amount: none', 'income-tax', 'annualSalary', PAY, []],
    ['of a number: none', 'part-year', 'monthsWorked', { annualSalary: '30000' }, []],
    ['of a day: none', 'capital-gains', 'disposalDate', { salePrice: '9000' }, []],
  ])('%s', async (_, slug, field, raw, expected, ruleSet) => {
    expect(await alternatives(slug, field, raw, ruleSet)).toEqual(expected)
  })

  it('of a tax year, whichever is now the last', async () => {
    // In 2022/23 the allowance was £40,000: £10,000 above it is charged at 20%.
    const asked = { taxYear: '2024-25', annualSalary: '90000', pensionContributions: '50000' }
    const found = await alternatives('pension-allowance', 'taxYear', asked)
    expect(found.filter((year) => year < '2024-25')).toEqual(['2023-24 0.00', '2022-23 2000.00'])
  })

  it('with which something else would be answered first', async () => {
    // £50,000 is £10,000 within the allowance of 2024/25, and £10,000 above that of 2022/23, which is charged.
    const calculator = await calculatorNamed('pension-allowance')
    const asked = { taxYear: '2024-25', annualSalary: '90000', pensionContributions: '50000' }
    const inputs = inputsOf(calculator, { ruleSet: 'statute', inputs: asked })
    const found = alternativesOf(calculator, inputs, 'taxYear', answerOf(calculator, asked))
    const instead = found.map(({ choice, instead: other }) => `${choice} ${other?.field}`)
    expect(instead.filter((year) => year < '2024-25')).toEqual(['2023-24 undefined', '2022-23 annualAllowanceCharge'])
  })
})

describe.each(CALCULATORS)('whatever is asked of $slug', (calculator) => {
  it('an alternative gives the answer that it promised, and only those that the form refuses are left out', () => {
    holdsFor(
      calculator,
      (question, result) => {
        const inputs = inputsOf(calculator, question)
        const answer = result.record[result.headline]
        for (const [field, asked] of Object.entries(calculator.fields)) {
          const found = alternativesOf(calculator, inputs, field, result)
          // A fact that is ticked is no choice.
          const flags = 'isFact' in asked && inputs[field] === true ? [] : ['true', 'false']
          const options = asked.kind === 'choice' ? asked.options : asked.kind === 'flag' ? flags : []
          const expected = options
            .filter((option) => option !== String(inputs[field]))
            .flatMap((option) => {
              const { inputs: chosen } = { inputs: undefined, ...calculator.parse({ ...question.inputs, [field]: option }) }
              const other = chosen && calculator.calculate(chosen, { ruleSet: question.ruleSet }).record[result.headline]
              return other instanceof Decimal && answer instanceof Decimal ? [`${option} ${other.minus(answer).toFixed()}`] : []
            })
          expect(found.map(({ choice, difference }) => `${choice} ${difference.toFixed()}`)).toEqual(expected)
        }
      },
      15,
    )
  })

  /** The order of the assumptions that these match, for a calculator that makes them. */
  const ORDER = [
    /^region$/,
    /^pension-method$/,
    /^(salary-sacrifice|relief-at-source)$/,
    /^(annual-national-insurance|national-insurance-changed|same-pay-each-month)$/,
    /^(no-other-income|one-job|nothing-else-earned|no-other-work|salary-is-all-income|earnings-are-all-income)$/,
    /^(category-a|below-pension-age)$/,
    /^nothing-else$/,
  ]

  it('lists first the assumptions that its form can change, with the region first of all, then the others in a fixed order', () => {
    holdsFor(
      calculator,
      (_, { assumptions }) => {
        const fields = assumptions.map(({ field }) => field)
        expect(fields.filter((field) => field !== undefined && !Object.hasOwn(calculator.fields, field))).toEqual([])
        const firstWithout = fields.indexOf(undefined)
        const late = fields.slice(firstWithout).filter((field) => field !== undefined)
        expect(late, `put the assumptions with a field before those without one, in ${calculator.slug}/answer.ts`).toEqual([])
        if ('region' in calculator.fields) expect(fields[0], 'the assumption of the region comes first').toBe('region')
        for (const part of [assumptions.slice(0, firstWithout), assumptions.slice(firstWithout)]) {
          const places = part.map(({ key }) => ORDER.findIndex((kind) => kind.test(key))).filter((place) => place >= 0)
          expect(places, 'put the assumptions in the order of ORDER in alternatives.test.ts').toEqual([...places].sort((a, b) => a - b))
        }
      },
      15,
    )
  })
})
