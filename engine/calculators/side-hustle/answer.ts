import { NIL } from '../../formula/amount.ts'
import { leftOutBy, type Noted } from '../../formula/answer.ts'
import { calculatorOf } from '../../formula/calculator-of.ts'
import { all, isAbove, isEqual } from '../../formula/condition.ts'
import { deduction, kept, outside, shown, total, unrecorded } from '../../formula/ledger.ts'
import type { Occasion } from '../../formula/name.ts'
import { parserOf } from '../../inputs/parse.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { assumed } from '../../result/assumptions.ts'
import { addedTax } from '../../rules/income-tax/added-tax.ts'
import { reachesAnotherBand } from '../../rules/income-tax/bands.ts'
import { allowanceNotes, scotlandNote } from '../../rules/income-tax/notes.ts'
import { paydaysAreAlike } from '../../rules/national-insurance/assumptions.ts'
import { taperOf } from '../../rules/pensions/avoidable-costs.ts'
import { tradingAllowanceUsed } from '../../rules/self-employment/trading-allowance.ts'
import { repaymentsOnTop } from '../../rules/student-loans/possible-repayments.ts'
import { additionalNationalInsurance } from './additional-national-insurance.ts'
import { fields } from './fields.ts'

/** The two computations of each charge. */
const OCCASIONS = {
  before: { key: (key) => `salary.${key}`, words: 'without the side income' },
  after: { key: (key) => `both.${key}`, words: 'with the side income' },
} as const satisfies Readonly<Record<string, Occasion>>

/**
 * The extra Income Tax and National Insurance on side income on top of a salary, and what is left of it. Pounds a year. ITTOIA 2005
 * Part 6A ch.1; ITA 2007 s.10; SSCBA 1992 s.15; SI 2001/1004 reg.100.
 */
export const calculator = calculatorOf({
  slug: 'side-hustle',
  fields,
  parse: parserOf(fields),
  margin: { input: 'sideHustleIncome', isEarnings: true },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, allowances, studentLoans, methods },
  answer({ mainJobSalary, sideHustleIncome, useTradingAllowance, region }, rates, _, taxYear) {
    const allowanceUsed = tradingAllowanceUsed(sideHustleIncome, useTradingAllowance, rates)
    const taxableIncome = sideHustleIncome.less(allowanceUsed).named('taxableIncome', 'Taxable side income')
    const both = mainJobSalary.plus(taxableIncome).named('both', 'Salary and taxable side income')
    const added = addedTax({ income: mainJobSalary, totalIncome: both, region }, OCCASIONS, rates)
    const additionalIncomeTax = added.tax.named('additionalIncomeTax', 'Extra Income Tax')
    const insurance = additionalNationalInsurance({ salary: mainJobSalary, sideIncome: taxableIncome, both }, OCCASIONS, rates)
    const totalAdditionalTax = additionalIncomeTax.plus(insurance.additional).named('totalAdditionalTax', 'Total extra tax')
    const netSideHustleIncome = sideHustleIncome.less(totalAdditionalTax).named('netSideHustleIncome', 'Side hustle income after tax')
    const totalIncome = mainJobSalary.plus(sideHustleIncome).named('totalIncome', 'Total income')

    const hasSideIncome = isAbove(sideHustleIncome, NIL)
    const [withoutSide, withSide] = [added.before.taxableIncome, added.after.taxableIncome]
    const insuranceNotes: Noted[] =
      insurance.charge === 'class-4'
        ? [
            ['class-4-within-annual-maximum', insurance.isReducedByMaximum],
            ...(insurance.isClass2ReducedByMaximum ? [['class-2-within-annual-maximum', insurance.isClass2ReducedByMaximum] as const] : []),
          ]
        : [['class-1-on-the-sum', isAbove(taxableIncome, NIL)]]
    return {
      headline: kept(netSideHustleIncome),
      ledger: [
        shown(sideHustleIncome, unrecorded),
        shown(allowanceUsed, outside),
        shown(taxableIncome, outside),
        shown(additionalIncomeTax, deduction),
        shown(insurance.additional, deduction),
        shown(totalAdditionalTax, deduction, outside),
        shown(netSideHustleIncome, total),
        shown(totalIncome, outside),
      ],
      notes: [
        ['covered-by-trading-allowance', all(hasSideIncome, isEqual(taxableIncome, NIL))],
        ...(useTradingAllowance ? [] : [['trading-allowance-not-used', hasSideIncome] as const]),
        ['side-income-reaches-another-band', all(isAbove(withoutSide, NIL), reachesAnotherBand(withoutSide, withSide, region, rates))],
        ...allowanceNotes(added.after, rates),
        ['tax-above-side-income', isAbove(NIL, netSideHustleIncome)],
        ...insuranceNotes,
        scotlandNote(region, rates),
      ],
      assumptions: [
        { code: 'region', field: 'region' },
        { code: 'trading-allowance', field: 'useTradingAllowance' },
        ...assumed('self-employed'),
        paydaysAreAlike(rates, taxYear),
        ...assumed('category-a', 'no-student-loan', 'nothing-else'),
      ],
      avoidable: () => taperOf(added.after, rates),
      // A loan is repaid on the profit through Self Assessment.
      leftOut: () => leftOutBy('no-student-loan', ...repaymentsOnTop(mainJobSalary, taxableIncome, rates)),
    }
  },
})
