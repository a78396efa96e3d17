import { createContext, use } from 'react'
import { Outlet, useLocation } from 'react-router'
import { NewTabHint } from '../components/new-tab-link.tsx'
import { withoutFolder } from '../site/addresses.ts'
import { usePage } from '../site/current-page.ts'
import { tagUrl } from '../site/settings.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { Metadata } from './metadata.tsx'
import { UsageConsent } from './usage-consent.tsx'
import { YearSwitch } from './year-switch.tsx'

/** The built files that a page refers to. */
export interface PageAssets {
  readonly styles: readonly string[]
  /** Module scripts, then what they import straight away, which is preloaded. */
  readonly scripts: readonly string[]
  readonly preloads: readonly string[]
  /** The script that remembers what is done with a form, with what it fetches when that is first used, if the page has it not yet. */
  readonly starter?: { readonly script: string; readonly entry?: string; readonly needs?: readonly string[] }
}

/** Those of the page that is being rendered. */
export const AssetsContext = createContext<PageAssets>({ styles: [], scripts: [], preloads: [] })

const Starter = ({ script, entry, needs }: NonNullable<PageAssets['starter']>) => (
  // During development everything is a module.
  <script type={import.meta.env.PROD ? undefined : 'module'} src={script} data-entry={entry} data-needs={needs?.join(' ')} />
)

/** The HTML document around a page’s body: the route that every page is in. */
export function Document() {
  const { isOfYear } = usePage()
  const assets = use(AssetsContext)
  return (
    <html lang="en-GB" data-home={withoutFolder(useLocation().pathname) === '/' || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Metadata />
        {/* Its precedence puts the style sheets before all scripts. After them, a form’s first paint takes half as long again on a slow line. */}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="site" />
        ))}
        {/* Not a module, so that it runs before anything is painted. */}
        {assets.starter && <Starter {...assets.starter} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        {assets.preloads.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to main content
        </a>
        <Header />
        {isOfYear && <YearSwitch />}
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Footer />
        <NewTabHint />
        {tagUrl !== undefined && <UsageConsent />}
      </body>
    </html>
  )
}
