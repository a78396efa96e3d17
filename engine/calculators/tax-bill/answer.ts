import { calculatorOf } from '../../answer/calculator-of.ts'
import { fact, type Label, paid, recorded, row } from '../../answer/ledger.ts'
import { figure, number, sumOf, zero } from '../../expression/amount.ts'
import { ALWAYS, all, any, isAbove, isBelow, isEqual, not } from '../../expression/condition.ts'
import { scopeOf } from '../../expression/name.ts'
import { either, only, type Sentence, say } from '../../expression/sentence.ts'
import { yearInWords } from '../../inputs/day.ts'
import { POUNDS_OF_ROUNDING } from '../../inputs/tax-code.ts'
import { gainRates } from '../../law/capital-gains/gain-rates.ts'
import { payDays } from '../../law/national-insurance/pay-days.ts'
import { chargeOf, taperOf } from '../../law/pensions/avoidable-costs.ts'
import { type Bill, type BillFacts, billOn } from '../../law/person-year.ts'
import { profitsWithSmallestBill } from '../../law/profits.ts'
import { balanceOf } from '../../law/self-assessment/balance.ts'
import { AS_HMRC, practiceOf } from '../../law/self-assessment/practice.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { capitalGains } from '../../rates/generated/capital-gains.ts'
import { dividends } from '../../rates/generated/dividends.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { fields } from './fields.ts'
import { assumptionsOf, notesOf } from './notes.ts'

/**
 * The whole Self Assessment bill of a year: tax on every kind of income and on gains, National Insurance on a trade, student loans and the
 * Child Benefit charge, what is left to pay, and the payments on account for the next year. Pounds a year. TMA 1970 ss.8, 59A and 59B.
 */
export const calculator = calculatorOf({
  slug: 'tax-bill',
  isAdvised: true,
  fields,
  isLawAlone: true,
  settled: ['taxPaid', 'studentLoanDeducted'],
  mostExplained: 6,
  // A bill is compared with what HMRC asks for, to the penny.
  isPrice: true,
  tables: {
    incomeTax,
    scottishIncomeTax,
    dividends,
    allowances,
    pensions,
    nationalInsurance,
    studentLoans,
    capitalGains,
    methods,
  },
  answer({ taxYear, studentLoanPlan, postgraduateLoan, taxPaid, paymentsOnAccount, ...asked }, rates, on) {
    const { starts, ends } = taxYears[taxYear]
    const facts: BillFacts = {
      ...asked,
      plan: studentLoanPlan === 'none' ? undefined : studentLoanPlan,
      hasPostgraduateLoan: postgraduateLoan,
      practice: practiceOf(rates),
      paidIn: { days: payDays(taxYear), on },
      gainRates: (asset, when) => gainRates(asset, when === 'starts' ? starts : ends, rates, on),
    }
    // A higher profit lowers the bill only where a band is taxed below the basic rate, where it undoes a gift of Marriage Allowance, or where
    // more of a pension contribution then gets relief, which leaves more room for gains in the basic rate band.
    const isMoreRelieved = isAbove(asked.reliefAtSourcePension, asked.employmentIncome.plus(asked.taxableBenefits))
    const hasGains = isAbove(asked.residentialGains.plus(asked.otherGains, asked.otherGainsBeforeBudget), zero)
    const canHigherProfitHelp = asked.region === 'scotland' || asked.marriageAllowance === 'given' ? ALWAYS : all(isMoreRelieved, hasGains)
    const claims = profitsWithSmallestBill(asked, (profits) => billOn(profits, facts, rates).totalDue, canHigherProfitHelp, rates)
    const { profits } = claims
    const bill = billOn(profits, facts, rates)
    const asHmrc = billOn(profits, { ...facts, practice: AS_HMRC }, rates, COMPARED).totalDue.rounded('to-the-penny')
    const balance = balanceOf(bill, { ...asked, taxPaid, paymentsOnAccount }, rates)
    const { balancingPayment, onAccount, dueInJanuary, refund, paidAlready, isMissing } = balance
    const isKnown = not(isMissing)
    const year = yearInWords(taxYear)
    return {
      headline: {
        condition: isMissing,
        holding: paid(bill.totalDue, 'the tax for the year would be'),
        otherwise: paid(balancingPayment, 'you would owe'),
      },
      large: {
        condition: isMissing,
        holding: {
          before: taxForTheYear(bill),
          about: say`for ${year}, before what was already taken`,
          announced: say`${taxForTheYear(bill)}: ${bill.totalDue}. What is left to pay depends on what was taken from your pay or pension.`,
        },
        otherwise: {
          condition: isBelow(balancingPayment, zero),
          holding: {
            amount: refund,
            compared: 'you would get back',
            before: say`You get back`,
            about: say`for ${year}, because you have paid more than the bill`,
            announced: say`You get back ${refund} for ${year}.`,
          },
          otherwise: {
            before: say`You owe`,
            about: say`for ${year}${only(isAbove(paidAlready, zero), say`, on top of what you have already paid`)}`,
            announced: say`You owe ${balancingPayment} for ${year}.`,
          },
        },
      },
      ledger: [
        row(bill.totalIncome, { role: 'outside', layout: { group: 'Your income' } }),
        row(bill.adjustedNetIncome, { role: 'outside' }),
        row(bill.personalAllowance, { key: 'personalAllowance', label: 'Personal Allowance', role: 'outside' }),
        row(bill.taxOnOtherIncome, { layout: { group: 'Your bill' } }),
        ...(bill.taxOnProperty ? [row(bill.taxOnProperty, { hideIfZero: true })] : []),
        row(bill.taxOnSavings, { hideIfZero: true }),
        row(bill.taxOnDividends, { hideIfZero: true }),
        row(bill.reductions, { label: reductionsLabel(bill), role: 'deduction', hideIfZero: true, layout: { isRelief: true } }),
        row(bill.incomeTax, { role: 'outside', layout: { isSubtotal: true } }),
        row(bill.childBenefitCharge, { hideIfZero: true }),
        row(bill.giftAidCharge, { hideIfZero: true }),
        row(bill.class2, { key: 'class2', label: 'Class 2 National Insurance', hideIfZero: true }),
        row(bill.class4, { key: 'class4', label: 'Class 4 National Insurance', hideIfZero: true }),
        row(bill.studentLoan ?? zero, { key: 'studentLoan', label: 'Student Loan', hideIfZero: true }),
        row(bill.postgraduateLoan ?? zero, { key: 'postgraduateLoan', label: 'Postgraduate Loan', hideIfZero: true }),
        row(bill.capitalGainsTax, { hideIfZero: true }),
        recorded(bill.totalDue),
        row(bill.totalDue, { role: 'total', isField: false, where: isMissing }),
        // Where there is Income Tax alone, its subtotal is that of the year.
        row(bill.totalDue, {
          role: 'outside',
          isField: false,
          where: all(isKnown, not(isEqual(bill.totalDue, bill.incomeTax))),
          layout: { isSubtotal: true },
        }),
        ...[taxPaid, paymentsOnAccount].flatMap((before) =>
          before ? [row(before, { role: 'deduction', hideIfZero: true, isField: false, where: isKnown, layout: { isRelief: true } })] : [],
        ),
        row(balancingPayment, { role: 'total', where: isKnown }),
        ...[refund, dueInJanuary, onAccount].map((amount) => recorded(amount, { where: isKnown })),
        fact('isBalanceKnown', isKnown, { label: 'Whether What Is Left to Pay Is Known' }),
        recorded(profits.trade),
        recorded(profits.rent),
        recorded(claims.lodgers.profit),
        recorded(claims.tradingAllowance, { key: 'tradingAllowance', label: 'Trading Allowance Used' }),
        recorded(claims.propertyAllowance, { key: 'propertyAllowance', label: 'Property Allowance Used' }),
        recorded(bill.savedByAllowances, { key: 'savedByAllowances', label: 'Saved by Using Allowances Where They Save Most' }),
        recorded(asHmrc, { key: 'asHmrcCalculates', label: 'Total for the Year as HMRC Calculates It' }),
      ],
      // What is owed is no part of what was earned.
      shared: [],
      notes: () => notesOf({ asked, claims, bill, taxPaid, balance, asHmrc }, rates),
      assumptions: () => assumptionsOf(asked, bill, rates),
      toldToHmrc: () => {
        const isUntaxed = any(
          isAbove(asked.tradingIncome, figure(rates.allowances.trading)),
          isAbove(profits.rent.plus(claims.lodgers.profit, bill.capitalGainsTax), zero),
        )
        const isLeft = any(
          all(isMissing, isAbove(bill.taxOnSavings.plus(bill.taxOnDividends), zero)),
          all(isKnown, isAbove(balancingPayment, number(POUNDS_OF_ROUNDING))),
        )
        const hasPayroll = isAbove(asked.employmentIncome.plus(asked.pensionIncome), zero)
        return {
          where: any(isUntaxed, all(isLeft, isEqual(bill.childBenefitCharge, zero))),
          why: either(
            isUntaxed,
            say`You have a profit or a gain that nobody taxes for you`,
            either(
              isMissing,
              say`The tax on your interest or dividends may not be taken before you get the money`,
              say`Not all of your tax is taken before you get the money`,
            ),
          ),
          isBusiness: any(isAbove(asked.tradingIncome, zero), isAbove(asked.rentalIncome.plus(asked.lodgerReceipts), zero)),
          withoutReturn: {
            where: not(any(isUntaxed, isAbove(asked.dividendIncome, figure(rates.dividends.selfAssessmentLimit)))),
            how: say`ask it to collect the tax without a return`,
            usually: either(
              hasPayroll,
              say`HMRC usually collects the rest through your tax code, which your payslip or pension slip shows, or with a letter called a Simple Assessment after the tax year.`,
              say`HMRC usually collects it with a letter called a Simple Assessment after the tax year, or through the code of a job or pension that starts later.`,
            ),
          },
        }
      },
      avoidable: () => [
        ...taperOf({ adjustedNetIncome: bill.adjustedNetIncome, allowance: bill.fullAllowance }, rates),
        ...chargeOf(bill.childBenefitCharge),
      ],
    }
  },
})

/** The bill as HMRC calculates it is there only to be compared: its steps are not shown. */
const COMPARED = scopeOf({ key: (key) => `${key}.asHmrc`, words: 'as HMRC calculates it', isComparison: true })

/** The one reduction, or both, by name. */
const reductionsLabel = ({ marriageReduction, finance }: Bill): Label => ({
  condition: isAbove(finance.reduction, zero),
  holding: {
    condition: isAbove(marriageReduction, zero),
    holding: 'Mortgage Relief and Marriage Allowance',
    otherwise: 'Relief for Mortgage Interest',
  },
  otherwise: 'Marriage Allowance',
})

/** What the bill of a year is made of, where nobody knows what is left of it: `Tax and National Insurance for the year`. */
function taxForTheYear({ class2, class4, repayments }: Bill): Sentence {
  const isInsured = isAbove(class2.plus(class4), zero)
  const isRepaid = isAbove(sumOf(repayments), zero)
  const withLoans = either(isInsured, say`Tax, National Insurance and loan repayments`, say`Tax and loan repayments`)
  return say`${either(isRepaid, withLoans, either(isInsured, say`Tax and National Insurance`, say`Tax`))} for the year`
}
