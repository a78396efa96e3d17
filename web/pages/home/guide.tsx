import { Rate } from '../../components/rate.tsx'
import { inYear } from '../../site/addresses.ts'
import { dayText, incomeText, year } from '../../text/figures.ts'
import { employeeMainRate, isByMonth, overTheYear } from '../../text/law/national-insurance-of-year.ts'
import { HomeSection } from './home-section.tsx'

/** What to know about tax before using any of the calculators. */
export const Guide = () => (
  <HomeSection id="tax-guide" title={`A short guide to tax in ${year}`}>
    <div className="guide">
      <div>
        <h3>You are taxed in slices</h3>
        <p>
          A higher rate applies only to the income above its threshold, never to the rest. You pay nothing on the first{' '}
          <Rate of="incomeTax.personalAllowance.amount" />, <Rate of="incomeTax.basicRate" /> on the next{' '}
          <Rate of="incomeTax.basicRateLimit" />, and <Rate of="incomeTax.higherRate" /> only on the part above{' '}
          {incomeText('incomeTax.basicRateLimit')}. Scotland has <a href={inYear('/income-tax-calculator#bands')}>its own bands</a> for pay,
          profit and rent.
        </p>
      </div>
      <div>
        <h3>National Insurance depends on how you work</h3>
        <p>
          Employees pay {employeeMainRate} on the main part of their pay{overTheYear}, and their employer pays{' '}
          <Rate of="nationalInsurance.class1.employer.rate" /> on top{isByMonth && ' over the whole year'}. The self-employed pay{' '}
          <Rate of="nationalInsurance.class4.mainRate" /> on profit. You pay none on rent, dividends or gains.{' '}
          <a href={inYear('/national-insurance-calculator#how')}>How contributions are worked out</a>
        </p>
      </div>
      <div>
        <h3>You report some income yourself</h3>
        <p>
          Payroll deals with the tax on most jobs. You usually have to tell HMRC yourself about side income above{' '}
          <Rate of="allowances.trading" />, rent above <Rate of="allowances.property" />, dividends above <Rate of="dividends.allowance" />{' '}
          and larger gains. If you need to send a tax return for {year}, the deadline for telling HMRC is{' '}
          {dayText('deadlines.selfAssessment.register')}, and for filing online {dayText('deadlines.selfAssessment.onlineReturn')}.
        </p>
      </div>
      <div>
        <h3>Watch the thresholds</h3>
        <p>
          Just above <Rate of="incomeTax.personalAllowance.incomeLimit" />, your Personal Allowance shrinks, so you pay far more tax on each
          extra pound than the rate of <Rate of="incomeTax.higherRate" /> suggests. A{' '}
          <a href={inYear('/specialised-tax/pension-relief-calculator#how')}>pension contribution</a> can bring your income back down. A
          business <a href={inYear('/vat-calculator-uk#registration')}>has to register for VAT</a> once its taxable sales over the past year
          go above <Rate of="vat.registrationThreshold" />.
        </p>
      </div>
    </div>
  </HomeSection>
)
