import { ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import type { AnsweredForm, ResultCardProps } from '../../form/answer.ts'
import { inSentence } from '../../text/rule-set-words.ts'
import { downloadCsv, downloadJson } from './download-record.ts'
import { RuleSetChoice } from './rule-set-choice.tsx'
import { RuleSetDifferences } from './rule-set-differences.tsx'

/** For a reviewer of the calculator: what other rule sets answer, which rules were followed, and the record as a file. */
export function ForReviewers({ chooseRuleSet, ...asked }: AnsweredForm & Pick<ResultCardProps, 'chooseRuleSet'>) {
  const { result, calculator } = asked
  const offered = ruleSetsOffered(calculator, result.taxYear)
  return (
    <details className="for-reviewers">
      <summary>For tax reviewers</summary>
      <p>This result follows {inSentence(result.ruleSet)}.</p>
      {offered.length > 1 && (
        <>
          <RuleSetDifferences {...asked} />
          <RuleSetChoice current={result.ruleSet} choose={chooseRuleSet} />
        </>
      )}
      <p className="result-actions">
        <button type="button" onClick={() => downloadJson(asked)}>
          Download the record as JSON
        </button>
        <button type="button" onClick={() => downloadCsv(asked)}>
          Download the record as CSV
        </button>
      </p>
    </details>
  )
}
