import { calculators } from '../calculators/index.ts'
import { siteName } from '../lib/site.ts'

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">Quick links</h2>
          <ul>
            <li>
              <a href="/">Home</a>
            </li>
            {calculators.map(({ slug, path, name }) => (
              <li key={slug}>
                <a href={path}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <p>Results are estimates for planning. They are not professional advice.</p>
          <p>
            Every calculation runs in your browser. Nothing you type is sent to anybody; your figures stand in this page’s address, so that
            a reload or a link you share restores them.
          </p>
          <p>© {siteName}</p>
        </div>
      </div>
    </footer>
  )
}
