import { inYear } from '../../site/addresses.ts'
import { hasFigure, text } from '../../text/figures.ts'
import { HomeSection } from './home-section.tsx'

const TOPICS = [
  { name: 'Whether your payslip is right', href: '/personal-tax/payslip-calculator#check' },
  { name: 'When the higher rate starts, including in Scotland', href: '/income-tax-calculator#questions' },
  { name: `What happens to pay above ${text('incomeTax.personalAllowance.incomeLimit')}`, href: '/income-tax-calculator#questions' },
  { name: 'Ways to keep more of a salary', href: '/income-tax-calculator#tips' },
  { name: 'Salary or dividends from your own company', href: '/personal-tax/dividend-tax-calculator#how' },
  { name: `The ${text('allowances.trading')} trading allowance`, href: '/specialised-tax/side-hustle-tax-calculator#how' },
  { name: 'Mortgage interest on a home you let', href: '/specialised-tax/rental-income-tax-calculator#how' },
  { name: 'Whether a contract is inside or outside IR35', href: '/specialised-tax/ir35-tax-calculator#how' },
  { name: 'When a business must register for VAT', href: '/vat-calculator-uk#registration' },
  {
    name: hasFigure('corporationTax.lowerLimit')
      ? `Corporation Tax on profits from ${text('corporationTax.lowerLimit')} to ${text('corporationTax.upperLimit')}`
      : 'Corporation Tax on a company’s profits',
    href: '/business-tax/corporation-tax-calculator#how',
  },
  { name: 'Who can claim the Employment Allowance', href: '/business-tax/employer-ni-calculator#allowance' },
] as const

/** Common questions, each with a link to the part of a page that answers it. */
export const Topics = () => (
  <HomeSection id="popular-topics" title="Popular topics" isFolded>
    <ul className="topics">
      {TOPICS.map(({ name, href }) => (
        <li key={name}>
          <a href={inYear(href)}>{name}</a>
        </li>
      ))}
    </ul>
  </HomeSection>
)
