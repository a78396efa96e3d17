import { Link, NavLink } from 'react-router'
import { calculators } from '../calculators/index.ts'
import type { About, CalculatorCategory } from '../site/about.ts'
import { inYear } from '../site/addresses.ts'
import { usePage, useTrail } from '../site/current-page.ts'
import { hubOf, hubs } from '../site/hubs.ts'
import { siteName } from '../site/name.ts'
import { otherTools } from '../site/other-tools.ts'

const LINKS: readonly { path: `/${string}`; shortName: string; category?: CalculatorCategory }[] = [
  { path: '/', shortName: 'Home' },
  { ...hubs.personal, category: 'personal' },
  { ...hubs.specialized, category: 'specialized' },
  { ...hubs.business, category: 'business' },
]

/**
 * The site’s name and its navigation. On a small screen the navigation is behind a button, which the browser opens, and closes on Escape,
 * without any script. There it has every calculator too, and the page for many people, two taps from any page.
 */
export function Header() {
  return (
    <header className="site-header">
      <div className="site-header-row">
        <a className="site-name" href={inYear('/')}>
          {siteName}
        </a>
        <nav className="wide-nav" aria-label="Main">
          <ul>
            {LINKS.map(({ path, shortName }) => (
              <li key={path}>
                <Way path={path} name={shortName} />
              </li>
            ))}
          </ul>
        </nav>
        <button type="button" className="menu-button" popoverTarget="menu">
          Menu
        </button>
        <nav id="menu" className="menu" popover="auto" aria-label="Main">
          <ul>
            {LINKS.map(({ path, shortName, category }) => (
              <li key={path}>
                <Way path={path} name={shortName} />
                {category && (
                  <ul>
                    {[...calculators, ...otherTools]
                      .filter((one) => hubOf(one) === category)
                      .flatMap(({ slug, path: at, name, part }: About) => [
                        <li key={slug}>
                          <Way path={at} name={name} />
                        </li>,
                        part && (
                          <li key={`${slug}-${part.at}`}>
                            <a href={inYear(`${at}#${part.at}`)}>{part.name}</a>
                          </li>
                        ),
                      ])}
                  </ul>
                )}
              </li>
            ))}
          </ul>
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
  return path === canonical || above.some(({ url }) => url === path) ? (
    <Link to={path} aria-current="true" discover="none">
      {name}
    </Link>
  ) : (
    <NavLink to={path} end discover="none" className={() => undefined}>
      {name}
    </NavLink>
  )
}
