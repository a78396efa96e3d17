export type Category = 'personal' | 'specialized' | 'business'

/** The field that an amount in a question goes to, and the choices that words in the question may make. */
export interface Filled {
  readonly field: string
  /** The period that the amount is for, if it is for one: a field of any period takes all of them, each other field only its own. */
  readonly per?: 'any' | 'year' | 'day'
  readonly also?: readonly ('region' | 'studentLoanPlan')[]
}

/** What the rest of the site needs to know about a calculator, without its arithmetic. */
export interface About {
  /** The name in every layer: folders, golden file, command line. */
  readonly slug: string
  /** Its address, exactly. */
  readonly path: `/${string}`
  /** Its name on a card, in a breadcrumb, in a link and above its page. */
  readonly name: string
  readonly category: Category
  /** The hub in its breadcrumbs, if that is not its category’s. */
  readonly hub?: Category
  /** A hub that lists it as well, as specified. */
  readonly alsoOn?: Category
  /** What it answers, in one sentence. */
  readonly summary: string
  /** Whether its answer can go into a Self Assessment return, so that the dates of returns and claims fit its page; true when left out. */
  readonly isInReturn?: false
  /** What people call its question, in their own words: `day rate`, `lodger`. */
  readonly finds: readonly string[]
  /** What an amount in a question fills in, if there is no doubt about it. */
  readonly fills?: Filled
  readonly badge?: 'Most Popular' | 'Enhanced' | 'Trending' | 'New'
}
