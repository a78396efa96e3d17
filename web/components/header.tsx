import { Link, NavLink } from 'react-router'
import { hubs } from '../calculators/hubs.ts'
import { inYear } from '../lib/addresses.ts'
import { usePage, useTrail } from '../lib/matches.ts'
import { siteName } from '../lib/site.ts'

const LINKS = [{ path: '/', shortName: 'Home' }, hubs.personal, hubs.specialized, hubs.business]

/**
 * The site’s name and its navigation. On a small screen the navigation is behind a button, which the browser opens, and closes on Escape,
 * without any script.
 */
export function Header() {
  const links = (
    <ul>
      {LINKS.map(({ path, shortName }) => (
        <li key={path}>
          <Way path={path} name={shortName} />
        </li>
      ))}
    </ul>
  )
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="site-name" href={inYear('/')}>
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

/**
 * A link that is marked if it leads to this page, to the same page at its own address, or to one above it in the breadcrumbs. Home is above
 * every page, so it is not marked for that.
 */
function Way({ path, name }: { path: string; name: string }) {
  const { canonical } = usePage()
  const above = useTrail().slice(1, -1)
  return path === canonical || above.some((item) => item.path === path) ? (
    <Link to={path} aria-current="true" discover="none">
      {name}
    </Link>
  ) : (
    <NavLink to={path} end discover="none" className={() => undefined}>
      {name}
    </NavLink>
  )
}
