export type CalculatorCategory = 'personal' | 'specialized' | 'business'

/** A choice of a form that words in a question may make. */
export type ChosenByWords = 'region' | 'studentLoanPlan' | 'isPublicServicePension' | 'ir35Status' | 'isInclusive'

/** The field that an amount in a question fills in, and the words that leave no doubt about it. */
export interface FilledByWords {
  readonly field: string
  /** The period that the amount is for, if any. A field with `any` takes an amount for every period, another field only one for its own. */
  readonly per?: 'any' | 'year' | 'day'
  readonly also?: readonly ChosenByWords[]
  /** What people call the amount, or a question that it is asked about with: `salary`, `take home`. */
  readonly called: readonly string[]
  /** What may be said besides. With any other word, the amount may be something else: a bonus, a loan’s balance. */
  readonly beside?: readonly string[]
}

/** What the rest of the site needs to know about a calculator, without its arithmetic. */
export interface About {
  /** The name in every layer: folders, golden file, command line. */
  readonly slug: string
  /** Its address, exactly. */
  readonly path: `/${string}`
  /** Its name on a card, in a breadcrumb, in a link and above its page. */
  readonly name: string
  readonly category: CalculatorCategory
  /** The hub in its breadcrumbs, if that is not its category’s. */
  readonly hub?: CalculatorCategory
  /** A hub that lists it as well, as specified. */
  readonly alsoOn?: CalculatorCategory
  /** What it answers, in one sentence. */
  readonly summary: string
  /** Whether its answer can go into a Self Assessment return, so that the dates of returns and claims fit its page; true when left out. */
  readonly isInReturn?: false
  /** What people call its question, in their own words: `day rate`, `lodger`. */
  readonly finds: readonly string[]
  /** What an amount in a question fills in. */
  readonly fills?: FilledByWords
  /** The choices that words in a question make where no amount fills anything in. */
  readonly chooses?: readonly ChosenByWords[]
  /** A part of its page that people come for, which an address opens: its place there, its name in the menu, and words that ask for it. */
  readonly part?: { readonly at: string; readonly name: string; readonly said: readonly string[] }
  /** Set where its form can work backwards from a needed amount: the other words that such a question may have. */
  readonly needed?: readonly string[]
  readonly badge?: 'Most Popular' | 'Enhanced' | 'Trending' | 'New'
}
