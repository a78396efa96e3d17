import { type Amount, zero } from '../expression/amount.ts'
import type { Condition } from '../expression/condition.ts'
import type { Sentence } from '../expression/sentence.ts'
import { rememberingAlways } from '../remembering.ts'
import type { RowLayout } from '../result/row.ts'

/** What the record says where it is no amount: a text, or whether something holds. */
export type Fact = string | boolean | Condition

/** What an entry is called, which may depend on what holds: Capital Gain, or Capital Loss. */
export type Label = Either<string>

/** Something, or one of two things, by what holds. */
export type Either<Of> = Of | OneOfTwo<Of>

interface OneOfTwo<Of> {
  readonly condition: Condition
  readonly holding: Either<Of>
  readonly otherwise: Either<Of>
}

const isOneOfTwo = <Of extends object | string>(either: Either<Of>): either is OneOfTwo<Of> =>
  typeof either === 'object' && 'condition' in either

/** Which one it is, where certain conditions hold. */
export function chosenFrom<Of extends object | string>(either: Either<Of>, holds: (condition: Condition) => boolean): Of {
  return isOneOfTwo(either) ? chosenFrom(holds(either.condition) ? either.holding : either.otherwise, holds) : either
}

/** Everything that it may be. */
export const choicesIn = <Of extends object | string>(either: Either<Of>): Of[] =>
  isOneOfTwo(either) ? [...choicesIn(either.holding), ...choicesIn(either.otherwise)] : [either]

/** How a row counts in the sum. `outside-deduction` looks like a deduction, and `other-cost` still lowers what is kept or raises what is paid. */
export type EntryRole = 'deduction' | 'total' | 'outside' | 'outside-deduction' | 'other-cost'

/** How an entry is shown and recorded. Without any of these it is a row that is added, and a field of the record. */
export interface EntryOptions {
  /** Its key, if it is not that of its amount. */
  readonly key?: string
  /** Its label, if the specification does not word it as the step that it is. */
  readonly label?: Label
  readonly role?: EntryRole
  /** Set for a row that is left out where it comes to nothing. Its field stays. */
  readonly hideIfZero?: true
  /** Set for a field that the specification calls optional: the record of one answer lacks it where it comes to nothing. A table has 0. */
  readonly isOptional?: true
  /** The amount without which its row, which still counts, is not shown: something that nobody typed and no specification lists. */
  readonly onlyWith?: Amount
  /** Set for a row that is shown to the penny as it is, like the headline, even where the pennies of the sum are spread. */
  readonly isFixed?: true
  /** False for a row that the record lacks: what was typed, for example, if the specification does not list it. */
  readonly isField?: false
  /** Where the entry is there; everywhere if absent. */
  readonly where?: Condition
  /** Where its field holds the amount. It holds nothing (0) elsewhere, and the working has no step for it. */
  readonly zeroUnless?: Condition
  /** How its row is set out. */
  readonly layout?: RowLayout
}

/** A line of the ledger: a row of the results card, a field of the record, or both. */
export interface LedgerEntry extends EntryOptions {
  readonly key: string
  readonly amount: Amount
  /** False for an entry that the card does not show. */
  readonly isRow?: false
  /** What the record holds in place of the amount. */
  readonly fact?: Fact
  /** What the card says in place of an amount. */
  readonly text?: Sentence
}

/** An amount that the card shows and the record holds. @throws RangeError for one without a key. */
export const row = (amount: Amount, options: EntryOptions = {}): LedgerEntry => ({ amount, ...options, key: options.key ?? keyOf(amount) })

/** An amount that only the record holds. @throws RangeError as `row` does. */
export const recorded = (amount: Amount, options?: EntryOptions): LedgerEntry => ({ ...row(amount, options), isRow: false })

/** Something that the record says and that is no amount. */
export const fact = (key: string, says: Fact, options?: EntryOptions): LedgerEntry => ({
  ...recorded(zero, { ...options, key }),
  fact: says,
})

/** A line of the card that is no amount, under the row before it in the ledger. The record does not have it. */
export const line = (key: string, label: Label, text: Sentence, options?: EntryOptions): LedgerEntry => ({
  ...recorded(zero, { ...options, key, label, isField: false }),
  text,
})

/** Whether a row is part of the sum, and whether it is shown as taken off. */
export const isInSum = ({ role }: EntryOptions): boolean => role === undefined || role === 'deduction' || role === 'total'
export const isDeduction = ({ role }: EntryOptions): boolean => role === 'deduction' || role === 'outside-deduction'

/** Whether the card shows an entry, in any case where its condition holds. */
export const isOnCard = ({ isRow }: LedgerEntry): boolean => isRow !== false

/** Whether the record holds an entry, in any case where its condition holds. */
export const isRecorded = ({ isField }: LedgerEntry): boolean => isField !== false

/**
 * The key of an amount: its own, or that of one of those between which a condition or the cost chooses.
 * @throws RangeError where none has one.
 */
export function keyOf(amount: Amount): string {
  const key = keyIn(amount)
  if (key === undefined) throw new RangeError('an amount of an answer needs a key: name it, or give its entry a `key`')
  return key
}

function keyIn({ name, operation }: Amount): string | undefined {
  if (name) return name.key
  if (operation.kind === 'input') return operation.input
  if (operation.kind === 'cheapest') return operation.ways.map((way) => keyIn(way.amount)).find((key) => key !== undefined)
  return operation.kind === 'when' ? (keyIn(operation.holding) ?? keyIn(operation.otherwise)) : undefined
}

/** What a row is called: as it says, or like its amount. Asked only for a row that is shown. @throws RangeError where neither has a name. */
export function labelOf({ key, label, amount }: Pick<LedgerEntry, 'key' | 'label' | 'amount'>): Label {
  const own = label ?? labelOfAmount(amount)
  if (own === undefined) throw new RangeError(`the row ${key} needs a label: name its amount, or give it a \`label\``)
  return own
}

function labelOfAmount({ name, operation }: Amount): Label | undefined {
  if (name) return titled(name.label)
  if (operation.kind === 'input') return titled(operation.label)
  if (operation.kind !== 'when') return undefined
  const [holding, otherwise] = [labelOfAmount(operation.holding), labelOfAmount(operation.otherwise)]
  if (holding === undefined || otherwise === undefined || holding === otherwise) return holding ?? otherwise
  return { condition: operation.condition, holding, otherwise }
}

const SMALL_WORDS = new Set(['a', 'an', 'and', 'as', 'at', 'by', 'for', 'from', 'if', 'in', 'of', 'on', 'or', 'per', 'the', 'to'])

/** A label as the rows of a card have it: Taxable Income. Each is worked out once, because there are few and every answer has them. */
const titled = rememberingAlways((label: string): string =>
  label.replaceAll(/[a-z]+/gi, (word, at: number) =>
    SMALL_WORDS.has(word) || /[a-z’]/i.test(label.charAt(at - 1)) ? word : word.charAt(0).toUpperCase() + word.slice(1),
  ),
)

/**
 * What a calculator answers first, what that is to its visitor (`you would keep`, which an amount or “the same” follows), and whether it is
 * money that somebody keeps, so that more is better, or money that somebody pays.
 */
export interface Headline {
  readonly key: string
  readonly amount: Amount
  readonly compared: string
  readonly isKept: boolean
}

const headline = (amount: Amount, compared: string, isKept: boolean): Headline => ({ key: keyOf(amount), amount, compared, isKept })
export const kept = (amount: Amount, compared: string): Headline => headline(amount, compared, true)
export const paid = (amount: Amount, compared: string): Headline => headline(amount, compared, false)
