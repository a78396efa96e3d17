/** What makes an amount a step of the working. */
export interface Name {
  /** Unique within a result. */
  readonly key: string
  readonly label: string
  /** The section that makes the rule, where its figures do not name it already. */
  readonly law?: string
  /** True for a step that the working leaves out where it comes to nothing. */
  readonly isLeftOutAtNil?: boolean
  /** True for a rate: its amount is a fraction, and its step a number of percent. */
  readonly isRate?: boolean
  /** True for a count, such as grams or miles: its step is a plain number. */
  readonly isCount?: boolean
}

/** What tells the names of one computation from those of another, where a result shows the same rule twice. */
export interface Occasion {
  /** The key of a step, made from the key that the rule gives it. */
  readonly key: (key: string) => string
  /** The words that follow every label: “with the rent”. */
  readonly words: string
  /** What follows the title of every table of bands, if not a comma and the words. */
  readonly afterTitle?: string
}

let occasion: Occasion | undefined

/**
 * Makes formulas whose steps carry the words of an occasion: “Personal Allowance with the rent”. Names given outside of `make` stay as they
 * are, such as that of an income which both occasions share.
 */
export function within<Made>(of: Occasion, make: () => Made): Made {
  const before = occasion
  occasion = of
  try {
    return make()
  } finally {
    occasion = before
  }
}

/** The name of a step, with the words of the occasion that it is made for. */
export const nameOf = (key: string, label: string, law: string | undefined): Name => ({
  key: occasion ? occasion.key(key) : key,
  label: occasion ? `${label} ${occasion.words}` : label,
  ...(law !== undefined && { law }),
})

/** The title of a table of bands, with the words of the occasion. */
export const titleOf = (title: string): string => (occasion ? `${title}${occasion.afterTitle ?? `, ${occasion.words}`}` : title)
