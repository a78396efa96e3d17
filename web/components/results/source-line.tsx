import type { Figure } from '#engine/rates/figure.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { research, sources } from '#engine/rates/generated/provenance/sources.ts'
import { provenanceOf } from '#engine/rates/provenance.ts'
import { date, figureText } from '../../lib/format.ts'

const STATUS = {
  verified: `seen in research, ${research}`,
  derived: `worked out from figures seen in research, ${research}`,
  memory: 'not confirmed',
  specification: 'from this product’s own specification',
} as const

/** A figure of law: what it is, which section makes it, and the page that says so. */
export function SourceLine({ figure, on }: { figure: Figure; on: string }) {
  const found = provenanceOf(provenance, figure.entry, on, figure.reading)
  if (!found) return null
  const { about, reading } = found
  const source = reading.sources
    .map((name) => (sources as Readonly<Record<string, SourceShown>>)[name])
    .find((one) => one?.url?.startsWith('https:'))
  return (
    <li data-entry={figure.entry}>
      <a href={`/rates#${figure.entry}`}>
        <b>{about.title}</b>
      </a>
      : {about.kind === 'bands' ? `bands by ${about.base?.replace(/^of /, '')}` : `${figureText(figure)} ${about.base}`}, in force on{' '}
      {date(on)}. {reading.law !== undefined && `${reading.law}. `}
      {source?.url !== undefined && (
        <a href={source.url} rel="noopener" target="_blank">
          {source.title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}{' '}
      ({STATUS[reading.status]})
    </li>
  )
}

interface SourceShown {
  readonly title: string
  readonly url?: string
}
