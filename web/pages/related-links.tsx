import { inYear } from '../site/addresses.ts'

interface Props {
  readonly id: string
  readonly title: string
  readonly links: readonly { readonly path: `/${string}`; readonly name: string; readonly summary: string }[]
}

/** Where to go from the end of a page, each with what it answers. */
export const RelatedLinks = ({ id, title, links }: Props) => (
  <nav className="related" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {links.map(({ path, name, summary }) => (
        <li key={path}>
          <a href={inYear(path)}>{name}</a>
          <span className="hint">{summary}</span>
        </li>
      ))}
    </ul>
  </nav>
)
