import { say } from '../../expression/sentence.ts'
import { amountsOf } from '../recorded-amounts.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { lastDayToClaim } from './last-day-to-claim.ts'

/**
 * A check of HMRC’s calculation of the return, which uses the allowances on pay and other income first: the law uses them where they save
 * most (ITA 2007 s.25(2)), and so does the bill. Undefined for a calculator that does not say what that saves, and once it is too late to
 * have a calculation corrected (TMA 1970 Sch.1AB para.3).
 */
export function allowanceOrder({ result, today }: Situation): Advice | undefined {
  const { savedByAllowances: worth } = amountsOf(result, 'tax-bill')
  if (!worth || today > lastDayToClaim(result.taxYear)) return undefined
  return {
    key: 'allowance-order',
    worth,
    says: told(
      say`Check how HMRC calculates your return. It may use your allowances on your pay and other income first, which costs ${pounds(worth)} more tax. The law uses them where they save most (ITA 2007 s.25(2)), and so does this bill. If HMRC’s bill is higher, ask for it to be corrected.`,
    ),
    changes: [],
  }
}
