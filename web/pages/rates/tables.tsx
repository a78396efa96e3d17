import { Fragment } from 'react'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { CheckedTo } from '../../components/checked-to.tsx'
import { LawLinks } from '../../components/law-links.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { appliesTo } from '../../text/applies-to.ts'
import { date, month, taxYear } from '../../text/dates.ts'
import {
  isOnlyForReviewers,
  OWN_CHOICE,
  type PublishedBand,
  type PublishedEntry,
  type PublishedRates,
  type PublishedReading,
  type PublishedSource,
  type PublishedTable,
  type PublishedValue,
  statusOf,
} from './published.ts'

/**
 * Every table, each in a disclosure of its own: the same on the page as sent and in the browser. What the specification says is of no use to
 * a visitor, so under the law it waits in a last disclosure for reviewers, with the tables that have nothing else.
 */
export function RateTables({ rates }: { rates: PublishedRates }) {
  const tables = rates.tables.filter((table) => !isOnlyForReviewers(table))
  const differing = rates.tables.flatMap(({ entries }) => entries.filter(({ values }) => values.some(isUnlawful)))
  const absent = tables.flatMap(({ entries }) => entries.filter(({ absence }) => absence !== undefined))
  return (
    <>
      <CheckedTo of={rates.taxYear} />
      {differing.length > 0 && (
        <p className="rates-differing">
          {differing.length} rates and rules differ from the law or are not in it. Each is marked, with what the law says.
        </p>
      )}
      {absent.length > 0 && (
        <details className="rates-absent">
          <summary>
            {absent.length === 1 ? 'One rate has' : `${absent.length} rates have`} no value for {taxYear(rates.taxYear)}
          </summary>
          <ul>
            {absent.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
      {tables.map((table) => (
        <LedgerOfTable key={table.id} table={table} rates={rates} />
      ))}
      <ForReviewers rates={rates} />
    </>
  )
}

const isUnlawful = ({ comparedWithLaw }: PublishedValue) => comparedWithLaw !== 'same'

function ForReviewers({ rates }: { rates: PublishedRates }) {
  const tables = rates.tables.filter(isOnlyForReviewers)
  const different = rates.tables.flatMap(({ entries }) =>
    entries.flatMap(({ id, title, values }) =>
      values.filter((value) => isLaw(value) && value.others.length > 0).map((value) => ({ id, title, ...value })),
    ),
  )
  if (tables.length + different.length === 0) return null
  return (
    <details className="rates-reviewers">
      <summary>For tax reviewers</summary>
      {different.length > 0 && (
        <>
          <p>The specification that this site was built to says something else about these. The calculators follow the law.</p>
          <ul>
            {different.map(({ id, title, from, others }) => (
              <li key={`${id} ${from}`} data-about={id}>
                <a href={`#${id}`}>{title}</a>
                {others.map((other) => (
                  <OtherReading key={other.reading} other={other} />
                ))}
              </li>
            ))}
          </ul>
        </>
      )}
      {tables.map((table) => (
        <LedgerOfTable key={table.id} table={table} rates={rates} />
      ))}
    </details>
  )
}

const isLaw = ({ reading }: PublishedValue) => reading === 'statute'

/** What the entries of a table are, in words: `4 dates`. */
export function contentsOf(entries: readonly PublishedEntry[]): string {
  const isEvery = (kind: PublishedEntry['kind']) => entries.every((entry) => entry.kind === kind)
  const thing = isEvery('method') ? 'rule' : isEvery('date') ? 'date' : 'rate'
  return `${entries.length} ${thing}${entries.length === 1 ? '' : 's'}`
}

function LedgerOfTable({ table, rates }: { table: PublishedTable; rates: PublishedRates }) {
  const { id, title, entries } = table
  const isMethods = entries.every(({ kind }) => kind === 'method')
  return (
    <details className="rates-section">
      <summary>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>{' '}
        <span className="hint">{contentsOf(entries)}</span>
      </summary>
      <table className="rates-ledger">
        <caption className="visually-hidden">
          {title}, {taxYear(rates.taxYear)}, by {rates.ruleSetTitle.replace(/^The/, 'the')}
        </caption>
        <thead>
          <tr>
            <th scope="col">{isMethods ? 'Question' : 'Rate'}</th>
            <th scope="col" colSpan={isMethods ? 2 : 1}>
              {isMethods ? 'How it is worked out' : 'Value'}
            </th>
            {!isMethods && <th scope="col">Applies to</th>}
            <th scope="col">In force from</th>
            <th scope="col">Law and sources</th>
            <th scope="col">Status</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) =>
            entry.values.length === 0 ? (
              <tr key={entry.id} id={entry.id} tabIndex={-1} data-entry={entry.id}>
                <EntryHeading entry={entry} />
                <td colSpan={5}>
                  <span className="hint">{entry.absence}</span>
                </td>
              </tr>
            ) : (
              entry.values.map((value, index) => (
                <ValueRow key={value.from} entry={entry} value={value} rates={rates} id={index === 0 ? entry.id : undefined} />
              ))
            ),
          )}
        </tbody>
      </table>
    </details>
  )
}

function ValueRow({
  entry,
  value,
  rates,
  id,
}: {
  entry: PublishedEntry
  value: PublishedValue
  rates: PublishedRates
  id: string | undefined
}) {
  const { kind } = entry
  const isInWords = kind === 'method' || kind === 'bands'
  const { from, to, endedBy, comparedWithLaw, status, others } = value
  const statute = others.find(({ reading }) => reading === 'statute')
  return (
    <tr id={id} tabIndex={id === undefined ? undefined : -1} data-entry={entry.id} data-compared={comparedWithLaw}>
      <EntryHeading entry={entry} note={value.note} />
      <td colSpan={isInWords ? 2 : 1} className={isInWords ? 'rates-words' : 'rates-value'}>
        <Reading reading={value} />
        {isUnlawful(value) && (
          <span className="rates-mark">{comparedWithLaw === 'differs' ? 'Differs from the law' : 'Not in the law'}</span>
        )}
        {!isLaw(value) && others.map((other) => <OtherReading key={other.reading} other={other} />)}
      </td>
      {!isInWords && <td>{kind === 'date' ? `the tax year ${taxYear(rates.taxYear)}` : appliesTo(entry)}</td>}
      <td data-label="In force from">
        {kind === 'date' ? 'That year only' : kind === 'day' ? 'A fixed day' : date(from)}
        {to !== undefined && <> to {date(to)}</>}
        {endedBy !== undefined && <span className="hint">Ended by {endedBy}</span>}
      </td>
      <td>
        <Authority reading={value} all={rates.sources} />
        {statute && (
          <>
            <span className="rates-other">The law:</span>
            <Authority reading={statute} all={rates.sources} />
          </>
        )}
      </td>
      <td data-label="Status" data-status={status}>
        {statusOf(value)[0]}
      </td>
    </tr>
  )
}

function EntryHeading({ entry: { title, about, kind, base }, note }: { entry: PublishedEntry; note?: string | undefined }) {
  return (
    <th scope="row">
      {title}
      {kind === 'bands' && base !== undefined && <span className="hint">By {base.replace(/^of /, '')}.</span>}
      {about !== undefined && <span className="hint">{about}</span>}
      {note !== undefined && <span className="hint">{note}</span>}
    </th>
  )
}

export const Reading = ({ reading: { text, bands } }: { reading: PublishedReading }) =>
  bands ? <Bands bands={bands} /> : <span className="rates-reading">{text}</span>

const Bands = ({ bands }: { bands: readonly PublishedBand[] }) => (
  <ul className="rates-bands">
    {bands.map(({ name, range, rate }) => (
      <li key={name}>
        <span>
          {name}
          {range !== undefined && <span className="hint"> {range}</span>}
        </span>
        <b>{rate}</b>
      </li>
    ))}
  </ul>
)

/** A reading other than the one in force here. */
function OtherReading({ other }: { other: PublishedReading }) {
  const { reading, text, bands } = other
  const name = reading === 'statute' ? 'The law' : ruleSets[reading].title
  return bands ? (
    <details className="rates-other">
      <summary>
        {name}: {bands.length} bands
      </summary>
      <Bands bands={bands} />
    </details>
  ) : (
    <span className="rates-other">
      {name}: {text}
    </span>
  )
}

/** The law of a reading, where it was read, and when it was last read. */
const Authority = ({ reading, all }: { reading: PublishedReading; all: PublishedRates['sources'] }) => (
  <>
    {reading.law !== undefined && (
      <span className="rates-law">
        <LawLinks law={reading.law} />
      </span>
    )}
    <span className="rates-sources">
      {sourcesOf(reading).map((name) => (
        <Fragment key={name}>
          <SourceLink source={all[name]} />{' '}
        </Fragment>
      ))}
    </span>
    <Checked reading={reading} />
  </>
)

/** The specification is no source of law. */
const sourcesOf = (reading: PublishedReading) => (statusOf(reading) === OWN_CHOICE ? [] : reading.sources)

/** When it was last read in its sources: a day or a month. */
function Checked({ reading: { checked } }: { reading: PublishedReading }) {
  if (checked === undefined) return null
  const when = checked.length > 'yyyy-mm'.length ? date(checked) : month(checked)
  return <span className="hint">Checked {when}</span>
}

/** A link to a source, by its publisher and title, so that no two links next to each other read the same. */
function SourceLink({ source }: { source: PublishedSource | undefined }) {
  if (!source) return null
  const { title, publisher, url, reports } = source
  const name = title.startsWith(publisher) ? title : `${publisher}: ${title}`
  return (
    <span className={reports && 'rates-report'}>
      {reports && 'as reported by '}
      {/* Never send a visitor to an address that somebody on the network could intercept. */}
      {url?.startsWith('https:') ? (
        <NewTabLink isQuiet href={url}>
          {name}
        </NewTabLink>
      ) : (
        name
      )}
    </span>
  )
}
