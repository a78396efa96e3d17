import type { Questions } from '../../site/page.ts'
import { text } from '../../text/figures.ts'
import { isSalaryCharged } from './content.tsx'

const employer = text('nationalInsurance.class1.employer.rate')
const secondary = text('nationalInsurance.class1.secondaryThreshold')
const salary = text('incomeTax.personalAllowance.amount')
const primary = text('nationalInsurance.class1.primaryThreshold')

export const faq: Questions = {
  'Who decides whether I am inside IR35?':
    'Your client decides for each contract if it is a public body, or is medium-sized or large. It must give you its reasons in a status determination statement, and must reply if you disagree. If the client is small or wholly overseas, your own company decides and takes the risk.',
  'What puts a contract outside IR35?':
    'How you really work counts for more than what the contract says. Signs that you are in business for yourself are a real right to send a substitute, freedom in how you do the work, no duty on either side to offer or accept more work, your own equipment, and a risk of losing money. No single sign decides it.',
  'Why do I take home so much less inside IR35?': `Mostly National Insurance. The fee has to cover employer National Insurance of ${employer} above ${secondary} as well as your own. You cannot pay yourself in dividends, which are free of it. Your expenses do not save tax either.`,
  [`Why is the salary outside IR35 ${salary}?`]: isSalaryCharged
    ? `It is equal to the Personal Allowance, so it is free of Income Tax, and the year counts towards your State Pension. You pay National Insurance on the part above ${primary}, and the company pays ${employer} on the part above ${secondary}, but together that costs less than the Corporation Tax the salary saves. You can enter another salary under More options.`
    : `Up to ${primary} you pay no National Insurance yourself, but the year still counts towards your State Pension. The company pays ${employer} on the part above ${secondary}, but that costs less than the Corporation Tax the salary saves.`,
  'Is an umbrella company the same as inside IR35?':
    'Nearly. You are its employee, and employer National Insurance comes out of your rate in the same way. An umbrella company also takes its fee and usually the Apprenticeship Levy, and puts you into a pension. So your payslip will show a little less than this page.',
  'Can I be inside on one contract and outside on another?':
    'Yes. Each contract is judged on its own. You can work out each one here, but you cannot just add up the answers: the contracts share your tax bands and Personal Allowance.',
}
