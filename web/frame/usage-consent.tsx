import { inYear } from '../site/addresses.ts'
/**
 * Asks whether usage may be counted: only in a build with an analytics tag, hidden until its script finds that nobody has answered. It is
 * at the very end of the page, where it covers nothing and moves nothing.
 */
export const UsageConsent = () => (
  <section className="usage-consent" aria-labelledby="usage-title" data-usage-consent hidden>
    <h2 id="usage-title">May we count how this site is used?</h2>
    <p>
      If you agree, an analytics service counts the pages you view and the calculations you make, with a rough range for the main amount of
      each result. It never sees what you type. <a href={inYear('/privacy')}>Privacy Policy</a>
    </p>
    <p className="usage-choices">
      <button type="button" className="button" value="agreed">
        Agree
      </button>
      <button type="button" className="button" value="refused">
        Refuse
      </button>
    </p>
  </section>
)
