import type { TrailItem } from '../lib/page.ts'

export function Breadcrumbs({ trail }: { trail: readonly TrailItem[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>{index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}
