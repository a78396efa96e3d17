// What cards, breadcrumbs, questions and related links are made of, with the fields that the specification gives them.
import type { About } from './about.ts'
import { inYear } from './addresses.ts'
import type { Questions } from './page.ts'

/** A card that leads to a calculator. */
export interface CalculatorCard {
  readonly title: string
  readonly description: string
  readonly href: `/${string}`
  readonly badge?: NonNullable<About['badge']>
  /** How much the badge stands out. */
  readonly badgeVariant?: 'strong' | 'quiet'
}

/** One of the breadcrumbs of a page. */
export interface BreadcrumbItem {
  readonly name: string
  readonly url: `/${string}`
}

/** A link at the end of a page, with what is there. */
export interface RelatedLink {
  readonly name: string
  readonly url: `/${string}`
  readonly summary: string
}

export interface FaqItem {
  readonly question: string
  readonly answer: string
}

const VARIANTS = {
  'Most Popular': 'strong',
  Trending: 'strong',
  Enhanced: 'quiet',
  New: 'quiet',
} as const satisfies Record<NonNullable<About['badge']>, CalculatorCard['badgeVariant']>

/** The card of a calculator, in the tax year of this build. */
export const cardOf = ({ name, summary, path, badge }: About): CalculatorCard => ({
  title: name,
  description: summary,
  href: inYear(path),
  ...(badge !== undefined && { badge, badgeVariant: VARIANTS[badge] }),
})

/** The link to a calculator or a hub. */
export const relatedLinkTo = ({ name, path, summary }: Pick<About, 'name' | 'path' | 'summary'>): RelatedLink => ({
  name,
  url: path,
  summary,
})

/** The questions of a page as items, in their order. */
export const faqItems = (questions: Questions): FaqItem[] => Object.entries(questions).map(([question, answer]) => ({ question, answer }))
