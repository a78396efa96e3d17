import type { Page } from '../../web/lib/page.ts'

/** The script of a page and what it may weigh. */
export interface Island {
  /** The source of the script. */
  readonly entry: string
  /** A source that the script asks for at once, fetched along with it. */
  readonly form?: string
  /** Bytes of JavaScript after brotli that the page may bring before its visitor does anything: the script with all that it imports. */
  readonly budget: number
}

const CALCULATOR = 'web/entry.client.tsx'

/** The pages with a script of their own. Every other island is a calculator’s form. */
const OWN: Readonly<Record<string, Island>> = {
  home: { entry: 'web/home.client.ts', budget: 2_000 },
  contact: { entry: 'web/contact.client.ts', budget: 2_000 },
  rates: { entry: 'web/rates.client.tsx', budget: 80_000 },
}

/** Keeps a copy of the published site from being listed. */
const HOST_SCRIPT: Island = { entry: 'web/host.client.ts', budget: 200 }
/** Asks whether usage may be counted, and counts it. */
const USAGE_SCRIPT: Island = { entry: 'web/usage.client.ts', budget: 1_200 }

interface Settings {
  readonly siteUrl?: string | undefined
  readonly tagUrl?: string | undefined
}

/** The scripts that every page has on top of its own, where the site is built for an address or with an analytics tag. */
export const scriptsEverywhere = ({ siteUrl, tagUrl }: Settings): Island[] => [
  ...(siteUrl === undefined ? [] : [HOST_SCRIPT]),
  ...(tagUrl === undefined ? [] : [USAGE_SCRIPT]),
]

/** Every script that the site is built from. */
export const ENTRIES: readonly string[] = [CALCULATOR, ...Object.values(OWN).map(({ entry }) => entry)]

/** What comes alive on a page; undefined for one that is only read. */
export function islandOf({ island }: Pick<Page, 'island'>): Island | undefined {
  if (island === undefined) return undefined
  return OWN[island] ?? { entry: CALCULATOR, form: `web/calculators/${island}/form.tsx`, budget: 75_000 }
}
