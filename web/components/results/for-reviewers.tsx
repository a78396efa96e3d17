import { useState } from 'react'
import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import type { AnsweredForm, ResultCardProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { fetched, LazyPart } from './part.tsx'
import { RuleSetChoice } from './rule-set-choice.tsx'
import { RuleSetDifferences } from './rule-set-differences.tsx'

const RecordButtons = fetched(askingAgain(() => import('./record-buttons.tsx')))

/** For a reviewer of the calculator: what other rule sets answer, which rules were followed, and the record as a file. */
export function ForReviewers({ chooseRuleSet, ...asked }: AnsweredForm & Pick<ResultCardProps, 'chooseRuleSet'>) {
  const { result, calculator } = asked
  const offered = ruleSetsOffered(calculator, result.taxYear)
  const [isOpened, setOpened] = useState(false)
  return (
    <details className="for-reviewers" onToggle={() => setOpened(true)}>
      <summary>For tax reviewers</summary>
      <p>This result follows {inSentence(result.ruleSet)}.</p>
      {offered.length > 1 && (
        <>
          <RuleSetDifferences {...asked} />
          <RuleSetChoice current={result.ruleSet} choose={chooseRuleSet} />
        </>
      )}
      {isOpened && (
        <LazyPart waiting="Loading the record.">
          <RecordButtons {...asked} />
        </LazyPart>
      )}
    </details>
  )
}
