import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import type { AnsweredForm, ResultCardProps } from '../../form/answer.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { RecordButtons } from './record-buttons.tsx'
import { RuleSetChoice } from './rule-set-choice.tsx'
import { RuleSetDifferences } from './rule-set-differences.tsx'

/** Which rules were followed, what other rule sets answer, a choice among them, and the record as a file. */
export default function Review({ chooseRuleSet, ...asked }: AnsweredForm & Pick<ResultCardProps, 'chooseRuleSet'>) {
  const { result, calculator } = asked
  return (
    <>
      <p>This result follows {inSentence(result.ruleSet)}.</p>
      {ruleSetsOffered(calculator, result.taxYear).length > 1 && (
        <>
          <RuleSetDifferences {...asked} />
          <RuleSetChoice current={result.ruleSet} choose={chooseRuleSet} />
        </>
      )}
      <RecordButtons {...asked} />
    </>
  )
}
