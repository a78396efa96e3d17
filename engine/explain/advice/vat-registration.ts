import { figure } from '../../expression/amount.ts'
import { type Sentence, say } from '../../expression/sentence.ts'
import { dayInWords } from '../../inputs/day.ts'
import { daysLater, monthsLater } from '../../inputs/day-sums.ts'
import { Decimal } from '../../money/decimal.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { vat } from '../../rates/generated/vat.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { amountsOf } from '../recorded-amounts.ts'
import { pounds, type Situation, told } from './advice.ts'
import type { Duty } from './duty.ts'

/** How much of the threshold sales must reach before registration is worth a word. */
const CLOSE = new Decimal('0.9')

/**
 * Whether sales of twelve months make somebody register for VAT, and by when. They do above the threshold: HMRC is told within 30 days of
 * the end of the month in which they went above it, and registration starts a month after that one. Below it, it is a choice. VATA 1994
 * Sch.1 paras 1, 5 and 9. Undefined where nothing is sold, and well below the threshold.
 */
export function vatRegistration(situation: Situation): Duty | undefined {
  const { result, today } = situation
  const sales = salesIn(situation)
  const { registrationThreshold, registrationDays } = ratesAt({ vat }, result.taxYear, result.ruleSet).vat
  const threshold = registrationThreshold.value
  if (!sales || sales.amount.lessThan(threshold.times(CLOSE))) return undefined
  const { amount, opening, subject } = sales
  const start = say`${opening} ${pounds(amount)} in 12 months, `
  if (amount.lessThanOrEqualTo(threshold)) {
    const why = amount.equals(threshold)
      ? say`not above the threshold of ${pounds(threshold)}`
      : say`${pounds(threshold.minus(amount))} below the threshold of ${pounds(threshold)}`
    return {
      key: 'vat-voluntary',
      says: told(
        say`${start}registering for VAT is voluntary, because that is ${why}. It is compulsory once the sales of any 12 months are above it, or once more than that is expected in the next 30 days alone.${costOf(situation, sales)}`,
      ),
    }
  }
  const firstOfNext = monthsLater(`${today.slice(0, 7)}-01`, 1)
  const lastDay = daysLater(firstOfNext, registrationDays.value.toNumber() - 1)
  const when =
    today > taxYears[result.taxYear].ends && result.slug !== 'vat'
      ? say`If you have not registered yet, tell HMRC at once.`
      : say`Tell HMRC within ${figure(registrationDays)} of the end of the month in which sales went above it. If that is this month, tell HMRC by ${dayInWords(lastDay)}, and charge VAT from ${dayInWords(monthsLater(firstOfNext, 1))}.`
  return {
    key: 'vat-compulsory',
    says: told(
      say`${start}${subject} must register for VAT, because that is above ${pounds(threshold)}. ${when} Sales that are exempt from VAT do not count.`,
    ),
  }
}

/** What registering costs where it raises no price: the VAT in the same sales. VATA 1994 s.19(2). Nothing where none is charged on them. */
function costOf({ calculator, inputs, result }: Situation, { amount }: Sales): Sentence {
  const record = calculator.record({ ...inputs, amount, isInclusive: true }, result)
  const { vatAmount: cost } = amountsOf({ slug: result.slug, record }, 'vat')
  if (!cost || cost.isZero()) return say``
  return say` If your customers cannot reclaim VAT and your prices stay the same, registering costs you ${pounds(cost)} of VAT, less the VAT on what you buy for your sales. Customers who can reclaim it can pay it on top.`
}

interface Sales {
  readonly amount: Decimal
  /** The words before the amount, and who must register. */
  readonly opening: string
  readonly subject: string
}

/** A year’s sales without VAT. Inside IR35 they are none of the contractor’s own. */
function salesIn({ inputs, result }: Situation): Sales | undefined {
  if (result.slug === 'vat') return salesOf(amountsOf(result, 'vat').netAmount, 'If you sell')
  if (result.slug === 'self-employed') return salesOf(inputs['annualProfit'], 'With sales of')
  return inputs['ir35Status'] === 'outside' ? salesOf(amountsOf(result, 'ir35').grossIncome, 'With sales of', 'your company') : undefined
}

const salesOf = (amount: unknown, opening: string, subject = 'you'): Sales | undefined =>
  amount instanceof Decimal ? { amount, opening, subject } : undefined
