import { inYear } from '../site/addresses.ts'
import { hubs } from '../site/hubs.ts'
import { manyPeople } from '../site/many-people.ts'
import { siteName } from '../site/name.ts'
import { tagUrl } from '../site/settings.ts'

const QUICK = [
  { path: '/', name: 'Home' },
  hubs.personal,
  hubs.specialized,
  hubs.business,
  manyPeople,
  { path: '/rates', name: 'Rates and Thresholds' },
  { path: '/what-changed', name: 'What Changed' },
] as const

const LEGAL = [
  { path: '/about', name: 'About Us' },
  { path: '/terms', name: 'Terms & Conditions' },
  { path: '/privacy', name: 'Privacy Policy' },
  { path: '/contact', name: 'Contact Us' },
] as const

const Links = ({ id, title, links }: { id: string; title: string; links: readonly { path: `/${string}`; name: string }[] }) => (
  <nav aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {links.map(({ path, name }) => (
        <li key={path}>
          <a href={inYear(path)}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)

export function Footer() {
  return (
    <footer className="site-footer">
      <div className="site-footer-row">
        <Links id="quick-links" title="Quick links" links={QUICK} />
        <Links id="legal-links" title="Legal" links={LEGAL} />
        <div>
          <p>
            Results are estimates for planning, because they depend on what you enter and on what each one assumes about you. They are not
            professional advice.
          </p>
          <p>
            Every calculation runs in your browser. We do not store or send anything you type. Your browser keeps it for you: in the address
            of the page, and some of it until you close the tab, or for longer if you ask it to.{' '}
            <a href={inYear('/privacy#kept')}>See what it keeps, and forget it</a>.
          </p>
          {tagUrl !== undefined && (
            <p>
              <button type="button" className="text-button" data-usage-again>
                Change whether your use is counted
              </button>
            </p>
          )}
          <p>© {siteName}</p>
        </div>
      </div>
    </footer>
  )
}
