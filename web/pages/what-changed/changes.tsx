import type { ReactNode } from 'react'
import { tableTitles } from '#engine/rates/generated/provenance/index.ts'
import type { EntryProvenance, ReadingProvenance } from '#engine/rates/provenance.ts'
import { Citation } from '../../components/results/source-line.tsx'
import { WordsTable } from '../../components/words-table.tsx'
import { appliesTo } from '../../lib/applies-to.ts'
import type { Change } from '../../lib/changes-in.ts'
import { capitalised, date } from '../../lib/format.ts'
import { readingText } from '../../lib/reading-text.ts'
import { tableNames } from '../rates/publish.ts'
import { bandChanges } from './band-changes.ts'

/** What changed, from what to what, since when and by which law, with a table for each tax. */
export const Changes = ({ changes }: { changes: readonly Change[] }) =>
  tableNames
    .map((table) => ({ table, own: changes.filter(({ entry }) => entry.startsWith(`${table}.`)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ table, own }) => (
      <WordsTable
        key={table}
        caption={tableTitles[table] ?? table}
        headings={['Rate or rule', 'Change', 'Since', 'Law']}
        rows={own.map((change) => ({
          name: change.about.title,
          about: change.about.about,
          cells: [<FromTo key="change" change={change} />, date(change.on), <Law key="law" change={change} />],
        }))}
      />
    ))

function FromTo({ change: { about, before, after } }: { change: Change }) {
  if (about.kind === 'method')
    return (
      <>
        <p>Before: {textOf(about, before)}</p>
        <p>Since then: {textOf(about, after)}</p>
      </>
    )
  if (about.kind === 'bands') {
    const isMoney = (about.unit ?? 'GBP') === 'GBP'
    return (
      <ul className="band-changes">
        {bandChanges(bandsOf(before), bandsOf(after), isMoney).map(({ name, ...band }) => (
          <li key={name}>
            {capitalised(name)}: <Arrow {...band} />
          </li>
        ))}
      </ul>
    )
  }
  return (
    <>
      <p>
        <Arrow before={textOf(about, before)} after={textOf(about, after)} /> {appliesTo(about)}
      </p>
      <Note year="Before" reading={before} />
      <Note year="Since then" reading={after} />
    </>
  )
}

/** The old value and the new one. Either may be missing. */
function Arrow({ before, after }: { before?: string | undefined; after?: string | undefined }): ReactNode {
  if (before === undefined)
    return (
      <>
        new, <b>{after}</b>
      </>
    )
  return (
    <>
      {before} <span aria-hidden="true">→</span>
      <span className="visually-hidden">to</span> <b>{after ?? 'no longer applies'}</b>
    </>
  )
}

/** What the tables remark about one of the values. */
const Note = ({ year, reading }: { year: string; reading: ReadingProvenance | undefined }) =>
  reading?.note === undefined ? null : (
    <p className="hint">
      {year}: {reading.note}
    </p>
  )

const Law = ({ change: { after, endedBy } }: { change: Change }) => (after ? <Citation reading={after} /> : <>{endedBy}</>)

const textOf = (about: EntryProvenance, reading: ReadingProvenance | undefined) =>
  typeof reading?.value === 'string' ? readingText(about, reading.value) : undefined

const bandsOf = (reading: ReadingProvenance | undefined) => (typeof reading?.value === 'object' ? reading.value : [])
