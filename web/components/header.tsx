import { hubs } from '../calculators/hubs.ts'
import type { TrailItem } from '../lib/page.ts'
import { siteName } from '../lib/site.ts'

const LINKS = [{ path: '/', shortName: 'Home' }, hubs.personal, hubs.specialized, hubs.business]

/** The site’s name and its ways about, the one that the page’s trail goes by marked; on a small screen behind a button, which the browser opens, and closes on Escape, without any script. */
export function Header({ path, trail }: { path: string; trail: readonly TrailItem[] }) {
  const isOnTrail = (link: string) => link !== '/' && trail.some((item) => item.path === link)
  const links = (
    <ul>
      {LINKS.map((link) => (
        <li key={link.path}>
          <a href={link.path} aria-current={link.path === path ? 'page' : isOnTrail(link.path) || undefined}>
            {link.shortName}
          </a>
        </li>
      ))}
    </ul>
  )
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="site-name" href="/">
          {siteName}
        </a>
        <nav className="wide-nav" aria-label="Main">
          {links}
        </nav>
        <button type="button" className="menu-button" popoverTarget="menu">
          Menu
        </button>
        <nav id="menu" className="menu" popover="auto" aria-label="Main">
          {links}
        </nav>
      </div>
    </header>
  )
}
