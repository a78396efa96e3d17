import type { Question } from '../../components/faq-list.tsx'
import { text } from '../../lib/figures.ts'
import { optionWords } from '../../lib/option-words.ts'
import { young } from './content.tsx'

const threshold = text('nationalInsurance.class1.secondaryThreshold')
const employerRate = text('nationalInsurance.class1.employer.rate')

export const faq: readonly Question[] = [
  {
    question: 'From what salary does an employer pay?',
    answer: `From ${threshold} a year, which is lower than the ${text('nationalInsurance.class1.primaryThreshold')} from which the employee does. So a salary at the Personal Allowance bears no contributions of theirs but some of yours.`,
  },
  {
    question: 'Does employer National Insurance come out of the employee’s pay?',
    answer: `No. The ${employerRate} comes on top. What the employee sees on the payslip is their own contribution, at ${text('nationalInsurance.class1.employee.mainRate')} and then ${text('nationalInsurance.class1.employee.additionalRate')}.`,
  },
  {
    question: 'I am the only director of my company. Can I claim the allowance?',
    answer: `Not if you are the only one paid above ${threshold}. With another employee above it, a second director included, the company can claim, and the claim is for the whole tax year.`,
  },
  {
    question: `What does ${optionWords(young).toLowerCase()} mean for somebody who has a birthday in the year?`,
    answer:
      'The relief holds for pay days before the birthday and ends with it, pay period by pay period. This calculator takes one category for the whole year, so work out the two parts on their own.',
  },
  {
    question: 'Are contributions a cost of the business?',
    answer: `Yes. They come off profit like wages, so a company with profit up to ${text('corporationTax.lowerLimit')} gets ${text('corporationTax.smallProfitsRate')} of them back through lower Corporation Tax.`,
  },
  {
    question: 'Are an agency worker and a contractor counted?',
    answer:
      'An agency worker is usually on the agency’s payroll. A contractor who is inside IR35 is a cost of whoever pays their company, and one who is outside it of nobody else.',
  },
]
