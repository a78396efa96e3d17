import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { CheckedTo } from '../../components/checked-to.tsx'
import { TableHead } from '../../components/table-head.tsx'
import { appliesTo } from '../../text/applies-to.ts'
import { date } from '../../text/dates.ts'
import { yearsInWords } from './choice.ts'
import { type ComparedEntry, type ComparedTable, compareYears, type Run, type ValueOfYear } from './compare.ts'
import { type PublishedRates, STATUS } from './published.ts'
import { contentsOf, Reading } from './tables.tsx'

/** Every table of the law with a column for each of several years. What stayed the same is one cell across the years in which it did. */
export function ComparedTables({ years }: { years: readonly PublishedRates[] }) {
  return (
    <div className="compared-tables">
      {years.map(({ taxYear }) => (
        <CheckedTo key={taxYear} of={taxYear} />
      ))}
      {compareYears(years).map((table) => (
        <Compared key={table.id} table={table} years={years} />
      ))}
    </div>
  )
}

function Compared({ table: { id, title, entries }, years }: { table: ComparedTable; years: readonly PublishedRates[] }) {
  const names = years.map(({ taxYear }) => taxYear)
  const isMethods = entries.every(({ entry }) => entry.kind === 'method')
  const changed = entries.filter(({ isChanged }) => isChanged).length
  return (
    <details className="rates-section">
      <summary>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>{' '}
        <span className="hint">
          {changed} of {contentsOf(entries.map(({ entry }) => entry))} changed
        </span>
      </summary>
      <table className="compared" data-years={names.length}>
        <caption className="visually-hidden">
          {title}, {yearsInWords(names)}, by {ruleSets.statute.title.replace(/^The/, 'the')}
        </caption>
        <TableHead headings={[isMethods ? 'Question' : 'Rate', ...names.map((year) => yearsInWords([year])), 'Law']} />
        <tbody>
          {entries.map((compared) => (
            <ComparedRow key={compared.entry.id} {...compared} />
          ))}
        </tbody>
      </table>
    </details>
  )
}

function ComparedRow({ entry, isChanged, runs, laws }: ComparedEntry) {
  const base = entry.kind === 'date' ? '' : appliesTo(entry)
  return (
    <tr id={entry.id} tabIndex={-1} data-entry={entry.id} data-changed={isChanged || undefined}>
      <th scope="row">
        {entry.title}
        {base !== '' && <span className="hint">{base}</span>}
      </th>
      {runs.map((run) => (
        <td key={run.years[0]} colSpan={run.years.length} data-label={yearsInWords(run.years)}>
          {run.absence !== undefined && <span className="hint">{run.absence}</span>}
          {run.values.map((value) => (
            <Value key={value.from} value={value} />
          ))}
        </td>
      ))}
      <td className="compared-law">
        <details>
          <summary>
            Law and notes<span className="visually-hidden"> on {entry.title}</span>
          </summary>
          {entry.about !== undefined && <p>{entry.about}</p>}
          {laws.map((run) => (
            <Laws key={run.years[0]} run={run} />
          ))}
        </details>
      </td>
    </tr>
  )
}

const Value = ({ value }: { value: ValueOfYear }) => (
  <div>
    <Reading reading={value} />
    {daysOf(value) !== '' && <span className="hint">{daysOf(value)}</span>}
    {value.status === 'memory' && <span className="rates-mark">{STATUS.memory[0]}</span>}
  </div>
)

/** The part of the year for which a value holds, where that is not all of it. */
const daysOf = ({ since, until }: ValueOfYear) =>
  [since && `from ${date(since)}`, until && `to ${date(until)}`].filter((part) => part !== undefined).join(' ')

/** The law behind the values of some years, and the remarks on them. */
const Laws = ({ run: { years, values, absence } }: { run: Run }) => (
  <p>
    <b>{yearsInWords(years)}</b>
    {absence !== undefined && <span className="rates-law">{absence}</span>}
    {values.map(({ from, text, law, note }) => (
      <span key={from} className="rates-law">
        {values.length > 1 && `${text}: `}
        {law}
        {note !== undefined && <span className="hint">{note}</span>}
      </span>
    ))}
  </p>
)
