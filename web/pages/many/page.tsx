import { choicesIn, isRecorded, labelOf } from '#engine/answer/ledger.ts'
import { calculator } from '#engine/calculators/tax-bill/answer.ts'
import { paymentDays } from '#engine/explain/payment-days.ts'
import type { Field } from '#engine/inputs/field.ts'
import { fieldsIn } from '#engine/inputs/fields-in-year.ts'
import { columnNote } from '#engine/people/column-notes.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import { allRatesOn } from '#engine/rates/rates-at.ts'
import { about } from '../../calculators/tax-bill/about.ts'
import { Banner } from '../../components/banner.tsx'
import { Section } from '../../components/section.tsx'
import { SampleTable, TableForm } from '../../components/table-form.tsx'
import { TableHead } from '../../components/table-head.tsx'
import { WordsTable } from '../../components/words-table.tsx'
import { sampleTable } from '../../files/sample-table.ts'
import { inYear } from '../../site/addresses.ts'
import { manyPeople } from '../../site/many-people.ts'
import type { PageRoute } from '../../site/page.ts'
import { date, taxYear } from '../../text/dates.ts'
import { FAULT, LEFT_OUT } from './columns.ts'
import { MOST_SHOWN } from './limits.ts'
import { SHOWN } from './report.ts'

const year = taxYear(defaultTaxYear)
const { january, july } = paymentDays(defaultTaxYear)
const title = 'Self Assessment for many people at once'

export const page: PageRoute = {
  path: manyPeople.path,
  handle: {
    crumb: manyPeople,
    below: about,
    title: `${title} ${year}`,
    description: `Drop or paste a table with one row for each person and get every Self Assessment bill for ${year}, even of a hundred thousand people. Your browser does the sums, and nothing is uploaded.`,
    keywords: ['Self Assessment', 'bulk tax calculator', 'CSV', 'accountants', 'payroll', year],
    island: 'many',
    sheet: 'many',
  },
  Component: Many,
}

function Many() {
  return (
    <>
      <Banner
        title={title}
        lead="Choose a table with one row for each person, and get everyone’s bill. Nothing is uploaded: your browser does the sums itself."
      />
      <div className="many" data-many={defaultTaxYear}>
        <TableForm
          hint="Choose it, or drop it anywhere on this page. If a column is in doubt, we ask first."
          button="Work Out the Bills"
          without="You need JavaScript to work out bills."
        />
        <Asked />
        <Results />
      </div>
      <Section id="table" title="What the table looks like">
        <p>
          It is an Excel spreadsheet (.xlsx), or a CSV file, which every spreadsheet can save, with the names of the columns in the first
          row. Names in the list below are used at once, and we ask about any others. Capitals, spaces and punctuation make no difference,
          the columns may be in any order, and a column that you leave out counts as blank.
        </p>
        <p>
          A row without a tax year is for {year}, the year of this page. Any other column, such as a name or a reference, comes out as it
          went in.
        </p>
        <SampleTable>{sampleTable}</SampleTable>
      </Section>
      <Section id="columns" title="The columns that you can fill in" isWide isFolded>
        <WordsTable
          caption="Each column has two names. Use either."
          headings={['Column', 'Or', 'What it is', 'If blank', 'Must be']}
          rows={Object.entries(fieldsIn(calculator.fields, defaultTaxYear)).map(([name, field]) => ({
            name,
            cells: [field.label, columnNote(name, field), blankOf(field), mustBe(name)],
          }))}
        />
      </Section>
      <Section id="results-columns" title="The columns that the download adds" isWide isFolded>
        <WordsTable
          caption="They come after your own columns. Amounts are in pounds."
          headings={['Column', 'What it is']}
          rows={[
            ...outputs(),
            { name: LEFT_OUT, cells: ['What you chose to leave out, with its amounts, if there is any'] },
            { name: FAULT, cells: ['What is wrong with the row, if there is no bill'] },
          ]}
        />
      </Section>
      <Section id="limits" title="What to know">
        <p>
          Each bill is worked out as in the <a href={inYear(about.path)}>{about.name}</a>, by the law of its year, and leaves the same
          things out. To see the working of a bill, enter that person’s amounts there.
        </p>
        <p>
          The numbers of the rows are those of your spreadsheet, where the names of the columns are in the first row. This page shows the
          first {MOST_SHOWN} bills and the first {MOST_SHOWN} faults. The download has all of them.
        </p>
      </Section>
    </>
  )
}

const Asked = () => (
  <section className="card many-questions" aria-labelledby="questions" data-part="questions" hidden>
    <h2 id="questions" tabIndex={-1} data-part="questions-title">
      Check what we read
    </h2>
    <p>We work nothing out until you confirm this. Amounts are for the whole tax year.</p>
    <p className="hint" data-part="known-columns">
      Recognised: <span data-part="known" />
    </p>
    <form data-part="ask" method="dialog" autoComplete="off" aria-labelledby="questions" noValidate>
      <div className="many-asked" data-part="asked" />
      <button type="submit" className="button">
        Confirm and Work Out the Bills
      </button>
    </form>
  </section>
)

const Results = () => (
  <section className="card many-results" aria-labelledby="results" data-part="results" hidden>
    <h2 id="results" tabIndex={-1} data-part="heading">
      Results
    </h2>
    <output className="visually-hidden" data-part="said" />
    <p className="many-refused" data-part="refused" />
    <div className="many-progress" data-part="progress">
      <progress aria-label="How much is done" max={1} data-part="bar" />
      <span data-part="count" />
    </div>
    <div className="contact-buttons" data-part="buttons">
      <button type="button" className="button-quiet" data-part="cancel">
        Cancel
      </button>
      <button type="button" className="button" data-part="resume">
        Resume
      </button>
      <button type="button" className="button" data-part="save">
        Download These Results
      </button>
      <button type="button" className="button-quiet" data-part="again">
        Change the Columns
      </button>
    </div>
    <dl className="many-columns" data-part="columns">
      <div>
        <dt>Columns recognised</dt>
        <dd data-part="recognised" />
      </div>
      <div data-part="left-out-columns">
        <dt>Columns left out of the bills, as you chose</dt>
        <dd data-part="left-out" />
      </div>
      <div>
        <dt>Other columns, which come out as they went in</dt>
        <dd data-part="unknown" />
      </div>
    </dl>
    <p className="notice" data-part="balance" hidden>
      What is left to pay is not known for <b data-part="balance-count" />, because the table does not say what was deducted. Fill in “
      {calculator.fields.taxPaid.label}” for everybody with pay or a pension, and “{calculator.fields.studentLoanDeducted.label}” for
      everybody whose pay repays a student loan. Enter 0 if nothing was deducted.
    </p>
    <details data-part="faults" open>
      <summary>
        <h3 data-part="fault-count">Faults</h3>
      </summary>
      <ul className="many-faults" data-part="fault-list" />
    </details>
    <div className="table-scroll" data-part="bills">
      <table className="rates words many-bills">
        <caption>
          <span data-part="caption">The bills</span>
          <span className="hint">
            What is left to pay for {year} is due by {date(january)}, and payments on account by then and by {date(july)}. A minus sign
            means a refund.
          </span>
        </caption>
        <TableHead headings={['Person', 'Tax year', ...Object.values(SHOWN)]} />
        <tbody data-part="rows" />
      </table>
    </div>
  </section>
)

/** What a blank cell means. */
const blankOf = (field: Field): string => {
  const blank = 'blank' in field ? String(field.blank) : '0'
  return blank === 'unknown' ? 'Not known' : blank
}

/** What a cell must be, in the words of the message about one that is not. */
const mustBe = (name: string): string => calculator.parse({ [name]: '?' }, defaultTaxYear).issues?.[0]?.expected ?? ''

/** The amounts in the download, with their labels. */
function outputs() {
  const { inputs } = { inputs: undefined, ...calculator.parse({}, defaultTaxYear) }
  if (!inputs) return []
  const { answer } = calculator.answerOn(inputs, (day) => allRatesOn(calculator.tables, day, defaultRuleSet), defaultTaxYear)
  return answer.ledger.filter(isRecorded).map((entry) => ({ name: `out.${entry.key}`, cells: [choicesIn(labelOf(entry)).join(' or ')] }))
}
