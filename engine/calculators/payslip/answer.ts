import { calculatorOf } from '../../answer/calculator-of.ts'
import { called, deduction, ifAny, kept, onlyWith, outside, recorded, shown, total, unrecorded } from '../../answer/ledger.ts'
import { zero } from '../../expression/amount.ts'
import { isAbove, isAtLeast, isBelow } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import { methodOf } from '../../inputs/common-fields.ts'
import { yearInWords } from '../../inputs/day.ts'
import { PERIODS } from '../../inputs/pay-periods.ts'
import { notInUse } from '../../inputs/payroll-faults.ts'
import { incomeTax } from '../../rates/generated/income-tax.ts'
import { methods } from '../../rates/generated/methods.ts'
import { nationalInsurance } from '../../rates/generated/national-insurance.ts'
import { paye } from '../../rates/generated/paye.ts'
import { pensions } from '../../rates/generated/pensions.ts'
import { scottishIncomeTax } from '../../rates/generated/scottish-income-tax.ts'
import { studentLoans } from '../../rates/generated/student-loans.ts'
import { codeGiven } from '../../rules/paye/code-in-words.ts'
import { pensionLead } from '../../rules/pensions/assumptions.ts'
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
      shown(tax, deduction, called({ condition: isBelow(tax, zero), holding: 'Income Tax Refund', otherwise: 'Income Tax' })),
      shown(employeeNI, deduction),
      shown(studentLoan, deduction, ifAny),
      shown(repaid, deduction, ifAny),
      shown(pension, deduction, ifAny),
    ]
    return {
      headline: kept(netPay, 'you would be paid'),
      large: {
        about: say`net pay for the ${period}`,
        announced: say`Your net pay for the ${period} is ${netPay}.`,
      },
      ledger: [
        shown(asked.grossPay, unrecorded),
        ...deductions,
        shown(netPay, total),
        shown(slip.employerNI, outside),
        // Without the tax before it, that is the tax of this payslip again, or not all that was paid.
        shown(slip.taxToDateNow, called('Tax Paid This Tax Year'), outside, onlyWith(asked.taxToDate)),
        ...(code.kind === 'additional-pay'
          ? [recorded(slip.freePay), shown(slip.payAdded, called(dated('Pay Added by the Code')), outside, unrecorded)]
          : [shown(slip.freePay, called(dated('Free Pay')), outside, ifAny)]),
        shown(slip.taxablePay, called(dated('Pay That Is Taxed')), outside),
      ],
      // A refund is money that comes in, so nothing can be said of where it goes.
      shared: [shown(asked.grossPay), ...deductions, shown(netPay, total)].map((entry) => ({ ...entry, where: isAtLeast(tax, zero) })),
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
