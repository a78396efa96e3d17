import type { Question } from '../../components/faq-list.tsx'
import { text } from '../../lib/figures.ts'
import { rate } from '../../lib/format.ts'
import { rateBetweenLimits } from './content.tsx'

const lower = text('corporationTax.lowerLimit')
const upper = text('corporationTax.upperLimit')

export const faq: readonly Question[] = [
  {
    question: `Do I pay ${text('corporationTax.mainRate')} on everything once I pass ${lower}?`,
    answer: `No. Between ${lower} and ${upper} marginal relief brings the average rate up slowly, from ${text('corporationTax.smallProfitsRate')} to ${text('corporationTax.mainRate')}. Only the part above ${lower} costs more, at ${rate(rateBetweenLimits)} a pound.`,
  },
  {
    question: 'Which companies are associated with mine?',
    answer:
      'Those that control yours, that yours controls, or that the same person or people control, in any country, at any time in the period. Companies of relatives and business partners count only where the businesses depend on each other. Dormant companies do not count.',
  },
  {
    question: 'My period is shorter than a year. What changes?',
    answer: `Both limits shrink with it: a period half as long has half of ${lower} and half of ${upper}. The law counts days; this calculator counts whole months, which can differ by a few pounds.`,
  },
  {
    question: 'When is Corporation Tax due?',
    answer: `${text('corporationTax.paymentMonths')} and a day after the end of the accounting period. The return follows ${text('corporationTax.returnMonths')} after the end, so most companies pay before they file.`,
  },
  {
    question: 'Does my salary come off the profit?',
    answer: `Yes. Salaries, bonuses, employer National Insurance and employer pension contributions are costs of the company. Dividends are not: they are paid from what is left after tax, and reported by you if they are above ${text('dividends.selfAssessmentLimit')} in all.`,
  },
  {
    question: 'Do dividends that my company receives count?',
    answer:
      'Most are free of Corporation Tax. Those from outside the group still count towards the two limits, so a company with large holdings can lose marginal relief because of them. This page takes them to be nothing.',
  },
]
