import type { PageAssets } from '../frame/document.tsx'
import type { Page } from '../site/page.ts'
import { hasStarter, STARTER, scriptsEverywhere, scriptsOf, usedFormOf } from './islands.ts'
import { stylesOf } from './styles.ts'

/** The source files that a page refers to where nothing has been built. */
export const sourceAssets =
  (site: Parameters<typeof scriptsEverywhere>[0]) =>
  (page: Page): PageAssets => {
    const scripts = [...scriptsEverywhere(site), ...scriptsOf(page)].map((entry) => `/${entry}`)
    const form = usedFormOf(page)
    const starter = { script: `/${STARTER}`, ...(form && { entry: `/${form.entry}` }) }
    return { styles: stylesOf(page).map((sheet) => `/${sheet}`), scripts, preloads: [], ...(hasStarter(page) && { starter }) }
  }
