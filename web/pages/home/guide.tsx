import { rateOf, says, to, type Wording } from '../../components/page-text.tsx'
import { dayText, incomeText, year } from '../../text/figures.ts'
import { employeeMainRate, isByMonth, overTheYear } from '../../text/law/national-insurance-of-year.ts'
import { HomeSection } from './home-section.tsx'

const GUIDE: Readonly<Record<string, Wording>> = {
  'You are taxed in slices': says`A higher rate applies only to the income above its threshold, never to the rest. You pay nothing on the first ${rateOf('incomeTax.personalAllowance.amount')}, ${rateOf('incomeTax.basicRate')} on the next ${rateOf('incomeTax.basicRateLimit')}, and ${rateOf('incomeTax.higherRate')} only on the part above ${incomeText('incomeTax.basicRateLimit')}. Scotland has ${to('/income-tax-calculator#bands', 'its own bands')} for pay, profit and rent.`,
  'National Insurance depends on how you work': says`Employees pay ${employeeMainRate} on the main part of their pay${overTheYear}, and their employer pays ${rateOf('nationalInsurance.class1.employer.rate')} on top${isByMonth && ' over the whole year'}. The self-employed pay ${rateOf('nationalInsurance.class4.mainRate')} on profit. You pay none on rent, dividends or gains. ${to('/national-insurance-calculator#how', 'How contributions are worked out')}`,
  'You report some income yourself': says`Payroll deals with the tax on most jobs. You usually have to tell HMRC yourself about side income above ${rateOf('allowances.trading')}, rent above ${rateOf('allowances.property')}, dividends above ${rateOf('dividends.allowance')} and larger gains. If you need to send a tax return for ${year}, the deadline for telling HMRC is ${dayText('deadlines.selfAssessment.register')}, and for filing online ${dayText('deadlines.selfAssessment.onlineReturn')}.`,
  'Watch the thresholds': says`Just above ${rateOf('incomeTax.personalAllowance.incomeLimit')}, your Personal Allowance shrinks, so you pay far more tax on each extra pound than the rate of ${rateOf('incomeTax.higherRate')} suggests. A ${to('/specialised-tax/pension-relief-calculator#how', 'pension contribution')} can bring your income back down. A business ${to('/vat-calculator-uk#registration', 'has to register for VAT')} once its taxable sales over the past year go above ${rateOf('vat.registrationThreshold')}.`,
}

/** What to know about tax before using any of the calculators. */
export const Guide = () => (
  <HomeSection id="tax-guide" title={`A short guide to tax in ${year}`} isFolded>
    <div className="guide">
      {Object.entries(GUIDE).map(([title, text]) => (
        <div key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  </HomeSection>
)
