import type { OnMargin } from '../result/on-margin.ts'

/** Words for a visitor: a sentence, which a name only carries. */
export abstract class Words {
  /** Stops anything else from passing for words. */
  protected abstract readonly isSaid: true
}

/** What an amount means to a visitor, in a sentence under its step of the working. It may depend on what the amount comes to. */
export interface Meaning {
  readonly words: Words
  /** What is said instead where it comes to nothing, and where it is negative. */
  readonly atZero?: Words
  readonly belowZero?: Words
}

/** What a step is called, and what it means, where a rule leaves that to its callers. */
export interface StepWords {
  readonly label: string
  readonly means?: Words | Meaning
}

/** What makes an amount a step of the working. */
export interface Name {
  /** Unique within a result. */
  readonly key: string
  readonly label: string
  /** The section that makes the rule, where its figures do not name it already. */
  readonly law?: string
  /** True for a step that the working leaves out where it comes to nothing. */
  readonly isHiddenAtZero?: boolean
  /** True for a rate: its amount is a fraction, and its step a number of percent. */
  readonly isRate?: boolean
  /** True for a count, such as grams or miles: its step is a plain number. */
  readonly isCount?: boolean
  readonly means?: Words | Meaning
  readonly onMargin?: OnMargin
  /** The words of the scope that the step is named in, where that is not the plain one. */
  readonly scope?: ScopeWords
}

/** What tells the names of one computation from those of another, where a result shows the same rule twice. */
export interface ScopeWords {
  /** The key of a step, made from the key that the rule gives it. */
  readonly key: (key: string) => string
  /** The words that follow every label: “with the rent”. */
  readonly words: string
  /** What follows the title of every table of bands, if not a comma and the words. */
  readonly afterTitle?: string
  /** What steps mean here, by the key that the rule gives them. */
  readonly means?: Readonly<Record<string, Words | Meaning>>
  /** True where the other steps mean what their rules say. Without it, they have no such sentence. */
  readonly isAsUsual?: boolean
  /** True where the steps are there only to be compared with others, so that “the next £100” does not mention them. */
  readonly isComparison?: boolean
}

/** The key that a rule gives a step, with the words of its scope if it is in one. */
export type StepKey = string | { readonly ofRule: string; readonly scope: ScopeWords }

/** What a rule names its steps in: `at('incomeTax')` is the key of a step in the scope `at`. */
export type Scope = (key: string) => StepKey

/** The scope of a rule that a result shows once: keys and labels as the rule has them. */
export const PLAIN: Scope = (key) => key

/** A scope whose steps carry its words: “Personal Allowance with the rent”. */
export const scopeOf =
  (scope: ScopeWords): Scope =>
  (key) => ({ ofRule: key, scope })

/** The name of a step, with the words of its scope. */
export function nameOf(key: StepKey, label: string, law: string | undefined): Name {
  const cited = law !== undefined && { law }
  if (typeof key === 'string') return { key, label, ...cited }
  const { ofRule, scope } = key
  const means = scope.means?.[ofRule]
  return { key: scope.key(ofRule), label: `${label} ${scope.words}`, ...cited, ...(means && { means }), scope }
}

/** A name with what its step means, unless its scope says something else or nothing. */
export const meaning = (name: Name, means: Words | Meaning): Name =>
  !name.scope || (name.scope.isAsUsual && !name.means) ? { ...name, means } : name

/** A name with what the next £100 says of it, unless its scope is a mere comparison. */
export const onMarginOf = (name: Name, onMargin: OnMargin): Name => (name.scope?.isComparison ? name : { ...name, onMargin })

/** The title of a table of bands, with the words of the scope of its step. */
export const titleIn = (title: string, { scope }: Name): string => (scope ? `${title}${scope.afterTitle ?? `, ${scope.words}`}` : title)
