import type { Amount } from './amount.ts'

/**
 * Numbers the amounts of a formula as they are asked about, so that what is known of each of them is kept in a list. A formula that is asked
 * many times keeps its numbers, and nothing else from one time to the next.
 */
export class Places {
  #given = 0

  /** How many amounts have a place. */
  get size(): number {
    return this.#given
  }

  /** The place of an amount, the next free one if it has none yet. */
  of(amount: Amount): number {
    if (amount.placedBy !== this) {
      amount.placedBy = this
      amount.place = this.#given++
    }
    return amount.place
  }
}
