import { type Calculator, type RatesChoice, taxYearOf } from '../calculator.ts'
import { ExactEvaluator } from '../evaluate/exact-evaluator.ts'
import type { Region } from '../inputs/common-fields.ts'
import type { Fields, InputsOf } from '../inputs/field.ts'
import { bandsOf } from '../law/income-tax/bands.ts'
import { bandsByIncome } from '../law/income-tax/bands-by-income.ts'
import { Decimal, ONE } from '../money/decimal.ts'
import { incomeTax } from '../rates/generated/income-tax.ts'
import { methods } from '../rates/generated/methods.ts'
import { defaultRuleSet } from '../rates/generated/rule-sets.ts'
import { scottishIncomeTax } from '../rates/generated/scottish-income-tax.ts'
import { ratesAt } from '../rates/rates-at.ts'
import type { Result } from '../result/result.ts'

/** What the answer is for one kind of taxpayer. */
export interface Taxpayer {
  /** The band that the next pound of their income falls in: `basic`, `higher`, `additional`, or `top` in Scotland. */
  readonly band: string
  /** The income that decides the band, apart from the amount in question. Pounds a year. */
  readonly income: Decimal
  /** The inputs of the result, that income among them. */
  readonly inputs: InputsOf<Fields>
  readonly result: Result
}

/**
 * The answers for a basic rate taxpayer, a higher rate taxpayer, and one who pays the highest rate there is, where nobody said the income
 * that decides the answer. Each has the first whole thousand of pounds above the start of the band: the Personal Allowance is used up, and
 * what comes on top is taxed at that rate as far as the band goes. ITA 2007 ss.10, 11A and 35. Pounds a year.
 * @throws TypeError for a calculator that no income decides.
 */
export function eachTaxpayer<Of extends Fields>(calculator: Calculator<Of>, inputs: InputsOf<Of>, choice: RatesChoice): Taxpayer[] {
  const { decidingIncome } = calculator
  if (!decidingIncome) throw new TypeError(`no income decides the answer of ${calculator.slug}`)
  const rates = ratesAt({ incomeTax, scottishIncomeTax, methods }, taxYearOf(inputs, choice.taxYear), choice.ruleSet ?? defaultRuleSet)
  const { region = 'england' } = inputs as { readonly region?: Region }
  const bands = bandsByIncome(bandsOf(decidingIncome.bands === 'uk' ? 'england' : region, rates), rates)
  const values = new ExactEvaluator({})
  return bands.flatMap(({ name, upTo }, index) => {
    const from = bands[index - 1]?.upTo
    if (!from || (upTo && name !== 'basic' && name !== 'higher')) return []
    const income = firstThousandAbove(values.of(from))
    const theirs = { ...inputs, [decidingIncome.input]: income }
    return [{ band: name, income, inputs: theirs, result: calculator.calculate(theirs, choice) }]
  })
}

const THOUSAND = new Decimal(1000)
const firstThousandAbove = (start: Decimal): Decimal => start.dividedBy(THOUSAND).floor().plus(ONE).times(THOUSAND)
