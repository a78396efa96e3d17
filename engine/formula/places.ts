import type { Amount } from './amount.ts'

/**
 * Numbers the amounts of a formula as they are read, so that their values can be kept in a list. A formula that is read many times keeps
 * these numbers from one time to the next, and nothing else.
 */
export class Places {
  #given = 0

  /** How many amounts have a place. */
  get size(): number {
    return this.#given
  }

  /** The place of an amount: its own, or the next free one. */
  of(amount: Amount): number {
    if (amount.placedBy !== this) {
      amount.placedBy = this
      amount.place = this.#given++
    }
    return amount.place
  }
}
