import { assume, type LargeAnswerOf, notCoveredBy } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, type LedgerEntry, line, recorded, row } from '../../answer/ledger.ts'
import { zero } from '../../expression/amount.ts'
import { ALWAYS, all, any, type Condition, isAbove, isEqual, isShownAsZero, NEVER, not } from '../../expression/condition.ts'
import { asPercent, either, listed, only, type Sentence, say } from '../../expression/sentence.ts'
import { livesIn } from '../../law/assumptions.ts'
import { lodgersAre } from '../../law/letting/notes.ts'
import type { PropertyAllowanceChoice } from '../../law/letting/property-allowance-choice.ts'
import { isPropertyAllowanceGiven } from '../../law/letting/property-allowance-choice.ts'
import { type RentalIncome, rentalIncome } from '../../law/letting/rental-income.ts'
import { OTHER_TAX_IS_DEDUCTED, paymentOnAccount } from '../../law/self-assessment/payment-on-account.ts'
import { repaymentsOnUnearned } from '../../law/student-loans/possible-repayments.ts'
import { effectiveRateNote } from '../../law/words.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { slabs } from '../../rates/generated/slabs.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { fields } from './fields.ts'
import { expensesLeads, rentARoomLead, rentalIncomeNotes } from './notes.ts'

/**
 * A landlord’s rental income after Income Tax for a year. Pounds a year. A loss is not taxed. ITTOIA 2005 ss.268 to 272, 274A and 274AA,
 * and Part 6A ch.2; ITA 2007 s.23.
 */
export const calculator = calculatorOf({
  slug: 'rental-income',
  isAdvised: true,
  // Expenses above the rent make a loss; they are not an error.
  fields,
  margin: { input: 'annualRentalIncome', rises: 'the rent rises', of: 'of rent', instead: 'lodgerReceipts' },
  decidingIncome: { input: 'otherIncome', bands: 'regional', why: 'Your other income decides the tax.', having: 'With other income of' },
  goalSeek: ({ annualRentalIncome, lodgerReceipts }) => ({
    wanted: 'netRentalIncomeAfterTax',
    isYearly: true,
    wants: 'I need to keep',
    use: 'this rent',
    ...(annualRentalIncome.isZero() && !lodgerReceipts.isZero()
      ? { find: 'lodgerReceipts', needs: 'Your lodgers need to pay' }
      : { find: 'annualRentalIncome', needs: 'You need rent of' }),
  }),
  tables: { incomeTax, scottishIncomeTax, allowances, slabs, studentLoans, methods },
  answer(letting, rates, _, taxYear) {
    const { otherIncome } = letting
    const rent = rentalIncome(letting, rates)
    const hasNoOtherIncome = isEqual(otherIncome, zero)
    const hasNoLodger = isEqual(letting.lodgerReceipts, zero)
    return {
      headline: kept(rent.netRentalIncomeAfterTax, 'you would keep'),
      large: largeAnswerOf(rent),
      ledger: ledgerOf(rent),
      shared: sharedOf(rent),
      working: rent.slabIncome ? [rent.slabIncome] : [],
      footnote: effectiveRateNote('Effective tax rate on the rent less expenses', rent.effectiveRate, taxYear),
      leads: () => [
        ...expensesLeads(rent, rates),
        // Interest comes with a home that is let, and seldom with a room.
        ...(rent.lodging
          ? [rentARoomLead(all(not(isShownAsZero(rent.totalTaxDue)), hasNoLodger, isEqual(letting.mortgageInterest, zero)), rates)]
          : []),
      ],
      notes: () => rentalIncomeNotes(rent, letting.isBasicRateTaxpayer, rates),
      assumptions: () => [
        livesIn(letting.region),
        assume(
          'no-other-income',
          say`You have no other income. A salary, a pension or profits would use up your allowance and the lower bands first.`,
          { field: 'otherIncome', where: hasNoOtherIncome },
        ),
        assume('property-allowance', PROPERTY_ALLOWANCE[letting.propertyAllowance], {
          field: 'propertyAllowance',
          where: isPropertyAllowanceGiven(rates) ? not(isAllowanceBarred(rent)) : false,
        }),
        assume(
          'rent-a-room-not-claimed',
          say`You have no lodger. Rent for a furnished room in your own home may be tax-free under the Rent a Room Scheme.`,
          { field: 'lodgerReceipts', where: rent.lodging ? hasNoLodger : false },
        ),
        assume(
          'other-income-is-earned',
          say`Your other income is pay, pension or profit. Dividends and savings interest are taxed at different rates.`,
          { where: not(hasNoOtherIncome) },
        ),
        assume(
          'residential-letting',
          say`You let homes in the UK. For shops, offices and other business property you deduct the interest in full instead.`,
        ),
        assume('one-owner', say`Everything you entered is yours alone. Joint owners each enter their own share.`),
        assume('nothing-brought-forward', say`You have no losses or unused interest from earlier years. Either could lower the tax.`),
        ...(rent.lodging ? [lodgersAre(letting)] : []),
        assume(
          'no-student-loan',
          say`You are not repaying a student loan. If you are, you may have to repay some of it out of this rent, through your tax return.`,
        ),
      ],
      toldToHmrc: () => ({ where: isAbove(rent.taxedProfit, zero), why: say`You have a profit from rent`, isBusiness: ALWAYS }),
      paidAfterYear: () => ({
        bill: rent.totalTaxDue,
        onAccount: paymentOnAccount(rent.taxOnAll.tax.less(rent.financeCosts.relief), rates, rent.taxOnOtherIncome),
        restsOn: OTHER_TAX_IS_DEDUCTED,
        mayHavePay: not(hasNoOtherIncome),
      }),
      // Rental profit counts for student loans as unearned income.
      notCovered: () => notCoveredBy('no-student-loan', ...repaymentsOnUnearned(otherIncome, rent.taxedProfit, rates)),
    }
  },
})

/** Where nobody can have the property allowance: on rent from lodgers, and beside expenses of theirs (ITTOIA 2005 ss.783BB(2) and 783BM). */
const isAllowanceBarred = ({ lodging, letting }: RentalIncome): Condition =>
  lodging ? any(lodging.isHome, letting.propertyAllowance === 'opt-out' ? NEVER : all(lodging.isTaxed, not(lodging.isByLimit))) : NEVER

/** What an answer assumes about the property allowance. */
const PROPERTY_ALLOWANCE: Readonly<Record<PropertyAllowanceChoice, Sentence>> = {
  automatic: say`You have not chosen about the property allowance: up to it rent is tax-free, above it we deduct your expenses.`,
  claim: say`You have chosen to claim the property allowance. You get it instead of deducting your expenses and getting relief for interest.`,
  'opt-out': say`You have chosen not to use the property allowance. We deduct your actual expenses, even if the rent is small.`,
}

/** The tax, and what is left of the rent once everything is paid, or how much is missing. */
function largeAnswerOf({ letting, lodging, totalTaxDue, netAfterInterest }: RentalIncome): LargeAnswerOf {
  const hasExpenses = isAbove(lodging ? letting.allowableExpenses.plus(letting.lodgerExpenses) : letting.allowableExpenses, zero)
  const isTaxed = isAbove(totalTaxDue, zero)
  const hasInterest = isAbove(letting.mortgageInterest, zero)
  const paid = listed([hasExpenses, say`your expenses`], [isTaxed, say`the tax`], [hasInterest, say`the mortgage interest`])
  const left = netAfterInterest.rounded('to-the-penny')
  const balance = either(isAbove(zero, left), say`you are ${zero.less(left)} out of pocket`, say`you keep ${left}`)
  const leftOver = say`${balance}${only(any(hasExpenses, isTaxed, hasInterest), say` after ${paid}`)}`
  return {
    amount: totalTaxDue,
    compared: 'the tax would be',
    period: 'a year',
    about: say`tax on your rent: ${leftOver}`,
    announced: say`The tax on your rent is ${totalTaxDue} a year: ${leftOver}.`,
  }
}

/** Where the rent goes, once the mortgage interest is paid too. */
const sharedOf = ({ letting, lodging, totalTaxDue, netRentalIncomeAfterTax, netAfterInterest }: RentalIncome): LedgerEntry[] => {
  const hasInterest = isAbove(letting.mortgageInterest, zero)
  return [
    row(letting.annualRentalIncome),
    row(letting.allowableExpenses, { role: 'deduction' }),
    ...(lodging ? [row(letting.lodgerReceipts), row(letting.lodgerExpenses, { role: 'deduction' })] : []),
    row(totalTaxDue, { role: 'deduction' }),
    row(letting.mortgageInterest, { label: 'Mortgage Interest', role: 'deduction' }),
    row(netRentalIncomeAfterTax, { role: 'total', where: not(hasInterest) }),
    row(netAfterInterest, { role: 'total', where: hasInterest }),
  ]
}

/** The ledger, from the rent to what is left after tax and after interest. */
function ledgerOf({ letting, lodging, financeCosts, ...rent }: RentalIncome): LedgerEntry[] {
  const { annualRentalIncome, allowableExpenses, mortgageInterest, lodgerReceipts, lodgerExpenses } = letting
  const isTaxedAtAll = isAbove(rent.taxRate, zero)
  // Somebody with only a lodger lets nothing else.
  const hasLetting = lodging ? any(isEqual(lodgerReceipts, zero), isAbove(annualRentalIncome.plus(allowableExpenses), zero)) : ALWAYS
  return [
    row(annualRentalIncome, { isField: false, where: hasLetting, layout: { group: 'Your rent' } }),
    ...(lodging
      ? [row(lodgerReceipts, { onlyWith: lodgerReceipts, isField: false, where: not(hasLetting), layout: { group: 'Your rent' } })]
      : []),
    row(allowableExpenses, { role: 'deduction', isField: false, where: hasLetting }),
    ...(lodging
      ? [
          row(lodgerReceipts, { onlyWith: lodgerReceipts, isField: false, where: hasLetting }),
          row(lodgerExpenses, { role: 'deduction', onlyWith: lodgerExpenses, isField: false }),
        ]
      : []),
    row(rent.grossRentalProfit, { role: 'outside' }),
    row(lodging?.taxFree ?? zero, {
      key: 'rentARoomUsed',
      label: {
        condition: isAbove(lodgerExpenses, zero),
        holding: 'Rent a Room Relief Instead of Your Expenses',
        otherwise: 'Rent a Room Relief Used',
      },
      role: 'outside',
      hideIfZero: true,
      layout: { isRelief: true },
    }),
    row(rent.propertyAllowance.used, { role: 'outside', hideIfZero: true, layout: { isRelief: true } }),
    row(rent.netRentalProfit, { role: 'outside', layout: { isSubtotal: true } }),
    row(rent.taxOnRentalProfit, { role: 'outside-deduction', layout: { group: 'The tax on it' } }),
    line('taxRate', 'Highest Tax Rate on the Profit', say`${asPercent(rent.taxRate)}`, { where: isTaxedAtAll }),
    row(financeCosts.relief, { role: 'outside', layout: { isRelief: true } }),
    row(rent.totalTaxDue, { role: 'deduction', layout: { isSubtotal: true, inSentence: 'tax' } }),
    row(rent.netRentalIncomeAfterTax, { role: 'total', layout: { group: 'What is left' } }),
    row(mortgageInterest, { label: 'Mortgage Interest', role: 'outside-deduction', onlyWith: mortgageInterest, isField: false }),
    row(rent.netAfterInterest, { role: 'outside', onlyWith: mortgageInterest }),
    row(rent.reductionOfOtherTax, { role: 'outside', hideIfZero: true, layout: { isRelief: true } }),
    row(financeCosts.unused, { role: 'outside', hideIfZero: true }),
    recorded(lodging?.profit ?? zero, { key: 'lodgerProfit' }),
    // A rate of an amount has no step where the amount is nothing or less.
    recorded(rent.taxRate, { zeroUnless: isTaxedAtAll }),
    recorded(rent.effectiveRate, { zeroUnless: isAbove(rent.grossRentalProfit, zero) }),
  ]
}
