import type { ReactNode } from 'react'
import { tableTitles } from '#engine/rates/generated/provenance/index.ts'
import type { EntryProvenance, ReadingProvenance } from '#engine/rates/provenance.ts'
import { LawLinks } from '../../components/law-links.tsx'
import { LinksInSentence } from '../../components/links-in-sentence.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { certaintyOf, sourceOf } from '../../components/results/source-line.tsx'
import { WordsTable } from '../../components/words-table.tsx'
import { appliesTo } from '../../text/applies-to.ts'
import { capitalised, date } from '../../text/format.ts'
import { readingText } from '../../text/reading-text.ts'
import { tableNames } from '../rates/publish.ts'
import { bandChanges } from './band-changes.ts'
import type { LawChange } from './changes-in.ts'

/**
 * What changed, from what to what, since when and by which law: a table for each tax, below links to them. `id` makes the places on the page
 * different from those of other changes.
 */
export function Changes({ changes, id }: { changes: readonly LawChange[]; id: string }) {
  const tables = tableNames
    .map((table) => ({
      name: tableTitles[table] ?? table,
      place: `${id}-${table}`,
      own: changes.filter(({ entry }) => tableOf(entry) === table),
    }))
    .filter(({ own }) => own.length > 0)
  return (
    <div className="changes">
      {tables.length > 1 && (
        <p>
          Go to <LinksInSentence links={tables.map(({ name, place }) => ({ name, href: `#${place}` }))} />.
        </p>
      )}
      {tables.map(({ name, place, own }) => (
        <div id={place} key={place} tabIndex={-1}>
          <WordsTable
            caption={name}
            headings={['Rate or rule', 'Change', 'Since', 'Law']}
            rows={own.map((change) => ({
              name: change.about.title,
              about: change.about.about,
              cells: [<FromTo key="change" change={change} />, date(change.on), <Law key="law" change={change} />],
            }))}
          />
        </div>
      ))}
    </div>
  )
}

/** The table that readers look for an entry in. A method is with the tax that it is about: `methods.pensions.lifetimeAllowance`. */
const tableOf = (entry: string) => entry.replace(/^methods\./, '').replace(/\..*/, '')

function FromTo({ change: { about, before, after } }: { change: LawChange }) {
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
        <Arrow before={textOf(about, before)} after={textOf(about, after)} /> {after && appliesTo(about)}
      </p>
      <Notes about={about} readings={[before, after]} />
    </>
  )
}

/** What the tables remark about either value; once where it is the same. */
const Notes = ({ about, readings }: { about: EntryProvenance; readings: readonly (ReadingProvenance | undefined)[] }) =>
  readings
    .filter((reading, index) => reading?.note !== undefined && readings[index + 1]?.note !== reading.note)
    .map((reading) => (
      <p className="hint" key={reading?.note}>
        {textOf(about, reading)}: {reading?.note}
      </p>
    ))

/** The old value and the new one. Either may be missing. */
function Arrow({ before, after }: { before?: string | undefined; after?: string | undefined }): ReactNode {
  if (before === undefined)
    return (
      <>
        new: <b>{after}</b>
      </>
    )
  return (
    <>
      {before} <span aria-hidden="true">→</span>
      <span className="visually-hidden">to</span> <b>{after ?? 'no longer applies'}</b>
    </>
  )
}

/** The law that made the change and a page that says so, and how sure we are of it unless we have seen it there. */
function Law({ change: { after, endedBy } }: { change: LawChange }) {
  if (!after) return <>{endedBy}</>
  const source = sourceOf(after)
  return (
    <>
      {after.law !== undefined && (
        <p>
          <LawLinks law={after.law} />
        </p>
      )}
      {source?.url !== undefined && (
        <p className="hint">
          <NewTabLink isQuiet href={source.url}>
            {source.title}
          </NewTabLink>
        </p>
      )}
      {after.status !== 'verified' && <p className="hint">{capitalised(certaintyOf(after))}.</p>}
    </>
  )
}

const textOf = (about: EntryProvenance, reading: ReadingProvenance | undefined) =>
  typeof reading?.value === 'string' ? readingText(about, reading.value) : undefined

const bandsOf = (reading: ReadingProvenance | undefined) => (typeof reading?.value === 'object' ? reading.value : [])
