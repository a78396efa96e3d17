import { NIL } from '../../formula/amount.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { isAbove, not } from '../../formula/condition.ts'
import { outside as apart, called, deduction, fact, kept, keyed, type Part, recorded, shown, total, where } from '../../formula/ledger.ts'
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
    // Inside IR35 the record has nothing for what only a company’s owner has.
    const ofCompany = (key: 'dividends' | 'corporationTax' | 'dividendTax', part: Part) =>
      isInside ? recorded(NIL, keyed(key)) : shown(outside[key], part)
    return {
      headline: kept(chosen.takeHome),
      ledger: [
        shown(grossIncome),
        shown(businessExpenses, deduction),
        shown(netIncome, apart),
        shown(chosen.salary, apart),
        ofCompany('dividends', apart),
        shown(chosen.incomeTax, deduction),
        shown(chosen.nationalInsurance, deduction),
        ofCompany('corporationTax', deduction),
        ofCompany('dividendTax', deduction),
        shown(chosen.takeHome, total),
        shown(other.takeHome, called(`Take-Home Pay ${otherStatus}`), apart),
        shown(more, apart, where(not(isLess))),
        shown(less, apart, where(isLess)),
        fact('scenario', ir35Status),
        recorded(chosen.effectiveRate),
      ],
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
