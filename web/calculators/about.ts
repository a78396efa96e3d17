export type Category = 'personal' | 'specialized' | 'business'

/** What the rest of the site needs to know of a calculator, without its arithmetic. */
export interface About {
  /** The name in every layer: folders, golden file, command line. */
  readonly slug: string
  /** Its address, exactly. */
  readonly path: `/${string}`
  /** As a card, a trail or a link names it. */
  readonly name: string
  /** The heading of its page. */
  readonly title: string
  readonly category: Category
  /** The hub that its trail goes by, where that is not its category’s. */
  readonly hub?: Category
  /** One sentence: what it answers. */
  readonly summary: string
  readonly badge?: 'Most Popular' | 'Enhanced' | 'Trending' | 'New'
}
