import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { laws } from '#engine/rates/generated/provenance/sources.ts'
import { defaultRuleSet, ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { SPECIFIED, SPECIFIED_TO_CHOOSE } from '#engine/rates/rule-sets-offered.ts'
import { Banner } from '../../components/banner.tsx'
import { ChangedYearLinks } from '../../components/changed-year-links.tsx'
import { Section } from '../../components/section.tsx'
import { TableHead } from '../../components/table-head.tsx'
import type { PageRoute } from '../../site/page.ts'
import { taxYear } from '../../text/dates.ts'
import { yearsOfSite } from '../../text/figures.ts'
import { AtAGlance } from './at-a-glance.tsx'
import { yearsInWords } from './choice.ts'
import { RatesIsland } from './island.tsx'
import { PUBLISHED, publishRates } from './publish.ts'
import { keyOf, OWN_CHOICE, STATUS, type TablesChoice } from './published.ts'
import { RateTables } from './tables.tsx'

const year = taxYear(defaultTaxYear)

/** The years of which the specification gives only cars and pensions. */
const inPart = SPECIFIED_TO_CHOOSE.filter((one) => !SPECIFIED.includes(one))

export const page: PageRoute = {
  path: '/rates',
  handle: {
    crumb: { name: 'Rates and Thresholds', path: '/rates' },
    title: `Rates and Thresholds ${year}`,
    description: `Every UK tax rate, threshold and deadline that our calculators use for ${year}, with the law, the source and the date it applies from. Free to download.`,
    keywords: ['tax rates', 'tax thresholds', 'allowances', 'National Insurance rates', 'tax deadlines', year],
    island: 'rates',
    sheet: 'rates',
    connects: true,
  },
  Component: Rates,
}

function Rates() {
  const rates = publishRates({ year: defaultTaxYear, rules: defaultRuleSet })
  const published = renderToStaticMarkup(<RateTables rates={rates} />)
  return (
    <>
      <Banner title="Rates and Thresholds" lead={`${year}, with the law behind each figure.`} />
      <AtAGlance />
      <p className="hint rates-changed">
        Small bars: {yearsOfSite}. See what changed in <ChangedYearLinks />.
      </p>
      <h2 className="rates-every">Every figure and method</h2>
      {/* Rendered separately, because the browser hydrates it separately. */}
      <div data-island="rates" dangerouslySetInnerHTML={{ __html: renderToString(<RatesIsland published={published} />) }} />
      <Section id="reading" title="How to read the tables" isFolded>
        <p>Choose a table to open it. Every calculator uses the law in force, unless somebody chooses other rules.</p>
        <p>If you compare years, a deadline that falls on the same day every year has not changed.</p>
        <p>
          The date is the first day in our tables on which the value applied. The tables go back only as far as the calculators need, so the
          value may have applied earlier too.
        </p>
        <p>We read the sources in {rates.research}. The status of a rate says how we know it:</p>
        <ul>
          {[STATUS.verified, STATUS.reported, STATUS.derived, STATUS.memory, OWN_CHOICE].map((status) => (
            <StatusLine key={status[0]} status={status} />
          ))}
        </ul>
      </Section>
      <Section id="laws" title="What the names of laws stand for" isFolded>
        <dl className="rates-laws">
          {Object.entries(laws).map(([name, title]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{title}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="files" title="Use the tables yourself" isFolded>
        <p>
          For programmers and reviewers, these are the files behind this page. Anyone may use them. Their addresses stay the same, but their
          contents change when we correct a table.
        </p>
        <FilesTable of={PUBLISHED.filter(({ rules }) => rules === defaultRuleSet)} caption="Published files of the law" />
        <p>
          A JSON file holds <code>tables</code>. Each table has <code>entries</code>, and each entry has the <code>values</code> in force at
          some time in the year. The field <code>from</code> has the day that a value starts. <code>value</code> has it as the tables write
          it (money without a pound sign, a percentage with its sign), or <code>bands</code> has a list of bands, each with its upper limit
          in <code>upTo</code>. <code>text</code> has the same in words. It also has the <code>law</code>, the <code>sources</code> by name,
          a <code>status</code>, and the day or month when somebody last <code>checked</code> it. <code>checkedBy</code> says who checked
          it, if that was not part of our first research. For a year that was not over when we read its sources, <code>checkedTo</code> is
          the last day that they cover, <code>secondHandTo</code> the last day of what others have reported since, and{' '}
          <code>notIncluded</code> says what neither has. If a law abolished the value, <code>endedBy</code> names that law.{' '}
          <code>comparedWithLaw</code> says whether the value is what the law says, and <code>others</code> holds the readings that say
          something else. If an entry has no value, <code>absence</code> says why.
        </p>
        <p>A CSV file has a line for each value. If a value has bands, each band has its own line.</p>
        <p>
          The <a href="/rates/calculators.schema.json">JSON Schema of the calculators</a> says what each of them takes and what the record
          of a calculation holds.
        </p>
        <details className="rates-reviewers">
          <summary>For tax reviewers</summary>
          <p>
            There are two other sets of rules, from the specification that this site was built to. They are for comparison only, and about{' '}
            {yearsInWords(SPECIFIED)}. Choose that year and one of them above the tables: if one of its values differs from the law, the row
            says so and shows what the law says. Such a value has a status of its own:
          </p>
          <ul>
            <StatusLine status={STATUS.specification} />
          </ul>
          <p>Of {yearsInWords(inPart)} the specification has only company cars and pensions. In those files everything else is the law.</p>
          <FilesTable of={PUBLISHED.filter(({ rules }) => rules !== defaultRuleSet)} caption="Published files of the specification" />
        </details>
      </Section>
    </>
  )
}

const StatusLine = ({ status: [name, meaning] }: { status: readonly [name: string, meaning: string] }) => (
  <li>
    <b>{name}</b>: {meaning}.
  </li>
)

const FilesTable = ({ of, caption }: { of: readonly TablesChoice[]; caption: string }) => (
  <table className="rates rates-files">
    <caption className="visually-hidden">{caption}</caption>
    <TableHead headings={['Tax year', 'Rules used', 'Files']} />
    <tbody>
      {of.map((choice) => (
        <tr key={keyOf(choice).join('/')}>
          <th scope="row">{taxYear(choice.year)}</th>
          <th scope="row">{ruleSets[choice.rules].title}</th>
          <td>
            <FileLinks choice={choice} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const FileLinks = ({ choice }: { choice: TablesChoice }) => (
  <>
    {(['json', 'csv'] as const).map((format) => {
      const address = keyOf(choice, format).join('/')
      return (
        <a key={format} className="rates-file" href={address} download aria-label={`${format.toUpperCase()}, ${address}`}>
          {format.toUpperCase()}
        </a>
      )
    })}
  </>
)
