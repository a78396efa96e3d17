declare global {
  /** The three settings of a build, which `vite.config.ts` puts in place. No other variable of the environment reaches a page. */
  interface ImportMetaEnv {
    readonly SITE_URL?: string
    readonly SITE_TAG?: string
    readonly SITE_CONTACT?: string
  }
}

/**
 * The one address the site is published at, set when it is built (`SITE_URL=https://example.org`). Without it every page asks
 * search engines to leave it alone, as a preview should.
 */
export const siteUrl: string | undefined = import.meta.env.SITE_URL?.replace(/\/$/, '') || undefined

/**
 * The script of an analytics service that the site’s owner chose, set when the site is built (`SITE_TAG=https://tag.example/tag.js`). Without
 * it no usage is counted, nobody is asked to agree to it, and no page may load anything from elsewhere.
 */
export const tagUrl: string | undefined = import.meta.env.SITE_TAG || undefined

/** The e-mail address that visitors write to, set when the site is built (`SITE_CONTACT=help@example.org`). Without it the contact page says so. */
export const contactAddress: string | undefined = import.meta.env.SITE_CONTACT || undefined
