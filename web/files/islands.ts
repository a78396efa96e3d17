import type { Page } from '../site/page.ts'

/** The script of a page and its size limit. */
export interface Island {
  /** The source file of the script. */
  readonly entry: string
  /** A source file that the script imports straight away, so it is fetched at the same time. */
  readonly form?: string
  /** The most bytes of JavaScript, after brotli, that the page may load before any interaction: the script with everything it imports. */
  readonly budget: number
}

const CALCULATOR = 'web/entry.client.tsx'

/** The pages that have their own script. Every other island is a calculator’s form. */
const OWN: Readonly<Record<string, Island>> = {
  home: { entry: 'web/home.client.ts', budget: 2_000 },
  contact: { entry: 'web/contact.client.ts', budget: 2_000 },
  rates: { entry: 'web/rates.client.tsx', budget: 80_000 },
}

/** Keeps copies of the published site out of search engines. */
const HOST_SCRIPT: Island = { entry: 'web/host.client.ts', budget: 200 }
/** Asks for consent to count usage, and counts it. */
const USAGE_SCRIPT: Island = { entry: 'web/usage.client.ts', budget: 1_200 }

interface Settings {
  readonly siteUrl?: string | undefined
  readonly tagUrl?: string | undefined
}

/** The scripts that every page has in addition to its own, if the site is built for an address or with an analytics tag. */
export const scriptsEverywhere = ({ siteUrl, tagUrl }: Settings): Island[] => [
  ...(siteUrl === undefined ? [] : [HOST_SCRIPT]),
  ...(tagUrl === undefined ? [] : [USAGE_SCRIPT]),
]

/** Says which tax year is which, by the visitor’s date, leads from one that is over to this one, and carries what was typed to another. */
const YEAR_SCRIPT: Island = { entry: 'web/year.client.ts', budget: 2_300 }

/** The scripts that a page has in addition to those of every page: its own, and that of the pages of a tax year. */
export const scriptsOf = (page: Pick<Page, 'island' | 'isOfYear'>): Island[] =>
  [page.isOfYear ? YEAR_SCRIPT : undefined, islandOf(page)].filter((one) => one !== undefined)

/** Every script that the site is built from. */
export const ENTRIES: readonly string[] = [CALCULATOR, YEAR_SCRIPT.entry, ...Object.values(OWN).map(({ entry }) => entry)]

/** The interactive part of a page; undefined if it has none. */
function islandOf({ island }: Pick<Page, 'island'>): Island | undefined {
  if (island === undefined) return undefined
  return OWN[island] ?? { entry: CALCULATOR, form: `web/calculators/${island}/form.tsx`, budget: 75_000 }
}
