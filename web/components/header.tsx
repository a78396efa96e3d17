import { calculators } from '../calculators/index.ts'
import { siteName } from '../lib/site.ts'

const LINKS = [{ name: 'Home', path: '/' }, ...calculators.map(({ name, path }) => ({ name, path }))]

/** The site’s name and its ways about; on a small screen behind a button, with no script. */
export function Header({ current }: { current: string }) {
  const links = (
    <ul>
      {LINKS.map(({ name, path }) => (
        <li key={path}>
          <a href={path} aria-current={path === current ? 'page' : undefined}>
            {name}
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
        <details className="menu">
          <summary>Menu</summary>
          <nav aria-label="Main">{links}</nav>
        </details>
      </div>
    </header>
  )
}
