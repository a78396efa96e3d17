import { renderToStaticMarkup } from 'react-dom/server'
import type { Page } from './lib/page.ts'
import { Document, type PageAssets } from './root.tsx'
import { pages } from './routes.ts'

export { ratesFiles } from '#scripts/site/rates-files.ts'
export * as site from './lib/site.ts'
export type { Page, PageAssets }
export { pages }

/** The whole HTML of a page. */
export const render = (page: Page, assets: PageAssets): string =>
  `<!doctype html>\n${renderToStaticMarkup(<Document page={page} assets={assets} />)}`
