import { say } from '../../expression/sentence.ts'
import { CLASS_2 } from '../../law/national-insurance/class-2.ts'
import { CLASS_4 } from '../../law/national-insurance/class-4.ts'
import type { ContributionWords } from '../../law/national-insurance/contribution.ts'
import type { SelfEmployedWords } from '../../law/self-employment/contributions.ts'

/** What an employee’s contributions are called and mean. */
export const ON_PAY: ContributionWords = {
  key: 'employeeNI',
  label: 'Employee NI (Class 1)',
  title: 'Employee National Insurance by band',
  means: say`This comes off your pay before you get it.`,
  tax: 'employee National Insurance',
}

/** What the contributions of the self-employed mean. */
export const ON_PROFIT: SelfEmployedWords = {
  class2: { ...CLASS_2, words: say`A flat charge for each week of the year.` },
  class4: { ...CLASS_4, means: say`Each part of your profit is charged at the rate shown below.` },
}
