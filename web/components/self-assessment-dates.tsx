import type { EntryId } from '#engine/rates/figure.ts'
import { day, year } from '../lib/figures.ts'
import { date } from '../lib/format.ts'
import { FiguresTable } from './figures-table.tsx'

const DATES: readonly { readonly what: string; readonly entry: EntryId }[] = [
  { what: 'Make the first advance payment (payment on account)', entry: 'deadlines.selfAssessment.firstPaymentOnAccount' },
  { what: 'Make the second advance payment (payment on account)', entry: 'deadlines.selfAssessment.secondPaymentOnAccount' },
  { what: 'Tell HMRC that you need to send a tax return, if you have not sent one before', entry: 'deadlines.selfAssessment.register' },
  { what: 'Send a paper tax return', entry: 'deadlines.selfAssessment.paperReturn' },
  { what: 'Send an online tax return and pay what you still owe', entry: 'deadlines.selfAssessment.onlineReturn' },
]

const rows = DATES.map(({ what, entry }) => ({ what, on: day(entry) }))
  .sort((one, other) => one.on.localeCompare(other.on))
  .map(({ what, on }) => ({ name: what, figures: [date(on)] }))

/** The days of Self Assessment for the tax year, in the order they come. */
export const SelfAssessmentDates = () => (
  <FiguresTable caption={`Self Assessment dates for the ${year} tax year`} headings={['What to do', 'By']} rows={rows} />
)
