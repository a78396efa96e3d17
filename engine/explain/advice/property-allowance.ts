import { type Sentence, say } from '../../expression/sentence.ts'
import { yearInWords, yearsLater } from '../../inputs/day.ts'
import { allowances } from '../../rates/generated/allowances.ts'
import { ratesAt } from '../../rates/rates-at.ts'
import { paymentDays } from '../payment-days.ts'
import type { RecordedAmount } from '../recorded-amounts.ts'
import { type Advice, pounds, type Situation, told } from './advice.ts'
import { lessToPay } from './effect.ts'

/**
 * The property allowance in place of expenses and interest, or these in place of the allowance: the one that leaves less tax. ITTOIA 2005
 * ss.783BH, 783BJ and 783BK. Undefined once it is too late to choose: a year after the last day for the return (ss.783BJ(2) and 783BK(2)).
 */
export function propertyAllowance(situation: Situation): Advice | undefined {
  const { calculator, result, today } = situation
  if (!calculator.fields['propertyAllowance'] || today > yearsLater(paymentDays(result.taxYear).january, 1)) return undefined
  const { property } = ratesAt({ allowances }, result.taxYear, result.ruleSet).allowances
  const [claim, optOut] = [choosing('claim', situation), choosing('opt-out', situation)]
  const year = yearInWords(result.taxYear)
  if (claim.worth.greaterThanOrEqualTo(optOut.worth))
    return advice(
      claim,
      say`You can claim the property allowance of ${pounds(property.value)} instead of your expenses and interest and pay ${pounds(claim.worth)} less tax. Claim it on your tax return for ${year}. You then cannot carry any interest forward.`,
      say`See the result with the allowance`,
    )
  return advice(
    optOut,
    say`You can claim your actual expenses and interest instead of the property allowance and pay ${pounds(optOut.worth)} less tax. Tell HMRC on your tax return for ${year}.`,
    say`See the result with your expenses`,
  )
}

type ChosenAllowance = ReturnType<typeof choosing>

/** What a choice saves of the tax on the rent, and of that on other income, from which relief for interest may come off. */
function choosing(value: string, situation: Situation) {
  const changes = [{ field: 'propertyAllowance', value }]
  const less = (tax: RecordedAmount<'rental-income'>) => lessToPay(tax, situation, changes)
  return { worth: less('totalTaxDue').minus(less('reductionOfOtherTax')), changes }
}

const advice = ({ worth, changes }: ChosenAllowance, says: Sentence, link: Sentence): Advice => ({
  key: 'property-allowance',
  worth,
  says: told(says),
  changes,
  link: told(link),
})
