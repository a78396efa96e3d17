import { inYear } from '../site/addresses.ts'
import type { RelatedLink } from '../site/entities.ts'

interface Props {
  readonly id: string
  readonly title: string
  readonly links: readonly RelatedLink[]
}

/** Where to go from the end of a page, each with what it answers. */
export const RelatedLinks = ({ id, title, links }: Props) => (
  <nav className="related" aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    <ul>
      {links.map(({ url, name, summary }) => (
        <li key={url}>
          <a href={inYear(url)}>{name}</a>
          <span className="hint">{summary}</span>
        </li>
      ))}
    </ul>
  </nav>
)
