import type { Condition } from '../expression/amount.ts'
import type { ExactEvaluator } from './exact-evaluator.ts'

/** Says whether a condition holds. */
export type Holds = (condition: Condition) => boolean

/** The most results to keep. Few formulas come out in as many ways as that. */
const MOST_KEPT = 256

/**
 * Keeps what was made from the values of a formula, such as the words of its working. A few conditions decide what is made, so each result
 * serves all values for which the same conditions hold.
 */
export class DecisionCache<Made> {
  #start: DecisionNode<Made> = {}
  #kept = 0

  /** What `make` makes for these values. It may learn about them only by asking `holds`. */
  of(values: ExactEvaluator, make: (holds: Holds) => Made): Made {
    let place: DecisionNode<Made> | undefined = this.#start
    while (place?.condition) place = values.holds(place.condition) ? place.holding : place.otherwise
    return place?.made ?? this.#remembered(values, make)
  }

  #remembered(values: ExactEvaluator, make: (holds: Holds) => Made): Made {
    if (this.#kept++ >= MOST_KEPT) [this.#start, this.#kept] = [{}, 1]
    let place = this.#start
    const made = make((condition) => {
      const answer = values.holds(condition)
      place.condition ??= condition
      place = answer ? (place.holding ??= {}) : (place.otherwise ??= {})
      return answer
    })
    place.made = made
    return made
  }
}

/** A place in the tree of conditions: the condition that decides where to go next or, at the end, what was made. */
interface DecisionNode<Made> {
  condition?: Condition
  holding?: DecisionNode<Made>
  otherwise?: DecisionNode<Made>
  made?: Made
}
