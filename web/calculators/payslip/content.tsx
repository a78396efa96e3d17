import { codeText } from '#engine/inputs/tax-code.ts'
import { usualCode } from '#engine/law/paye/code-in-words.ts'
import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { rates, text, year } from '../../text/figures.ts'

export const content: Content = {
  title: `Payslip Calculator ${year}: any tax code, any pay period`,
  description: `Work out one payslip in ${year} to the penny, as payroll software does: any tax code, week or month, every National Insurance letter, student loans and pensions.`,
  keywords: ['payslip calculator', 'check my payslip', 'tax code', 'K code', 'BR', 'emergency tax', 'PAYE', year],
  lead: 'What comes off one payment.',
  forWhom: 'Line by line, as payroll works it out. For employees paid by the week, the month or anything between.',
  how: {
    title: 'How payroll works out a payslip',
    text: [
      'Payroll does not know what you will earn in the year. It takes each payday as it comes, and each line of the payslip has a rule of its own.',
      {
        points: {
          'Income Tax looks back over the year.':
            'Your code gives you so much free pay for each week or month. Payroll adds up your pay since the tax year began, takes off the free pay so far, works out the tax on the rest in whole pounds, and takes off the tax you have already paid. That is why a quiet month can bring a refund.',
          'National Insurance looks at this payment alone.': says`Each pay period has a threshold, ${rateOf('nationalInsurance.class1.monthlyPrimaryThreshold')} for a month. A bonus is charged in the month in which it is paid, and a quiet month gives nothing back.`,
          'Student loans are taken in whole pounds.':
            'Payroll works out the repayment on this payment and drops the pence. The threshold is the year’s, shared out over the weeks or months.',
          'Your pension decides what the others fall on.':
            'Salary sacrifice lowers all of them, a net pay arrangement lowers only the tax, and relief at source lowers none of them.',
        },
      },
    ],
  },
  sections: [
    {
      id: 'tax-codes',
      title: 'What a tax code says',
      text: [
        {
          points: {
            'A number and L, M, N or T.': says`Ten times the number is free of tax in the year, and ${rateOf('paye.freePay.addedToCode')} more. The usual code is ${codeText(usualCode(rates))}, for the allowance of ${rateOf('incomeTax.personalAllowance.amount')}. M means that somebody gave you part of their Marriage Allowance, N that you gave yours, and T that HMRC has worked out your allowance in another way.`,
            'K and a number.': says`The number is added to your pay instead, because you have untaxed benefits or tax to pay back. However large it is, tax never takes more than ${rateOf('paye.deductionLimit')} of a payment.`,
            'BR, D0 and D1.':
              'All of the pay is taxed at one rate, the basic, higher or additional one. Second jobs and pensions often have one of these.',
            'S or C in front.':
              'You live in Scotland or Wales. Scotland has rates of its own, and codes from SD0 to SD3 for its rates above the basic one.',
            '0T and NT.': 'With 0T nothing is free of tax. With NT no tax is taken at all.',
            'W1, M1 or X after it.':
              'Each payment is taxed alone, as if it were the first of the year. It is often temporary, after a new job. Tax that was taken too early comes back once the code loses the mark.',
          },
        },
      ],
    },
  ],
  tips: {
    title: 'If your payslip says something else',
    list: {
      'Check the code first.':
        'If the printed code is wrong, ask HMRC, or in a new job your employer, who chooses it from your starter checklist. If it is right and the tax is not, payroll may have used another code, so ask payroll.',
      'Look at the figures to date.':
        'The pay and the tax before this payslip decide a cumulative code’s tax. They come from the payslip before.',
      'Find out how your pension is paid.': 'The same percentage takes different tax by salary sacrifice, net pay and relief at source.',
      'Ask payroll in one sentence.':
        'Say which line differs, by how much, and which figure you think is wrong. They can usually tell at once.',
    },
  },
  notFor: {
    text: [
      'It does not know benefits that are taxed through payroll, statutory sick or parental pay, court orders, union fees or pay in advance for holidays. A director who was appointed during the year has a shorter earnings period than the one used here.',
    ],
  },
  next: {
    list: [
      says`${link('https://www.gov.uk/check-income-tax-current-year', 'Check your tax code and what HMRC expects you to earn')} in your tax account.`,
      says`${link('https://www.gov.uk/tax-codes', 'Read what your tax code means')} on GOV.UK.`,
      says`${link('https://www.gov.uk/national-insurance-rates-letters', 'Look up your National Insurance letter')}.`,
      `If you want the whole year instead, use the take-home pay calculator: ${text('incomeTax.personalAllowance.amount')} of the year’s pay is free of tax there, and National Insurance is worked out on equal months.`,
    ],
  },
}
