import { WEEKS_IN_A_YEAR } from '#engine/money/decimal.ts'
import type { Question } from '../../components/faq-list.tsx'
import { figure, text, year } from '../../lib/figures.ts'
import { money } from '../../lib/format.ts'

const main = text('nationalInsurance.class1.employee.mainRate')
const class4Main = text('nationalInsurance.class4.mainRate')
const voluntary = money(figure('nationalInsurance.class2.weeklyRate').value.times(WEEKS_IN_A_YEAR))

export const faq: readonly Question[] = [
  {
    question: `What rate does an employee pay in ${year}?`,
    answer: `${main} of pay between ${text('nationalInsurance.class1.primaryThreshold')} and ${text('nationalInsurance.class1.upperEarningsLimit')} a year, and ${text('nationalInsurance.class1.employee.additionalRate')} above that. Higher main rates that you may still see quoted belong to earlier years.`,
  },
  {
    question: 'Why is it lower when I work for myself?',
    answer: `Class 4 is ${class4Main} where an employee pays ${main}. In return you get no contribution-based Jobseeker’s Allowance, and nobody pays employer contributions on your profit.`,
  },
  {
    question: 'Does my pension contribution lower it?',
    answer:
      'Only under salary sacrifice, where you agree to less pay and your employer pays the difference into the pension. Contributions taken out of your wages, or that you make yourself, leave National Insurance as it is.',
  },
  {
    question: 'What if I have two jobs?',
    answer:
      'Each job has its own threshold, so two small wages may bear nothing where one large wage would. Two well paid jobs can take too much at the main rate; then ask HMRC to put off contributions in one of them, or for a refund after the year.',
  },
  {
    question: 'When do I stop paying?',
    answer:
      'An employee stops on reaching State Pension age, though the employer goes on paying. Class 4 ends with the tax year in which you reach it. Show your employer proof of age so that deductions stop in time.',
  },
  {
    question: 'Can I fill a gap in my record?',
    answer: `Usually, yes. For a year of low self-employed profit voluntary Class 2 costs ${voluntary}; otherwise there is Class 3, which costs several times as much. Look at your State Pension forecast first: not every gap lowers the pension.`,
  },
]
