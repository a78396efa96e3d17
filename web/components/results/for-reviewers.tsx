import type { AnsweredForm, ResultCardProps } from '../../form/answer.ts'
import { askingAgain } from '../../site/ask-again.ts'
import { LazyFold } from './lazy-fold.tsx'
import { fetched } from './part.tsx'

const Review = fetched(askingAgain(() => import('./review.tsx')))

/** For a reviewer of the calculator. Few visitors are, so its code is loaded when it is first opened. */
export const ForReviewers = (props: AnsweredForm & Pick<ResultCardProps, 'chooseRuleSet'>) => (
  <LazyFold part="reviewers" className="for-reviewers" summary="For tax reviewers" waiting="Loading it.">
    <Review {...props} />
  </LazyFold>
)
