import type { Page } from '../site/page.ts'

/*
 * Byte budgets count JavaScript as `budgetBytes` compresses it: brotli at quality 5, a tenth more than what is published. Each is what the
 * largest of its pages, in the largest of its years, loaded in November 2026 and 3% more, to the nearest 500 bytes, or 100 where it is small.
 */

/** The most bytes that a page may load before any interaction: its scripts with everything that they import. The starter is part of it. */
export const BEFORE_USE = 5_500
/** A page that takes a table shows what a worker makes of it: it has no form that comes later. */
const TAKES_TABLES = 6_200
/** How much more any page may load where its owner publishes it at an address and counts its usage. */
export const PUBLISHED = 900

/** Remembers what a visitor does with a form before its script has come, and fetches that. In one tag, before anything is painted. */
export const STARTER = 'web/client/starter.client.ts'

/** What a page loads when its form is first used. */
export interface UsedForm {
  /** The source file that the starter calls. */
  readonly entry: string
  /** A source file that it imports when it is called. That, and what it imports in turn, is fetched at the same time. */
  readonly form?: string
  /** The most bytes, with those that the page loads before any interaction. For a calculator, until the first answer. */
  readonly budget: number
}

const CALCULATOR = 'web/client/entry.client.tsx'
/**
 * What a calculator may load until its first answer. Take-home pay, payslips and part of a year also know tax codes and category letters,
 * and the whole bill has the law of nearly every other calculator. The annual allowance also has the rules for contributions from pay. All
 * have what fetches pictures, comparisons and advice once they are wanted.
 */
const BUDGET = 153_000
const BUDGETS: Readonly<Record<string, number>> = {
  'income-tax': 169_500,
  'student-loan': 168_500,
  'part-year': 161_000,
  'pension-allowance': 157_500,
  payslip: 161_500,
  'tax-bill': 170_000,
}
const RATES: UsedForm = { entry: 'web/client/rates.client.tsx', budget: 94_000 }

/** Finds calculators by people’s own words. */
const FINDER: UsedForm = { entry: 'web/client/find.client.ts', budget: 13_500 }

/** Tips, folded parts and links within the page, of a page with a form. */
const PAGE_SCRIPT = 'web/client/page.client.ts'
const HOME_SCRIPT = 'web/client/home.client.ts'
const CONTACT_SCRIPT = 'web/client/contact.client.ts'
/** Says what the browser keeps, and forgets it. */
const PRIVACY_SCRIPT = 'web/client/privacy.client.ts'
/** Hands tables of many people to a worker, which is fetched with the first table. */
const MANY_SCRIPT = 'web/client/many.client.ts'
/** Hands a table of trades to a worker, which is fetched with the first table, and shows the gains. */
const SHARES_SCRIPT = 'web/client/shares.client.ts'
/** Says which tax year is which, by the visitor’s date, leads from one that is over to this one, and carries what was typed to another. */
const YEAR_SCRIPT = 'web/client/year.client.ts'
/** Keeps copies of the published site out of search engines. */
const HOST_SCRIPT = 'web/client/host.client.ts'
/** Asks for consent to count usage, and counts it. */
const USAGE_SCRIPT = 'web/client/usage.client.ts'

interface IslandSettings {
  readonly siteUrl?: string | undefined
  readonly tagUrl?: string | undefined
}

/** The scripts that every page has in addition to its own, if the site is built for an address or with an analytics tag. */
export const scriptsEverywhere = ({ siteUrl, tagUrl }: IslandSettings): string[] => [
  ...(siteUrl === undefined ? [] : [HOST_SCRIPT]),
  ...(tagUrl === undefined ? [] : [USAGE_SCRIPT]),
]

/** Every script that the site is built from, without those. */
export const ENTRIES: readonly string[] = [
  STARTER,
  CALCULATOR,
  RATES.entry,
  FINDER.entry,
  PAGE_SCRIPT,
  HOME_SCRIPT,
  CONTACT_SCRIPT,
  PRIVACY_SCRIPT,
  MANY_SCRIPT,
  SHARES_SCRIPT,
  YEAR_SCRIPT,
]

/** The islands whose one script comes with the page. */
const OWN_SCRIPTS: Readonly<Record<string, string>> = {
  home: HOME_SCRIPT,
  contact: CONTACT_SCRIPT,
  many: MANY_SCRIPT,
  shares: SHARES_SCRIPT,
  privacy: PRIVACY_SCRIPT,
}

/** The most bytes that a page may load before any interaction. */
export const budgetBeforeUse = ({ island }: Pick<Page, 'island'>): number =>
  island === 'many' || island === 'shares' ? TAKES_TABLES : BEFORE_USE

/** The module scripts that a page loads before any interaction, in addition to those of every page. */
export const scriptsOf = ({ island, isOfYear }: Pick<Page, 'island' | 'isOfYear'>): string[] => [
  ...(isOfYear ? [YEAR_SCRIPT] : []),
  ...(island === undefined ? [] : [OWN_SCRIPTS[island] ?? PAGE_SCRIPT]),
]

/** What a page loads when its form is first used; undefined for a page that has no more to load. */
export function usedFormOf({ island }: Pick<Page, 'island'>): UsedForm | undefined {
  if (island === 'home') return FINDER
  if (island === undefined || Object.hasOwn(OWN_SCRIPTS, island)) return undefined
  if (island === 'rates') return RATES
  return {
    entry: CALCULATOR,
    form: `web/calculators/${island}/form.tsx`,
    budget: BUDGETS[island] ?? BUDGET,
  }
}

/** Whether a page has a form that the starter watches. */
export const hasStarter = ({ island }: Pick<Page, 'island'>): boolean =>
  island === 'home' || (island !== undefined && !(island in OWN_SCRIPTS))
