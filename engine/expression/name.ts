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
}

/** What tells the names of one computation from those of another, where a result shows the same rule twice. */
export interface Scope {
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

let scope: Scope | undefined

/**
 * Makes formulas whose steps carry the words of a scope: “Personal Allowance with the rent”. Names given outside of `make` stay as they
 * are, such as that of an income which both scopes share.
 */
export function scoped<Made>(of: Scope | undefined, make: () => Made): Made {
  const before = scope
  scope = of
  try {
    return make()
  } finally {
    scope = before
  }
}

/** The same formulas, made when they are first asked for, with the words of the scope that it is now. */
export function later<Made>(make: () => Made): () => Made {
  const now = scope
  let made: Made | undefined
  return () => (made ??= scoped(now, make))
}

/** The name of a step, with the words of the scope that it is made for. */
export function nameOf(key: string, label: string, law: string | undefined): Name {
  const means = scope?.means?.[key]
  return {
    key: scope ? scope.key(key) : key,
    label: scope ? `${label} ${scope.words}` : label,
    ...(law !== undefined && { law }),
    ...(means && { means }),
  }
}

/** A name with what its step means, unless the scope says something else or nothing. */
export function meaning(name: Name, means: Words | Meaning): Name {
  return !scope || (scope.isAsUsual && !name.means) ? { ...name, means } : name
}

/** A name with what the next £100 says of it, unless the scope is a mere comparison. */
export const onMarginOf = (name: Name, onMargin: OnMargin): Name => (scope?.isComparison ? name : { ...name, onMargin })

/** The title of a table of bands, with the words of the scope. */
export const titleOf = (title: string): string => (scope ? `${title}${scope.afterTitle ?? `, ${scope.words}`}` : title)
