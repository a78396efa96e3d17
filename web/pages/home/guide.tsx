import { Rate } from '../../components/rate.tsx'
import { dayText, sumText, year } from '../../lib/figures.ts'

/** What to know about tax before using any of the calculators. */
export const Guide = () => (
  <section className="home-section" aria-labelledby="tax-guide">
    <h2 id="tax-guide">A short guide to tax in {year}</h2>
    <div className="guide">
      <div>
        <h3>You are taxed in slices</h3>
        <p>
          A higher rate applies only to the income above its threshold, never to the rest. You pay nothing on the first{' '}
          <Rate of="incomeTax.personalAllowance.amount" />, <Rate of="incomeTax.basicRate" /> on the next{' '}
          <Rate of="incomeTax.basicRateLimit" />, and <Rate of="incomeTax.higherRate" /> only on the part above{' '}
          {sumText('incomeTax.personalAllowance.amount', 'incomeTax.basicRateLimit')}. Scotland has{' '}
          <a href="/income-tax-calculator#bands">its own bands</a> for pay, profit and rent.
        </p>
      </div>
      <div>
        <h3>National Insurance depends on how you work</h3>
        <p>
          Employees pay <Rate of="nationalInsurance.class1.employee.mainRate" /> on the main part of their pay, and their employer pays{' '}
          <Rate of="nationalInsurance.class1.employer.rate" /> on top. The self-employed pay <Rate of="nationalInsurance.class4.mainRate" />{' '}
          on profit. There is none on rent, dividends or gains.{' '}
          <a href="/national-insurance-calculator#how">How contributions are worked out</a>
        </p>
      </div>
      <div>
        <h3>Some income you report yourself</h3>
        <p>
          Payroll deals with most jobs. You tell HMRC yourself about takings above <Rate of="allowances.trading" />, rent, larger gains, and
          dividends above <Rate of="dividends.selfAssessmentLimit" />. For {year} you had to tell HMRC by{' '}
          {dayText('deadlines.selfAssessment.register')} and file online by {dayText('deadlines.selfAssessment.onlineReturn')}.
        </p>
      </div>
      <div>
        <h3>Watch the thresholds</h3>
        <p>
          Just above <Rate of="incomeTax.personalAllowance.incomeLimit" />, your Personal Allowance shrinks, so each extra pound costs far
          more than the rate suggests. A <a href="/specialised-tax/pension-relief-calculator#how">pension contribution</a> can bring your
          income back down. If its turnover goes above <Rate of="vat.registrationThreshold" />, a business{' '}
          <a href="/vat-calculator-uk#registration">has to register for VAT</a>.
        </p>
      </div>
    </div>
  </section>
)
