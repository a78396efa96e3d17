import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { defaultRuleSet, ruleSets } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear, taxYears } from '#engine/rates/generated/tax-years.ts'
import { Breadcrumbs } from '../../components/breadcrumbs.tsx'
import { Section } from '../../components/section.tsx'
import { taxYear } from '../../lib/dates.ts'
import type { PageRoute } from '../../lib/page.ts'
import { RatesIsland } from './island.tsx'
import { publishRates } from './publish.ts'
import { type Choice, keyOf, STATUS } from './published.ts'
import { RateTables } from './tables.tsx'

const year = taxYear(defaultTaxYear)

const choices = Object.keys(taxYears).flatMap((name) => Object.keys(ruleSets).map((rules) => ({ year: name, rules }) as Choice))

export const page: PageRoute = {
  path: '/rates',
  handle: {
    crumb: { name: 'Rates and thresholds', path: '/rates' },
    title: `Rates and thresholds ${year}`,
    description: `Every UK tax rate, threshold and deadline that our calculators use for ${year}, with the law, the source and the date it came into force. Free to download.`,
    keywords: ['tax rates', 'tax thresholds', 'allowances', 'National Insurance rates', 'tax deadlines', year],
    island: 'rates',
    connects: true,
  },
  Component: Rates,
}

function Rates() {
  const rates = publishRates({ year: defaultTaxYear, rules: defaultRuleSet })
  const published = renderToStaticMarkup(<RateTables rates={rates} />)
  return (
    <>
      <div className="banner">
        <Breadcrumbs />
        <h1>Rates and thresholds</h1>
        <p className="lead">
          Every figure that the calculators use and every choice of method, with the law behind it, where it was read and since when it
          holds.
        </p>
      </div>
      {/* Rendered on its own, as the browser will bring it to life on its own. */}
      <div data-island="rates" dangerouslySetInnerHTML={{ __html: renderToString(<RatesIsland published={published} />) }} />
      <Section id="reading" title="How to read the tables">
        <p>
          The law in force is what every calculator uses unless you choose otherwise. The other two readings exist because the specification
          that this product was built from disagrees with the law, and with itself, in places. They are for comparison. Where a reading
          differs from the law the row says so and shows what the law says.
        </p>
        <p>A table goes back no further than the calculators need, so a value may be older than the day that stands beside it.</p>
        <p>The sources were read in {rates.research}. The status of an entry says how it is known:</p>
        <ul>
          {Object.values(STATUS).map(([name, meaning]) => (
            <li key={name}>
              <b>{name}</b>: {meaning}.
            </li>
          ))}
        </ul>
      </Section>
      <Section id="files" title="Use the tables yourself">
        <p>
          These are the files that this page reads. Anybody may use them. Their addresses stay the same; what they say changes when a table
          is corrected.
        </p>
        <table className="rates rates-files">
          <caption className="visually-hidden">Published files</caption>
          <thead>
            <tr>
              <th scope="col">Tax year</th>
              <th scope="col">As read by</th>
              <th scope="col">Files</th>
            </tr>
          </thead>
          <tbody>
            {choices.map((choice) => (
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
        <p>
          A JSON file holds <code>tables</code>, each with its <code>entries</code>, each with the <code>values</code> in force at some time
          in the year. A value has the day it holds <code>from</code>, its <code>value</code> as the tables write it (money without a pound
          sign, a percentage with its sign) or its <code>bands</code>, each up to its <code>upTo</code>, the same as <code>text</code>, the{' '}
          <code>law</code>, the <code>sources</code> by name, a <code>status</code> and the day or month on which somebody last{' '}
          <code>checked</code> it (<code>checkedBy</code> says who, where it was not our first research). A value that the law abolished
          says by which law in <code>endedBy</code>. <code>comparedWithLaw</code> says whether it is what the law says, and{' '}
          <code>others</code> holds the readings that say something else. An entry without a value says why in <code>absence</code>.
        </p>
        <p>A CSV file has a line for each value, and for each band of a value by bands.</p>
      </Section>
    </>
  )
}

const FileLinks = ({ choice }: { choice: Choice }) => (
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
