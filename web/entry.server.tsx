import { renderToStaticMarkup } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { type PublishedFile, ratesFiles } from './files/rates-files.ts'
import { schemaFile } from './files/schema-file.ts'
import { AssetsContext, type PageAssets } from './frame/document.tsx'
import { pages, routes } from './routes.ts'
import { folderOf } from './site/addresses.ts'
import type { Page } from './site/page.ts'
import { PAGE_POLICY, policyElement } from './site/policy.ts'
import { tagUrl } from './site/settings.ts'

export { fallbackPages, redirectsFile } from './files/redirect-files.ts'
export { inYear } from './site/addresses.ts'
export * as site from './site/settings.ts'
export type { Page, PageAssets }
export { folder, pages }

/** The files for programs: the tables, and the contract of the calculators. */
export const publishedFiles = (): PublishedFile[] => [...ratesFiles(), schemaFile()]

/** The folder of the pages of this tax year: `/2026-27`, or nothing at the root. */
const folder = folderOf(defaultTaxYear)

/** Knows where every address of the site leads: to a page, to another address, or to nothing. */
export const handler = createStaticHandler(routes, { basename: folder || '/' })

/**
 * The answer to an address, which is a path with its query: the whole HTML of its page, the not-found page if there is none, or the address
 * to go to instead. `assetsOf` says which built files a page refers to.
 */
export async function answer(address: string, assetsOf: (page: Page) => PageAssets): Promise<Response> {
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) return context
  const page = context.matches.at(-1)?.route.handle as Page
  const html = renderToStaticMarkup(
    <AssetsContext value={assetsOf(page)}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </AssetsContext>,
  )
  return new Response(`<!doctype html>\n${withPolicy(html, page)}`, {
    status: context.statusCode,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}

/**
 * The page with its policy at the head of its head: React would put it after the style sheet. In development there is none, because Vite’s
 * reloading needs more than a page does.
 */
function withPolicy(html: string, { connects }: Page): string {
  if (!import.meta.env.PROD) return html
  const policy = { ...PAGE_POLICY, ...(connects && { 'connect-src': "'self'" }), ...(tagUrl !== undefined && { 'frame-src': "'self'" }) }
  return html.replace('<head>', `<head>${policyElement(policy)}`)
}
