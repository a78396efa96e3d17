import type { Amount } from '../expression/amount.ts'

/**
 * Numbers the amounts of a formula as they are read, so that their values can be kept in a list. A formula that is read many times keeps
 * these numbers from one time to the next, and nothing else.
 */
export class Slots {
  #given = 0

  /** How many amounts have a place. */
  get size(): number {
    return this.#given
  }

  /** The place of an amount: its own, or the next free one. */
  of(amount: Amount): number {
    if (amount.slotGivenBy !== this) {
      amount.slotGivenBy = this
      amount.slot = this.#given++
    }
    return amount.slot
  }
}
