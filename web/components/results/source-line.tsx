import type { Figure } from '#engine/rates/figure.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { research, sources } from '#engine/rates/generated/provenance/sources.ts'
import { provenanceOf, type ReadingProvenance } from '#engine/rates/provenance.ts'
import { appliesTo } from '../../lib/applies-to.ts'
import { dayBefore } from '../../lib/dates.ts'
import { date, figureText } from '../../lib/format.ts'

const STATUS = {
  verified: `source checked ${research}`,
  derived: `worked out from sources checked ${research}`,
  memory: 'we have not yet checked this against a source',
  specification: 'from the specification, not from the law',
} as const

/** A figure of law: what it is, when it applies, the section that sets it and the page that says so. */
export function SourceLine({ figure, on }: { figure: Figure; on: string }) {
  const found = provenanceOf(provenance, figure.entry, on, figure.reading)
  if (!found) return null
  const { about, next, ends, reading } = found
  const last = ends?.on ?? (next && dayBefore(next))
  return (
    <li data-entry={figure.entry}>
      <a href={`/rates#${figure.entry}`}>
        <b>{about.title}</b>
      </a>
      {about.kind === 'bands' ? `, by ${about.base?.replace(/^of /, '')}` : `: ${figureText(figure)} ${appliesTo(about)}`}, in force{' '}
      {last === undefined ? `on ${date(on)}` : `until ${date(last)}`}. <Citation reading={reading} />
    </li>
  )
}

/** The law that sets a figure on a day. */
export const lawOfFigure = ({ entry, reading }: Figure, on: string): string | undefined =>
  provenanceOf(provenance, entry, on, reading)?.reading.law

/** The law that sets a value, the page that says so, and how sure we are of it. */
export function Citation({ reading }: { reading: ReadingProvenance }) {
  const source = reading.sources
    .map((name) => (sources as Readonly<Record<string, SourceShown>>)[name])
    .find((one) => one?.url?.startsWith('https:'))
  return (
    <>
      {reading.law !== undefined && `${reading.law}. `}
      {source?.url !== undefined && (
        <a href={source.url} rel="noopener" target="_blank">
          {source.title}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      )}{' '}
      {/* A count that no law sets has said so. */}
      {(reading.status !== 'specification' || reading.law === undefined) && `(${STATUS[reading.status]})`}
    </>
  )
}

interface SourceShown {
  readonly title: string
  readonly url?: string
}
