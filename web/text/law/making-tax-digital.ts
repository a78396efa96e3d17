// For text that is rendered when the site is built.
import { hasFigure, law, taxYearsBefore, text } from '../figures.ts'

const THRESHOLD = 'deadlines.digitalUpdates.incomeAbove'

/** What Making Tax Digital for Income Tax asks of people with takings or rent. Nothing in a year before it began. */
export const quarterlyUpdates = hasFigure(THRESHOLD)
  ? `If your takings and rents in ${taxYearsBefore(2)} came to more than ${text(THRESHOLD)} in total, before expenses, you usually have to keep digital records and send HMRC an update every quarter: by the ${text('deadlines.digitalUpdates.day')} of August, November, February and May (Making Tax Digital for Income Tax, ${law(THRESHOLD)}). The tax is still due on the same days. If you have to do that and you pay late, HMRC charges ${text('deadlines.digitalUpdates.latePaymentRate')} of what is unpaid after ${text('deadlines.digitalUpdates.firstPenaltyDays')} (though not in your first year), as much again of what is unpaid after ${text('deadlines.digitalUpdates.secondPenaltyDays')}, and from then on ${text('deadlines.digitalUpdates.latePaymentYearlyRate')} a year. If you do not have to, the penalty is ${text('deadlines.latePayment.rate')} of what is unpaid after ${text('deadlines.latePayment.days')}.`
  : ''
