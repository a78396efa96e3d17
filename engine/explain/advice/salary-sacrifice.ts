import { say } from '../../expression/sentence.ts'
import { taxYears } from '../../rates/generated/tax-years.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { effectOf, falls } from './effect.ts'

/**
 * The same pension contribution as pay given up, where it is paid in another way: no National Insurance is due on it, and it does not count
 * for a student loan. ITEPA 2003 s.62; SSCBA 1992 s.6. Undefined once the year is over, because pay is given up before it is earned, and
 * in a public service scheme, whose rules say how it is paid, and where more is paid in than is earned, so that it leaves less.
 */
export function salarySacrifice(situation: Situation): Advice | undefined {
  const { calculator, inputs, result, today } = situation
  const { pensionMethod, isPublicServicePension }: Readonly<Record<string, unknown>> = inputs
  // A payslip asks for the method too, but is of one payday.
  if (!calculator.fields['pensionPerMonth'] || pensionMethod === 'salary-sacrifice' || isPublicServicePension === true) return undefined
  if (today > taxYears[result.taxYear].ends) return undefined
  const changes = [{ field: 'pensionMethod', value: 'salary-sacrifice' }]
  const { worth, other } = effectOf(situation, changes)
  if (falls(result.headline, result, other)) return undefined
  const loan = falls('studentLoan', result, other) ? ' and repay less of your student loan' : ''
  return {
    key: 'salary-sacrifice',
    worth,
    says: told(
      say`If your employer offers salary sacrifice, paying the same into your pension that way would leave you ${pounds(worth)} a year better off, because you would pay less National Insurance${loan}. It must not bring your pay below the minimum wage.`,
    ),
    changes,
    link: told(say`See the result with salary sacrifice`),
  }
}
