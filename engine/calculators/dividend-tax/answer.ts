import { assume, notCoveredBy, note } from '../../answer/answer.ts'
import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, recorded, row } from '../../answer/ledger.ts'
import { type Amount, figure, number, when, zero } from '../../expression/amount.ts'
import { all, isAbove, isAtLeast, isEqual, isShownAsZero, NEVER, not } from '../../expression/condition.ts'
import { scopeOf } from '../../expression/name.ts'
import { asMoney, either, only, say } from '../../expression/sentence.ts'
import { livesIn, NO_STUDENT_LOAN, otherIncomeIsBeforeAllowance } from '../../law/assumptions.ts'
import { type TaxWithDividends, taxWithDividends } from '../../law/dividends/tax-with-dividends.ts'
import { hasRatesByKind, isOnScottishBands } from '../../law/income-tax/bands.ts'
import { allowanceNotes, scotlandNote } from '../../law/income-tax/notes.ts'
import { taxOnIncome } from '../../law/income-tax/tax-on-income.ts'
import { OTHER_TAX_IS_DEDUCTED, paymentOnAccount } from '../../law/self-assessment/payment-on-account.ts'
import { repaymentsOnUnearned } from '../../law/student-loans/possible-repayments.ts'
import { afterPaying, effectiveRateNote } from '../../law/words.ts'
import { MONTHS_IN_A_YEAR } from '../../money/decimal.ts'
import { dividends } from '../../rates/generated/dividends.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { fields } from './fields.ts'
import { STEPS } from './words.ts'

/**
 * Tax on a year’s dividends, on top of other income, and what is left of them. Pounds a year. ITA 2007 ss.8, 13, 13A, 16, 25 and 35.
 */
export const calculator = calculatorOf({
  slug: 'dividend-tax',
  isAdvised: true,
  fields,
  margin: { input: 'dividendIncome', rises: 'your dividends rise', of: 'of dividends', ignored: /OtherIncomeFirst$|^savedBy/ },
  decidingIncome: { input: 'otherIncome', bands: 'uk', why: 'Your other income decides the tax.', having: 'With other income of' },
  goalSeek: {
    find: 'dividendIncome',
    wanted: 'netDividends',
    isYearly: true,
    wants: 'I need to keep',
    needs: 'You need dividends of',
    use: 'these dividends',
  },
  tables: { dividends, incomeTax, scottishIncomeTax, studentLoans, methods },
  answer({ dividendIncome, otherIncome, region }, rates, _, taxYear) {
    const totalIncome = otherIncome
      .plus(dividendIncome)
      .named('totalIncome', 'Total income')
      .means(say`Your Personal Allowance depends on this.`)
    const tax = taxWithDividends({ dividendIncome, otherIncome, totalIncome, region, words: STEPS }, rates)
    const { dividendTax, taxableDividends, againstDividends, sharing } = tax
    const { allowance } = tax.incomeTax
    const netDividends = dividendIncome
      .less(dividendTax)
      .named('netDividends', 'Net dividends')
      .means(say`What you keep after dividend tax. Extra tax on your other income, if any, is not taken off here.`)
    const monthlyNetDividends = netDividends
      .dividedBy(number(MONTHS_IN_A_YEAR))
      .named('monthlyNetDividends', 'Monthly net')
      .means(say`A twelfth of what you keep in the year.`)
    const effectiveRate = dividendTax
      .asPercentOf(dividendIncome)
      .named('effectiveRate', 'Effective dividend tax rate')
      .means(say`Dividend tax as a percentage of your dividends.`)
    const without = taxOnIncome({ income: otherIncome, region }, rates, WITHOUT_DIVIDENDS)
    const extraTax = extraTaxOnOtherIncome(tax, without.tax)

    const hasNoOtherIncome = isEqual(otherIncome, zero)
    const hasDividends = isAbove(dividendIncome, zero)
    const isCovered = isEqual(taxableDividends, zero)
    const isAtNilRate = isAtLeast(figure(rates.dividends.allowance), taxableDividends)
    const isSaving = not(isShownAsZero(sharing.saved))
    const returnLimit = figure(rates.dividends.selfAssessmentLimit)
    const afterTax = afterPaying(dividendTax, 'dividend tax')
    return {
      headline: kept(netDividends, 'you would keep'),
      large: {
        period: 'a year',
        about: either(hasDividends, say`left of your dividends ${afterTax}`, NO_DIVIDENDS),
        announced: either(
          hasDividends,
          say`You keep ${netDividends} of your dividends ${afterTax}.`,
          say`There is no tax: ${NO_DIVIDENDS}.`,
        ),
      },
      // Only the dividends and the tax on them are in the sum; other income and the tax on it are not.
      ledger: [
        row(dividendIncome, { label: 'Dividend Income' }),
        row(otherIncome, { label: 'Other Income', role: 'outside' }),
        row(totalIncome, { role: 'outside' }),
        row(dividendTax, { role: 'deduction' }),
        row(netDividends, { role: 'total' }),
        row(monthlyNetDividends, { role: 'outside' }),
        row(extraTax, { role: 'other-cost', hideIfZero: true, layout: { alsoPaid: 'more Income Tax on your other income' } }),
        recorded(effectiveRate),
        recorded(allowance),
        recorded(taxableDividends),
        recorded(tax.incomeTax.tax, { key: 'incomeTaxOnOtherIncome' }),
        // By the method that never shares the allowance, the record has no field for a share.
        ...(sharing.isShared === NEVER ? [] : [againstDividends, sharing.saved]).map((amount) =>
          recorded(amount, { where: sharing.isShared }),
        ),
      ],
      footnote: effectiveRateNote('Effective dividend tax rate', effectiveRate, taxYear),
      notes: () => [
        note(
          'covered-by-personal-allowance',
          all(hasDividends, isCovered),
          either(
            hasNoOtherIncome,
            say`Your Personal Allowance covers all your dividends, so there is no dividend tax to pay.`,
            say`Your other income leaves enough of your Personal Allowance to cover all your dividends, so there is no dividend tax to pay.`,
          ),
        ),
        note(
          'within-dividend-allowance',
          all(hasDividends, not(isCovered), isAtNilRate),
          say`The dividend allowance covers all the dividends that your Personal Allowance does not, so there is no dividend tax to pay.`,
          { ends: 'the dividend allowance is used up' },
        ),
        ...allowanceNotes(tax.incomeTax, rates),
        note(
          'extra-tax-on-other-income',
          all(isAbove(without.allowance, allowance), not(isShownAsZero(extraTax))),
          say`Your dividends cost you more than the dividend tax, because they reduce your Personal Allowance. ${either(
            isSaving,
            say`Because some of it is also used on your dividends,`,
            say`As a result,`,
          )} you pay ${extraTax} more tax on your other income.`,
        ),
        note(
          'allowance-against-dividends',
          isSaving,
          say`Your tax is lowest if ${asMoney(againstDividends)} of your Personal Allowance is used on your dividends instead of your other income, so that is what we did. You pay more tax on your other income and less on your dividends, and save ${asMoney(sharing.saved)} overall. Check that your tax return does the same.`,
        ),
        note(
          'dividends-on-uk-bands',
          isOnScottishBands(region, rates),
          say`${only(not(hasNoOtherIncome), say`Your other income is taxed at the Scottish rates. `)}Your dividends are taxed at the same rates as in the rest of the UK.`,
        ),
        scotlandNote(region, rates),
        note(
          'tax-return-needed',
          isAbove(dividendIncome, returnLimit),
          say`HMRC asks for a Self Assessment tax return from anyone with more than ${returnLimit} of dividends.`,
        ),
      ],
      assumptions: () => [
        livesIn(region),
        assume(
          'no-other-income',
          say`You have no other income. Pay, a pension or rent would use up your allowance and the lower bands first.`,
          { field: 'otherIncome', where: hasNoOtherIncome },
        ),
        assume(
          'other-income-is-not-savings',
          hasRatesByKind(rates)
            ? say`None of your other income is rent or savings interest. Both are taxed after other income and before dividends, at rates of their own.`
            : say`None of your other income is savings interest. Interest is taxed after other income and before dividends, and has its own allowances.`,
          { where: not(hasNoOtherIncome) },
        ),
        otherIncomeIsBeforeAllowance(not(hasNoOtherIncome)),
        NO_STUDENT_LOAN,
        assume(
          'no-pension-or-gift-aid',
          say`You pay nothing into a pension yourself and make no Gift Aid donations. Either could move some of your dividends into a lower band.`,
        ),
        assume(
          'no-other-allowances',
          say`You have the standard Personal Allowance: no Marriage Allowance and no Blind Person’s Allowance. Either would change your tax.`,
        ),
        assume('not-in-an-isa', say`None of your dividends come from an ISA or a pension. You pay no tax on those, so leave them out.`),
      ],
      toldToHmrc: () => ({
        where: isAbove(dividendTax, zero),
        why: say`There is tax to pay on your dividends`,
        isBusiness: NEVER,
        withoutReturn: {
          where: not(isAbove(dividendIncome, returnLimit)),
          how: say`ask it to collect the tax through your tax code, or put the dividends on your tax return if you send one`,
        },
      }),
      paidAfterYear: () => ({
        bill: dividendTax.plus(extraTax),
        onAccount: paymentOnAccount(tax.incomeTax.tax.plus(dividendTax), rates, without.tax),
        restsOn: OTHER_TAX_IS_DEDUCTED,
        mayHavePay: all(isAbove(otherIncome, zero), isAbove(dividendIncome, returnLimit)),
      }),
      // Dividends count for student loans as unearned income.
      notCovered: () => notCoveredBy('no-student-loan', ...repaymentsOnUnearned(otherIncome, dividendIncome, rates)),
    }
  },
})

const NO_DIVIDENDS = say`you entered no dividends, so there is nothing to tax`

const WITHOUT_DIVIDENDS = scopeOf({
  key: (key) => `${key}WithoutDividends`,
  words: 'without the dividends',
  afterTitle: ' without the dividends',
  isComparison: true,
})

/**
 * The extra tax on other income because of the dividends: they may reduce the Personal Allowance (ITA 2007 s.35), or use some of it (s.25).
 */
function extraTaxOnOtherIncome({ incomeTax: onOtherIncome, sharing }: TaxWithDividends, without: Amount): Amount {
  const extra = onOtherIncome.tax.less(without)
  const named = (law: string) =>
    extra
      .namedIfAny('extraTaxOnOtherIncome', 'Extra tax on other income', law)
      .means(say`The extra tax on your other income because your dividends reduce your allowance, or use some of it.`)
      .onMargin({ starts: 'your dividends start to make more of your other income taxable' })
  return when(sharing.isShared, named('ITA 2007 ss.25 and 35'), named('ITA 2007 s.35'))
}
