import { daysLater } from '#engine/inputs/day-sums.ts'
import type { Figure } from '#engine/rates/figure.ts'
import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { research, sources } from '#engine/rates/generated/provenance/sources.ts'
import { provenanceOf, type ReadingProvenance } from '#engine/rates/provenance.ts'
import { inYear } from '../../site/addresses.ts'
import { appliesTo } from '../../text/applies-to.ts'
import { date, figureText, rate } from '../../text/format.ts'
import { LawLinks } from '../law-links.tsx'
import { NewTabLink } from '../new-tab-link.tsx'

/** How sure we are of a reading, in a few words. */
export function certaintyOf({ status, sources: names }: ReadingProvenance): string {
  if (status === 'reported') {
    const report = shown(names).find(({ kind }) => kind === 'commentary')
    return `as reported by ${report?.publisher ?? 'others'}, read ${research}`
  }
  return STATUS[status]
}

const STATUS = {
  verified: `source checked ${research}`,
  derived: `worked out from sources checked ${research}`,
  memory: 'we have not yet checked this against a source',
  specification: 'from the specification, not from the law',
} as const

/** A figure of law: what it is, when it applies, the section that sets it and the page that says so. */
export function SourceLine({ figure, on }: { figure: Figure; on: string }) {
  const day = dayOfFigure(figure, on)
  const found = provenanceOf(provenance, figure.entry, day, figure.reading)
  if (!found) return null
  const { about, next, ends, reading } = found
  const last = ends?.on ?? (next && daysLater(next, -1))
  return (
    <li data-entry={figure.entry}>
      <a href={inYear(`/rates#${figure.entry}`)}>
        <b>{about.title}</b>
      </a>
      {about.kind === 'bands' ? `, by ${about.base?.replace(/^of /, '')}` : `: ${figureText(figure)} ${appliesTo(about)}`}, in force{' '}
      {last === undefined ? `on ${date(day)}` : `until ${date(last)}`}. <Citation reading={reading} />
    </li>
  )
}

/** The law that sets a figure on a day. */
export const lawOfFigure = (figure: Figure, on: string): string | undefined =>
  provenanceOf(provenance, figure.entry, dayOfFigure(figure, on), figure.reading)?.reading.law

/**
 * A day on which a figure is in force: the one given, or the first of another value where the rates changed within a period, so that its
 * answer has figures of several days.
 */
export function dayOfFigure({ entry, reading, value, unit }: Figure, on: string): string {
  const text = unit === 'percent' ? rate(value) : value.toFixed()
  const starts = provenance[entry]?.values.map(({ from }) => from) ?? []
  return [...starts, on].findLast((day) => provenanceOf(provenance, entry, day, reading)?.reading.value === text) ?? on
}

/** The law that sets a value, the page that says so, and how sure we are of it. */
export function Citation({ reading }: { reading: ReadingProvenance }) {
  const source = sourceOf(reading)
  return (
    <>
      {reading.law !== undefined && (
        <>
          <LawLinks law={reading.law} />.{' '}
        </>
      )}
      {source?.url !== undefined && (
        <NewTabLink isQuiet href={source.url}>
          {source.title}
        </NewTabLink>
      )}{' '}
      {/* A count that no law sets has said so. */}
      {(reading.status !== 'specification' || reading.law === undefined) && `(${certaintyOf(reading)})`}
    </>
  )
}

/** The most official page about a reading that we can link to. */
export const sourceOf = ({ sources: names }: ReadingProvenance): SourceShown | undefined =>
  shown(names).find(({ url }) => url?.startsWith('https:'))

const shown = (names: readonly string[]): SourceShown[] =>
  names.flatMap((name) => (sources as Readonly<Record<string, SourceShown>>)[name] ?? [])

interface SourceShown {
  readonly title: string
  readonly publisher: string
  readonly kind: string
  readonly url?: string
}
