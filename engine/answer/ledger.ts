import { type Amount, zero } from '../expression/amount.ts'
import type { Condition } from '../expression/condition.ts'
import type { Sentence } from '../expression/sentence.ts'
import { rememberingAlways } from '../remembering.ts'
import type { RowLayout } from '../result/row.ts'

/** What the record says where it is no amount: a text, or whether something holds. */
export type Fact = string | boolean | Condition

/** What an entry is called, which may depend on what holds: Capital Gain, or Capital Loss. */
export type Label = string | { readonly condition: Condition; readonly holding: Label; readonly otherwise: Label }

/** How an entry is shown and recorded. Without any of these it is a row that is added, and a field of the record. */
export interface EntryOptions {
  /** Its key, if it is not that of its amount. */
  readonly key?: string
  /** Its label, if the specification does not word it as the step that it is. */
  readonly label?: Label
  readonly isTotal?: true
  readonly isDeduction?: true
  /** Set for a row that is not part of the sum, such as a monthly figure. */
  readonly isOutsideSum?: true
  /** Set for a row outside the sum that still costs money as income rises: it lowers what is kept, or raises what is paid. */
  readonly isOtherCost?: true
  /** Set for a row that is left out where it comes to nothing. Its field stays. */
  readonly isHiddenAtZero?: true
  /** Set for a row that is shown to the penny as it is, like the headline, even where the pennies of the sum are spread. */
  readonly isFixed?: true
  /** False for an entry that the card does not show. */
  readonly isRow?: false
  /** False for an entry that the record does not hold. */
  readonly isField?: false
  /** Where the entry is there; everywhere if absent. */
  readonly where?: Condition
  /** How its row is set out. */
  readonly layout?: RowLayout
  /** The amount without which its row is not shown. */
  readonly onlyWith?: Amount
  /** What the card says in place of an amount. */
  readonly text?: Sentence
  /** Set for a field that the specification calls optional: the record of one answer lacks it where it comes to nothing. */
  readonly isOptional?: true
  /** Where its field holds the amount. It holds nothing (0) elsewhere, and the working has no step for it. */
  readonly zeroUnless?: Condition
}

/** A line of the ledger: a row of the results card, a field of the record, or both. */
export interface LedgerEntry extends EntryOptions {
  readonly key: string
  readonly amount: Amount
  /** What the record holds in place of the amount. */
  readonly fact?: Fact
}

export const deduction: EntryOptions = { isDeduction: true }
export const total: EntryOptions = { isTotal: true }
export const outside: EntryOptions = { isOutsideSum: true }
export const otherCost: EntryOptions = { isOutsideSum: true, isOtherCost: true }
export const fixed: EntryOptions = { isFixed: true }
export const ifAny: EntryOptions = { isHiddenAtZero: true }
/** A row and a field that are left out where they come to nothing. Tables have a column for the field, so there it is 0. */
export const optional: EntryOptions = { ...ifAny, isOptional: true }
/** A row that the record lacks: what was typed, for example, if the specification does not list it. */
export const unrecorded: EntryOptions = { isField: false }
/** A row that starts a group, under a heading. */
export const group = (heading: string): EntryOptions => ({ layout: { group: heading } })
/** A row that sums up its group so far. */
export const subtotal: EntryOptions = { layout: { isSubtotal: true } }
/** A row that is a relief. */
export const relief: EntryOptions = { layout: { isRelief: true } }
/** A row that stands in the large answer, or in the comparison next to the ledger, and not in the ledger. */
export const inLargeAnswer: EntryOptions = { layout: { place: 'large-answer' } }
export const inComparison: EntryOptions = { layout: { place: 'comparison' } }
/** A row that is hidden where an amount is nothing: something that nobody typed and no specification lists. It still counts in the sum. */
export const onlyWith = (amount: Amount): EntryOptions => ({ onlyWith: amount })
/** What a deduction is called within a sentence: `tax`. */
export const inSentence = (words: string): EntryOptions => ({ layout: { inSentence: words } })
/** What to call extra tax that the page is not about: `more Income Tax on your other income`. */
export const alsoPaid = (words: string): EntryOptions => ({ layout: { alsoPaid: words } })
export const where = (condition: Condition): EntryOptions => ({ where: condition })
export const orZeroUnless = (condition: Condition): EntryOptions => ({ zeroUnless: condition })
/** The label that the specification words otherwise than its step. */
export const called = (label: Label): EntryOptions => ({ label })
/** The key that the specification gives an amount whose step has another. */
export const keyed = (key: string): EntryOptions => ({ key })

/** An amount that the card shows and the record holds. @throws RangeError for one without a key. */
export function shown(amount: Amount, ...parts: readonly EntryOptions[]): LedgerEntry {
  const layout: RowLayout = Object.assign({}, ...parts.map((part) => part.layout))
  const isPlain = Object.keys(layout).length === 0
  const entry = Object.assign({ key: keyOf(amount), amount }, ...parts, isPlain ? {} : { layout }) as Omit<LedgerEntry, 'key'> &
    EntryOptions
  if (entry.key === undefined) throw new RangeError('an entry of a ledger needs a key: name its amount, or say how it is `keyed`')
  return entry as LedgerEntry
}

/** An amount whose row is hidden where it comes to nothing. The record still has it. */
export const shownIfAny = (amount: Amount, ...parts: readonly EntryOptions[]): LedgerEntry => shown(amount, ...parts, onlyWith(amount))

/** An amount that only the record holds. @throws RangeError as `shown` does. */
export const recorded = (amount: Amount, ...parts: readonly EntryOptions[]): LedgerEntry => shown(amount, ...parts, { isRow: false })

/** Something that the record says and that is no amount. */
export const fact = (key: string, says: Fact, ...parts: readonly EntryOptions[]): LedgerEntry =>
  Object.assign({ key, amount: zero, fact: says, isRow: false as const }, ...parts) as LedgerEntry

/** A line of the card that is no amount, under the row before it in the ledger. The record does not have it. */
export const line = (key: string, label: Label, text: Sentence, ...parts: readonly EntryOptions[]): LedgerEntry =>
  Object.assign({ key, amount: zero, label, text, isRow: false as const, isField: false as const }, ...parts) as LedgerEntry

/** Whether the card shows an entry, in any case where its condition holds. */
export const isOnCard = ({ isRow }: LedgerEntry): boolean => isRow !== false

/** Whether the record holds an entry, in any case where its condition holds. */
export const isRecorded = ({ isField }: LedgerEntry): boolean => isField !== false

/** The key of an amount: its own, or that of one of those between which a condition or the cost chooses. */
function keyOf({ name, operation }: Amount): string | undefined {
  if (name) return name.key
  if (operation.kind === 'input') return operation.input
  if (operation.kind === 'cheapest') return operation.ways.map((way) => keyOf(way.amount)).find((key) => key !== undefined)
  return operation.kind === 'when' ? (keyOf(operation.holding) ?? keyOf(operation.otherwise)) : undefined
}

/** What a row is called: as it says, or like its amount. Asked only for a row that is shown. @throws RangeError where neither has a name. */
export function labelOf({ key, label, amount }: Pick<LedgerEntry, 'key' | 'label' | 'amount'>): Label {
  const own = label ?? labelOfAmount(amount)
  if (own === undefined) throw new RangeError(`the row ${key} needs a label: name its amount, or say what it is \`called\``)
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

/** The label of an entry, where certain conditions hold. */
export const labelWhere = (label: Label, holds: (condition: Condition) => boolean): string =>
  typeof label === 'string' ? label : labelWhere(holds(label.condition) ? label.holding : label.otherwise, holds)

/** Everything that an entry may be called. */
export const labelsIn = (label: Label): string[] =>
  typeof label === 'string' ? [label] : [...labelsIn(label.holding), ...labelsIn(label.otherwise)]

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

/** The key of an amount that a card names. @throws RangeError for one without a name. */
export function keyOfNamed(amount: Amount): string {
  const key = keyOf(amount)
  if (key === undefined) throw new RangeError('the amount of an answer needs a name')
  return key
}

/** One of two headlines: the first where the condition holds. */
export interface EitherHeadline {
  readonly condition: Condition
  readonly holding: Headline
  readonly otherwise: Headline
}

/** What is answered first, where certain conditions hold. */
export const headlineWhere = (headline: Headline | EitherHeadline, holds: (condition: Condition) => boolean): Headline =>
  'condition' in headline ? (holds(headline.condition) ? headline.holding : headline.otherwise) : headline

/** Everything that may be answered first. */
export const headlinesIn = (headline: Headline | EitherHeadline): readonly Headline[] =>
  'condition' in headline ? [headline.holding, headline.otherwise] : [headline]

const headline = (amount: Amount, compared: string, isKept: boolean): Headline => ({ key: keyOfNamed(amount), amount, compared, isKept })
export const kept = (amount: Amount, compared: string): Headline => headline(amount, compared, true)
export const paid = (amount: Amount, compared: string): Headline => headline(amount, compared, false)
