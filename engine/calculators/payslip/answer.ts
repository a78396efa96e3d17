import { calculatorOf } from '../../answer/calculator-of.ts'
import { kept, recorded, row } from '../../answer/ledger.ts'
import { zero } from '../../expression/amount.ts'
import { isAbove, isAtLeast, isBelow } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { methodOf } from '../../inputs/common-fields.ts'
import { yearInWords } from '../../inputs/day.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import { notInUse } from '../../inputs/payroll-faults.ts'
import { codeGiven } from '../../law/paye/code-in-words.ts'
import { pensionLead } from '../../law/pensions/assumptions.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { paye } from '../../rates/generated/paye.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { fields, payPeriodOf } from './fields.ts'
import { assumptionsOf, isTaxedAlone, leadsOn, notesOn } from './notes.ts'
import { payslip } from './payslip.ts'

/**
 * One payslip: the Income Tax, National Insurance, loan and pension deductions that payroll takes from the pay of a period, and net pay.
 * Pounds of the period. SI 2003/2682 Part 2; SI 2001/1004 regs.3 and 8 to 12; SI 2009/470 Part 4.
 */
export const calculator = calculatorOf({
  slug: 'payslip',
  fields,
  isLawAlone: true,
  // A payslip is compared with another one, penny by penny.
  isPrice: true,
  check: ({ niCategory, taxCode, taxYear }) => notInUse(niCategory, { taxCode }, taxYear),
  narrowed: ({ payFrequency }) => ({ payPeriod: payPeriodOf(payFrequency) }),
  needs: { taxToDate: 'payToDate' },
  tables: { incomeTax, scottishIncomeTax, nationalInsurance, studentLoans, pensions, paye, methods },
  answer({ taxYear, taxCode, isNonCumulative, studentLoanPlan, postgraduateLoan, ...given }, rates, on) {
    const asked = { ...given, pensionMethod: methodOf(given) }
    const code = codeGiven({ taxCode, isNonCumulative }, rates)
    const plan = studentLoanPlan === 'none' ? undefined : studentLoanPlan
    const facts = { ...asked, code, plan, taxYear, hasPostgraduateLoan: postgraduateLoan }
    const slip = payslip(facts, rates, on)
    const { netPay, tax, nationalInsurance: employeeNI, studentLoan, postgraduateLoan: repaid, pension } = slip
    const period = PERIODS[asked.payFrequency].words
    const dated = (label: string) => ({ condition: isTaxedAlone(slip), holding: label, otherwise: `${label} to Date` })
    const deductions = [
      row(tax, { label: { condition: isBelow(tax, zero), holding: 'Income Tax Refund', otherwise: 'Income Tax' }, role: 'deduction' }),
      row(employeeNI, { role: 'deduction' }),
      row(studentLoan, { role: 'deduction', hideIfZero: true }),
      row(repaid, { role: 'deduction', hideIfZero: true }),
      row(pension, { role: 'deduction', hideIfZero: true }),
    ]
    return {
      headline: kept(netPay, 'you would be paid'),
      large: {
        about: say`net pay for the ${period}`,
        announced: say`Your net pay for the ${period} is ${netPay}.`,
      },
      ledger: [
        row(asked.grossPay, { isField: false }),
        ...deductions,
        row(netPay, { role: 'total' }),
        row(slip.employerNI, { role: 'outside' }),
        // Without the tax before it, that is the tax of this payslip again, or not all that was paid.
        row(slip.taxToDateNow, { label: 'Tax Paid This Tax Year', role: 'outside', onlyWith: asked.taxToDate }),
        ...(code.kind === 'additional-pay'
          ? [recorded(slip.freePay), row(slip.payAdded, { label: dated('Pay Added by the Code'), role: 'outside', isField: false })]
          : [row(slip.freePay, { label: dated('Free Pay'), role: 'outside', hideIfZero: true })]),
        row(slip.taxablePay, { label: dated('Pay That Is Taxed'), role: 'outside' }),
      ],
      // A refund is money that comes in, so nothing can be said of where it goes.
      shared: [row(asked.grossPay), ...deductions, row(netPay, { role: 'total' })].map((entry) => ({
        ...entry,
        where: isAtLeast(tax, zero),
      })),
      footnote: say`Worked out to the penny, as payroll software does it, with the rates of ${yearInWords(taxYear)}.`,
      leads: () => [
        ...pensionLead(facts, isAbove(pension, zero), (pensionMethod) =>
          payslip({ ...facts, pensionMethod }, rates, on).netPay.less(netPay),
        ),
        ...leadsOn(slip, rates),
      ],
      notes: () => notesOn(slip, rates),
      assumptions: () => assumptionsOf(slip, taxCode === ''),
    }
  },
})
