import { NIL } from '../../formula/amount.ts'
import { outside as apart, deduction, either, row, total, where } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isAbove, not } from '../../formula/condition.ts'
import { within } from '../../formula/name.ts'
import { parserOf } from '../../inputs/parse.ts'
import { corporationTax } from '../../rates/generated/corporation-tax.ts'
import { dividends } from '../../rates/generated/dividends.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { insideIr35 } from '../../rules/ir35/inside.ts'
import { outsideIr35 } from '../../rules/ir35/outside.ts'
import { fields, type Ir35Status } from './fields.ts'
import { assumptionsOf, insideNotes, outsideNotes } from './notes.ts'

/**
 * A contractor’s take-home pay for a year inside or outside IR35, compared with the other status. Pounds a year. Inside: ITEPA 2003 s.61N;
 * SSCBA 1992 ss.8 and 9. Outside: CTA 2010 ss.3, 18A and 18B; ITA 2007 ss.8 and 13.
 */
export const calculator = calculatorOf({
  slug: 'ir35',
  fields,
  outputs: [
    'scenario',
    'grossIncome',
    'netIncome',
    'salary',
    'dividends',
    'incomeTax',
    'nationalInsurance',
    'corporationTax',
    'dividendTax',
    'takeHome',
    'effectiveRate',
    'otherScenarioTakeHome',
    'takeHomeDifference',
    'businessExpenses',
  ],
  headlines: { takeHome: 'kept' },
  parse: parserOf(fields),
  margin: { input: 'dailyRate', times: 'daysWorked', ignored: /^other|^takeHomeDifference$/ },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, corporationTax, dividends, methods },
  answer({ dailyRate, daysWorked, businessExpenses, ir35Status, directorSalary }, rates) {
    const grossIncome = dailyRate.times(daysWorked).named('grossIncome', 'Gross income')
    const netIncome = grossIncome.less(businessExpenses).named('netIncome', 'Net business income')
    const income = { grossIncome, netIncome }
    const inside = yearOf('inside', ir35Status, () => insideIr35(income, rates))
    const outside = yearOf('outside', ir35Status, () => outsideIr35(income, rates, directorSalary))
    const isInside = ir35Status === 'inside'
    const [chosen, other] = isInside ? [inside, outside] : [outside, inside]

    const difference = chosen.takeHome.less(other.takeHome)
    const differenceNamed = (way: string) => difference.named('takeHomeDifference', `${way} than ${isInside ? 'outside' : 'inside'} IR35`)
    const [more, less] = [differenceNamed('More'), differenceNamed('Less')]
    const isLess = isAbove(NIL, difference)
    const otherStatus = isInside ? 'Outside IR35' : 'Inside IR35'
    return {
      headline: 'takeHome',
      rows: [
        row('grossIncome', 'Gross Income', grossIncome),
        row('businessExpenses', 'Business Expenses', businessExpenses, deduction),
        row('netIncome', 'Net Business Income', netIncome, apart),
        row('salary', isInside ? 'Amount Treated as Pay' : 'Director’s Salary', chosen.salary, apart),
        ...(isInside ? [] : [row('dividends', 'Dividends', outside.dividends, apart)]),
        row('incomeTax', 'Income Tax', chosen.incomeTax, deduction),
        row('nationalInsurance', 'National Insurance', chosen.nationalInsurance, deduction),
        ...(isInside
          ? []
          : [
              row('corporationTax', 'Corporation Tax', outside.corporationTax, deduction),
              row('dividendTax', 'Dividend Tax', outside.dividendTax, deduction),
            ]),
        row('takeHome', 'Take-Home Pay', chosen.takeHome, total),
        row('otherScenarioTakeHome', `Take-Home Pay ${otherStatus}`, other.takeHome, apart),
        row('takeHomeDifference', `More Than ${otherStatus}`, more, apart, where(not(isLess))),
        row('takeHomeDifference', `Less Than ${otherStatus}`, less, apart, where(isLess)),
      ],
      record: {
        scenario: ir35Status,
        grossIncome,
        netIncome,
        salary: chosen.salary,
        dividends: isInside ? NIL : outside.dividends,
        incomeTax: chosen.incomeTax,
        nationalInsurance: chosen.nationalInsurance,
        corporationTax: isInside ? NIL : outside.corporationTax,
        dividendTax: isInside ? NIL : outside.dividendTax,
        takeHome: chosen.takeHome,
        effectiveRate: chosen.effectiveRate,
        otherScenarioTakeHome: other.takeHome,
        takeHomeDifference: either(isLess, less, more),
        businessExpenses,
      },
      working: [chosen.effectiveRate, other.effectiveRate],
      notes: isInside ? insideNotes(income, businessExpenses, inside, rates) : outsideNotes(income, outside, rates),
      assumptions: assumptionsOf(directorSalary, rates),
    }
  },
})

/** A year under one status. Its steps say which status that is where it is not the one that was chosen. */
function yearOf<Year>(status: Ir35Status, chosen: Ir35Status, make: () => Year): Year {
  if (status === chosen) return make()
  const words = `(${status} IR35)`
  return within({ key: otherKey, words, afterTitle: ` ${words}` }, make)
}

/** The other status’s take-home has its own field in the record; its other steps take the prefix `other.`. */
const otherKey = (key: string) => (key === 'takeHome' ? 'otherScenarioTakeHome' : `other.${key}`)
