import type { Page } from '../site/page.ts'

/** The style sheet of every page. It says in which order the layers of all sheets count. */
const EVERYWHERE = 'web/app.css'
/** Those that some pages have after it, because no other page has use for their rules. */
const OWN: Readonly<Record<NonNullable<Page['sheet']>, string>> = {
  home: 'web/styles/home.css',
  rates: 'web/styles/rates.css',
  many: 'web/styles/many.css',
}

/** Every style sheet that the site is built from. */
export const SHEETS: readonly string[] = [EVERYWHERE, ...Object.values(OWN)]

/** The style sheets of a page, in their order. */
export const stylesOf = ({ sheet }: Pick<Page, 'sheet'>): string[] => [EVERYWHERE, ...(sheet === undefined ? [] : [OWN[sheet]])]
