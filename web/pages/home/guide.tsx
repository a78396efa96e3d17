import { Rate } from '../../components/rate.tsx'
import { dayText, sumText, year } from '../../lib/figures.ts'

/** What to know of tax before using any of the calculators. */
export const Guide = () => (
  <section className="home-section" aria-labelledby="tax-guide">
    <h2 id="tax-guide">A short guide to tax in {year}</h2>
    <div className="guide">
      <div>
        <h3>You are taxed by the slice</h3>
        <p>
          A higher rate never reaches back to what you earned before it. You pay nothing on the first{' '}
          <Rate of="incomeTax.personalAllowance.amount" />, <Rate of="incomeTax.basicRate" /> on the next{' '}
          <Rate of="incomeTax.basicRateLimit" />, and <Rate of="incomeTax.higherRate" /> only on the part above{' '}
          {sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')}. Scotland has{' '}
          <a href="/income-tax-calculator#bands">bands of its own</a> for pay, profit and rent.
        </p>
      </div>
      <div>
        <h3>National Insurance goes by the kind of work</h3>
        <p>
          Employees pay <Rate of="nationalInsurance.class1.employee.mainRate" /> on the main part of their pay, and their employer adds{' '}
          <Rate of="nationalInsurance.class1.employer.rate" /> that no payslip shows. The self-employed pay{' '}
          <Rate of="nationalInsurance.class4.mainRate" /> on profit. Rent, dividends and gains bear none.{' '}
          <a href="/national-insurance-calculator#how">How contributions are worked out</a>
        </p>
      </div>
      <div>
        <h3>Some of it is yours to report</h3>
        <p>
          Payroll takes care of most jobs. You tell HMRC yourself about takings above <Rate of="allowances.trading" />, rent, larger gains
          and dividends above <Rate of="dividends.selfAssessmentLimit" />. For {year} that meant saying so by{' '}
          {dayText('deadlines.selfAssessment.register')} and filing online by {dayText('deadlines.selfAssessment.onlineReturn')}.
        </p>
      </div>
      <div>
        <h3>Watch the edges</h3>
        <p>
          Just above <Rate of="incomeTax.personalAllowance.incomeLimit" /> the Personal Allowance shrinks, and each extra pound costs far
          more than the rate says; a <a href="/specialised-tax/pension-relief-calculator#how">pension contribution</a> brings your income
          back down. Above <Rate of="vat.registrationThreshold" /> of turnover a business{' '}
          <a href="/vat-calculator-uk#registration">has to register for VAT</a>.
        </p>
      </div>
    </div>
  </section>
)
