import { type Content, link, rateOf, says, to } from '../../components/page-text.tsx'
import { rates, starts, text, year } from '../../text/figures.ts'
import { howTo } from './how-to.ts'

/** A payment to a council, for example. The scheme left them out from April 2026. */
const isForPublicBodies = rates.methods.cis.publicBodies.value === 'in-full'

export const content: Content = {
  title: `CIS Tax Calculator ${year}: deduction and net payment`,
  description: `Work out the Construction Industry Scheme deduction at ${text('cis.deduction.registered')}, ${text('cis.deduction.unregistered')} or nothing, the net payment, and the totals for a year.`,
  keywords: ['CIS calculator', 'CIS deduction', 'Construction Industry Scheme', 'subcontractor tax', 'gross payment status', year],
  lead: 'What comes off a CIS payment.',
  forWhom: 'What a contractor deducts and what the subcontractor gets, once and over a year. For both of them.',
  howTo,
  how: {
    title: 'How the deduction works',
    text: [
      'When a contractor pays a subcontractor for construction work, they take off part of what they pay for the labour and send it to HMRC. It then counts towards the subcontractor’s own tax for the year.',
      { steps: Object.fromEntries(howTo.steps.map((step) => [`${step.name}.`, step.text])) },
    ],
  },
  sections: [
    {
      id: 'rates',
      title: 'Rates and deadlines',
      isWide: true,
      text: [
        {
          tables: [
            {
              caption: 'What is deducted from labour',
              headings: ['Subcontractor', 'Rate'],
              rows: [
                {
                  name: 'Registered',
                  about: 'HMRC confirms this when the contractor checks (verifies) the subcontractor.',
                  figures: [rateOf('cis.deduction.registered')],
                },
                {
                  name: 'Not registered',
                  about: 'This also applies if the details given do not match HMRC’s records.',
                  figures: [rateOf('cis.deduction.unregistered')],
                },
                {
                  name: 'Gross payment status',
                  about: 'Paid in full, but still reported.',
                  figures: [rateOf('cis.deduction.gross')],
                },
              ],
            },
            {
              caption: 'What a contractor does each month',
              headings: ['What to do', 'By'],
              rows: [
                {
                  name: 'Send the CIS return',
                  about:
                    rates.methods.cis.noPayments.value === 'nil-return'
                      ? 'For the tax month just ended, even if you paid nobody, unless you told HMRC beforehand that you would not.'
                      : 'For the tax month just ended. If you paid nobody, tell HMRC.',
                  figures: [rateOf('cis.returnDay')],
                },
                {
                  name: 'Pay the deductions to HMRC',
                  about: 'Electronically, with PAYE.',
                  figures: [rateOf('cis.paymentDay')],
                },
                { name: 'Pay them by post', figures: [rateOf('deadlines.payePostDay')] },
              ],
            },
          ],
        },
        { hint: says`Tax months begin on the same day of the month as the tax year, which began on ${starts}.` },
      ],
    },
    {
      id: 'gross-payment-status',
      title: 'Gross payment status: being paid in full',
      text: [
        'A subcontractor can ask HMRC for gross payment status. There are three tests.',
        {
          list: {
            'Business:': 'it does construction work in the UK, mostly through a bank account.',
            'Turnover:': says`over the last year it took at least ${rateOf('cis.grossPaymentTurnover')} without VAT and materials, or that much for each partner or director. A partnership or company that took ${rateOf('cis.grossPaymentTurnoverWhole')} in total also passes.`,
            'Compliance:':
              rates.methods.cis.complianceTest.value === 'with-vat'
                ? 'it sent its tax returns and paid its tax on time, including VAT.'
                : 'it sent its tax returns and paid its tax on time.',
          },
        },
        'HMRC repeats the compliance test each year, and takes the status away from a business that fails.',
      ],
    },
  ],
  tips: {
    title: 'Getting it right',
    list: {
      'Show materials on the bill.': 'Without a figure, the contractor has to guess what they cost, or deduct from the whole bill.',
      'Keep every deduction statement.': 'You need them to claim the deductions.',
      'Expect money back.': says`The deduction ignores your expenses and your Personal Allowance, although you pay no Income Tax on the first ${rateOf('incomeTax.personalAllowance.amount')} of profit. Most sole traders under the scheme get a refund after sending their return.`,
      'Companies claim monthly.':
        'A limited company takes the deductions off what it owes HMRC for its own employees, not off its Corporation Tax. It can claim back any left over after the tax year ends.',
      'Check with HMRC (verify) before you pay.': 'A contractor who deducts too little owes HMRC the difference.',
    },
  },
  notFor: {
    text: [
      `The scheme is for construction work in the UK between businesses. It does not cover employees, householders having work done at home, supplying materials alone, ${isForPublicBodies ? '' : 'payments to public bodies, '}or the work of architects and surveyors. This calculator cannot tell you whether somebody is really self-employed, and leaves out the VAT reverse charge, where the contractor pays the VAT to HMRC.`,
    ],
  },
  next: {
    list: [
      says`Subcontractors: ${link('https://www.gov.uk/what-you-must-do-as-a-cis-subcontractor', 'register, or ask for gross payment status')}.`,
      says`Contractors: ${link('https://www.gov.uk/what-you-must-do-as-a-cis-contractor', 'verify subcontractors, deduct and file')}.`,
      says`Use the ${to('/self-employed-tax-calculator', 'self-employed tax calculator')} to see what you will owe for the year, and compare it with what was deducted.`,
    ],
  },
}
