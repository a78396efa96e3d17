import { inYear } from '../site/addresses.ts'
import { useTrail } from '../site/current-page.ts'

export function Breadcrumbs() {
  const trail = useTrail()
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {trail.map(({ name, path }, index) => (
          <li key={path}>{index === trail.length - 1 ? <span aria-current="page">{name}</span> : <a href={inYear(path)}>{name}</a>}</li>
        ))}
      </ol>
    </nav>
  )
}
