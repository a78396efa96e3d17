import { calculatorOf } from '../../answer/calculator-of.ts'
import { type EntryRole, fact, kept, recorded, row } from '../../answer/ledger.ts'
import { type Amount, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual, not } from '../../expression/condition.ts'
import { PLAIN, type Scope, scopeOf } from '../../expression/name.ts'
import { asMoney, either, type Sentence, say } from '../../expression/sentence.ts'
import { insideIr35 } from '../../law/ir35/inside.ts'
import { outsideIr35 } from '../../law/ir35/outside.ts'
import { permanentTakeHome } from '../../law/ir35/permanent.ts'
import type { Scenario } from '../../law/ir35/scenario.ts'
import { effectiveRateNote } from '../../law/words.ts'
import { corporationTax } from '../../rates/generated/corporation-tax.ts'
import { dividends } from '../../rates/generated/dividends.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { fields, type Ir35Status } from './fields.ts'
import { assumptionsOf, insideNotes, outsideNotes } from './notes.ts'

/**
 * A contractor’s take-home pay for a year inside or outside IR35, compared with the other status. Pounds a year. Inside: ITEPA 2003 s.61N;
 * SSCBA 1992 ss.8 and 9. Outside: CTA 2010 ss.3, 18A and 18B; ITA 2007 ss.8 and 13.
 */
export const calculator = calculatorOf({
  slug: 'ir35',
  isAdvised: true,
  fields,
  margin: {
    input: 'dailyRate',
    rises: 'your day rate rises',
    times: 'daysWorked',
    of: 'of fees',
    at: (amount) => `a day rate of ${amount}`,
    ignored: /^other|^takeHomeDifference$|^permanent/,
  },
  goalSeek: ({ ir35Status }) => ({
    find: 'dailyRate',
    wanted: 'takeHome',
    isYearly: true,
    wants: `${ir35Status === 'inside' ? 'Inside' : 'Outside'} IR35, I need to take home`,
    needs: 'You need a day rate of',
    use: 'this day rate',
  }),
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, corporationTax, dividends, methods },
  answer({ dailyRate, daysWorked, businessExpenses, ir35Status, directorSalary, permanentSalary }, rates, _, taxYear) {
    const grossIncome = dailyRate.times(daysWorked).named('grossIncome', 'Gross income').means(say`What you invoice for the year.`)
    const netIncome = grossIncome
      .less(businessExpenses)
      .named('netIncome', 'Net business income')
      .means(say`What is left of the contract once you have paid your costs.`)
    const income = { grossIncome, netIncome }
    const inside = yearOf('inside', ir35Status, (at) => insideIr35(income, rates, at))
    const outside = yearOf('outside', ir35Status, (at) => outsideIr35(income, rates, directorSalary, at))
    const isInside = ir35Status === 'inside'
    const [chosen, other] = isInside ? [inside, outside] : [outside, inside]

    const permanent = permanentSalary && permanentTakeHome(permanentSalary, rates, IN_A_PERMANENT_JOB)

    const difference = chosen.takeHome.less(other.takeHome)
    const differenceNamed = (way: string) =>
      difference
        .named('takeHomeDifference', `${way} than ${isInside ? 'outside' : 'inside'} IR35`)
        .means(say`How much more or less you take home in a year than with the other status.`)
    const [more, less] = [differenceNamed('More'), differenceNamed('Less')]
    const isLess = isAbove(zero, difference)
    const inFavour = either(
      isEqual(difference, zero),
      say`the same for both`,
      either(
        isAbove(inside.takeHome, outside.takeHome),
        say`${asMoney(inside.takeHome.less(outside.takeHome))} more inside IR35 than outside`,
        say`${asMoney(outside.takeHome.less(inside.takeHome))} more outside IR35 than inside`,
      ),
    )
    const otherStatus = isInside ? 'Outside IR35' : 'Inside IR35'
    // Inside IR35 the record has nothing for what only a company’s owner has.
    const ofCompany = (key: 'dividends' | 'corporationTax' | 'dividendTax', role: EntryRole) =>
      isInside ? recorded(zero, { key }) : row(outside[key], { role, onlyWith: outside[key] })
    return {
      headline: kept(chosen.takeHome, 'you would take home'),
      large: {
        period: 'a year',
        about: say`take-home pay a year: ${inFavour}`,
        announced: say`Your take-home pay is ${inside.takeHome} a year inside IR35 and ${outside.takeHome} outside: ${inFavour}.`,
        columns: [
          { amount: inside.takeHome, name: 'Inside IR35' },
          { amount: outside.takeHome, name: 'Outside IR35' },
        ],
      },
      ledger: [
        row(grossIncome),
        row(businessExpenses, { role: 'deduction', onlyWith: businessExpenses }),
        row(netIncome, { role: 'outside' }),
        row(chosen.salary, { role: 'outside', onlyWith: chosen.salary }),
        ofCompany('dividends', 'outside'),
        row(chosen.incomeTax, { role: 'deduction', onlyWith: chosen.incomeTax }),
        row(chosen.nationalInsurance, { role: 'deduction', onlyWith: chosen.nationalInsurance }),
        ofCompany('corporationTax', 'deduction'),
        ofCompany('dividendTax', 'deduction'),
        row(chosen.takeHome, { role: 'total' }),
        row(other.takeHome, { role: 'outside', label: `Take-Home Pay ${otherStatus}`, layout: { place: 'comparison' } }),
        row(more, { role: 'outside', where: not(isLess), layout: { place: 'comparison' } }),
        row(less, { role: 'outside', where: isLess, layout: { place: 'comparison' } }),
        ...(permanent
          ? [row(permanent, { role: 'outside', label: 'Take-Home Pay in a Permanent Job', layout: { place: 'comparison' } })]
          : []),
        fact('scenario', ir35Status),
        recorded(chosen.effectiveRate),
      ],
      working: [chosen.effectiveRate, other.effectiveRate],
      footnote: effectiveRateNote('Effective tax rate', chosen.effectiveRate, taxYear),
      leads: () => [
        {
          where: all(isEqual(daysWorked, zero), not(isEqual(dailyRate, zero))),
          says: say`You entered 0 days, so there is no income to work with.`,
          link: { words: 'Enter the days you work in a year', field: 'daysWorked' },
        },
        ...(permanent
          ? [
              {
                where: isAbove(permanentSalary, zero),
                says: besidePermanent(permanentSalary, permanent, inside.takeHome, outside.takeHome),
              },
            ]
          : []),
      ],
      notes: () => (isInside ? insideNotes(income, businessExpenses, inside, rates) : outsideNotes(income, outside, rates)),
      assumptions: () => assumptionsOf(ir35Status, { directorSalary, permanentSalary }, rates),
    }
  },
})

/** A year under one status. Its steps say which status that is where it is not the one that was chosen. */
function yearOf<Year extends Scenario>(status: Ir35Status, chosen: Ir35Status, make: (at: Scope) => Year): Year {
  const words = `(${status} IR35)`
  if (status !== chosen) return make(scopeOf({ key: otherKey, words, afterTitle: ` ${words}`, isAsUsual: true }))
  const year = make(PLAIN)
  return { ...year, takeHome: year.takeHome.means(say`What you have left after your expenses and all the taxes.`) }
}

const IN_A_PERMANENT_JOB = scopeOf({
  key: (key) => (key === 'takeHome' ? 'permanentTakeHome' : `permanent.${key}`),
  words: 'in a permanent job',
  means: { takeHome: say`What a permanent job would leave you of its salary in a year, after Income Tax and National Insurance.` },
})

/** What a permanent job would leave, and how much more or less that is than each way of contracting. */
function besidePermanent(salary: Amount, permanent: Amount, inside: Amount, outside: Amount): Sentence {
  const than = (contract: Amount, status: Ir35Status) =>
    either(
      isAbove(permanent, contract),
      say`${asMoney(permanent.less(contract))} more than ${status} IR35`,
      either(
        isEqual(permanent, contract),
        say`the same as ${status} IR35`,
        say`${asMoney(contract.less(permanent))} less than ${status} IR35`,
      ),
    )
  return say`A permanent job with a salary of ${asMoney(salary)} would leave you ${permanent} a year: ${than(inside, 'inside')}, and ${than(outside, 'outside')}.`
}

/** The other status’s take-home has its own field in the record; its other steps take the prefix `other.`. */
const otherKey = (key: string) => (key === 'takeHome' ? 'otherScenarioTakeHome' : `other.${key}`)
