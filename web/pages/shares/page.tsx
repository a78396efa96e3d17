import { about } from '../../calculators/capital-gains/about.ts'
import { Banner } from '../../components/banner.tsx'
import { LawLinks } from '../../components/law-links.tsx'
import { Section } from '../../components/section.tsx'
import { SampleTable, TableForm } from '../../components/table-form.tsx'
import { TableHead } from '../../components/table-head.tsx'
import { WordsTable } from '../../components/words-table.tsx'
import { sampleTransactions } from '../../files/sample-transactions.ts'
import { inYear } from '../../site/addresses.ts'
import type { PageRoute } from '../../site/page.ts'
import { shares } from '../../site/shares.ts'
import { text, year } from '../../text/figures.ts'
import { MOST_SHOWN } from '../many/limits.ts'

const title = 'Shares bought at different times'
const BROKERS = 'Trading 212, Schwab, Interactive Brokers, Freetrade, Vanguard, Hargreaves Lansdown, Fidelity or Coinbase'
const buyBackDays = text('capitalGains.buyBackDays')

export const page: PageRoute = {
  path: shares.path,
  handle: {
    crumb: shares,
    below: about,
    title: `${title}: the gain on each sale, by the law`,
    description:
      'Paste your trades or choose your broker’s export, and get the gain on each sale of shares, funds or tokens with its matching, and the totals for your tax return. Nothing is uploaded.',
    keywords: ['share pool', 'same day rule', 'share matching', 'capital gains on shares', 'broker export', year],
    island: 'shares',
    sheet: 'many',
  },
  Component: Shares,
}

function Shares() {
  return (
    <>
      <Banner
        title={title}
        lead="Choose your broker’s export, or paste your trades, and get the gain on each sale and the totals for your tax return. Nothing is uploaded: your browser does the sums itself."
      />
      <div className="many" data-shares>
        <TableForm
          hint={`From ${BROKERS}, or a table of your own. With every trade since you first bought.`}
          button="Work Out the Gains"
          without="You need JavaScript to work out gains."
        />
        <Results />
      </div>
      <Section id="table" title="What the table looks like">
        <p>
          If yours is not one of those brokers, make a table with these columns, in any order. Give the price of one share, or an Amount for
          all of them. A Currency and a Rate (how much of it £1 bought that day) are needed only for trades that were not in pounds.
        </p>
        <SampleTable>{sampleTransactions}</SampleTable>
      </Section>
      <Section id="actions" title="What the action can be" isWide isFolded>
        <WordsTable
          caption="Capitals make no difference, and other words that brokers use are known too."
          headings={['Action', 'What it is for', 'What to give']}
          rows={ACTIONS}
        />
      </Section>
      <Section id="rules" title="Which shares were sold">
        <p>
          All shares of one class in one company are alike, so the law says which ones you sold. First come shares that you bought{' '}
          <b>on the same day</b> (<LawLinks law="TCGA 1992 s.105" />
          ). Then come shares that you bought <b>in the {buyBackDays} after</b>, the earliest first (
          <LawLinks law="TCGA 1992 s.106A" />
          ). All others come out of <b>the pool</b>, at the average cost of what is in it (
          <LawLinks law="TCGA 1992 s.104" />
          ). Funds go by the same rules, and so do tokens such as bitcoin.
        </p>
        <p>
          What goes to your husband, wife or civil partner makes no gain: they take over its cost (
          <LawLinks law="TCGA 1992 s.58" />
          ). Shares from an employer cost you what was taxed as pay when they vested.
        </p>
      </Section>
      <Section id="limits" title="What to know">
        <p>
          Sums are exact, and only what you see is rounded to the penny. HMRC also takes figures in whole pounds. Leave out what is in an
          ISA or a pension. This page is not for bonds and gilts, options, shares held since before the revaluation of{' '}
          <LawLinks law="TCGA 1992 s.35" />, shares that you give away, spin-offs, or a choice of which shares from an employer’s scheme to
          sell first (
          <LawLinks law="TCGA 1992 s.105A" />
          ). It refuses a sale of more than you held.
        </p>
        <p>
          To work out the tax on a gain, use the <a href={inYear(about.path)}>{about.name}</a>. The page shows the last {MOST_SHOWN} sales.
          The download has them all.
        </p>
      </Section>
    </>
  )
}

const ACTIONS = [
  { name: 'Buy', cells: ['A purchase, or dividends reinvested', 'Quantity, Price or Amount, Fees'] },
  { name: 'Sell', cells: ['A sale', 'Quantity, Price or Amount, Fees'] },
  { name: 'Vest', cells: ['Shares from an employer', 'Quantity, and the Price that was taxed as pay'] },
  {
    name: 'Split',
    cells: ['A split or a consolidation', 'As Quantity, how many there are afterwards for each one before'],
  },
  { name: 'Rights', cells: ['Rights that you took up, or bonus shares', 'Quantity, and the Price or Amount that you paid, if any'] },
  { name: 'Accumulation', cells: ['Income that an accumulation fund kept, or its excess reportable income', 'Amount'] },
  { name: 'Equalisation', cells: ['Equalisation in a first distribution, or capital paid back', 'Amount'] },
  { name: 'From spouse', cells: ['What your husband, wife or civil partner gave you', 'Quantity, and as Amount what it cost them'] },
  { name: 'To spouse', cells: ['What you gave them', 'Quantity'] },
]

const Results = () => (
  <section className="card many-results" aria-labelledby="results" data-part="results" hidden>
    <h2 id="results" tabIndex={-1} data-part="heading">
      Results
    </h2>
    <output className="visually-hidden" data-part="said" />
    <p data-part="read" />
    <p className="many-refused" data-part="refused" />
    <ul className="many-faults" data-part="fault-list" />
    <div className="notice" data-part="to-check">
      <p>
        <b>Check these.</b> They were not counted, and may change the gains:
      </p>
      <ul className="many-faults" data-part="to-check-list" />
    </div>
    <div className="shares-years" data-part="years" />
    <form className="shares-more" method="dialog" autoComplete="off" aria-label="More about your shares" data-part="more" noValidate>
      <div className="field" data-part="sheet-field">
        <label id="sheet-label" htmlFor="sheet">
          Sheet of the spreadsheet
        </label>
        <select id="sheet" aria-labelledby="sheet-label" data-part="sheet" />
      </div>
      <div className="field" data-part="rates-field">
        <label htmlFor="rates">Exchange rates</label>
        <p className="hint" id="rates-hint">
          <span data-part="why-rates" /> Write at the end of each line how much of the currency £1 bought on that day. HMRC takes the rate
          of the day from any usual source, if you keep to it.
        </p>
        <p className="field-error" id="rates-error" data-part="rates-error" hidden />
        <textarea
          id="rates"
          className="text-box"
          rows={4}
          spellCheck={false}
          autoComplete="off"
          aria-describedby="rates-hint rates-error"
          data-part="rates"
        />
      </div>
      <div className="field" data-part="losses-field">
        <label htmlFor="losses">Losses from earlier years (£)</label>
        <p className="hint" id="losses-hint">
          Those you have claimed and not yet used, from before the earliest year here.
        </p>
        <p className="field-error" id="losses-error" data-part="losses-error" hidden />
        <input
          id="losses"
          className="text-box"
          type="text"
          inputMode="decimal"
          autoComplete="off"
          aria-describedby="losses-hint losses-error"
          data-part="losses"
        />
      </div>
      <button type="submit" className="button-quiet">
        Work Out Again
      </button>
    </form>
    <div data-part="sales">
      <h3>Each sale, with the shares that the law matches it with</h3>
      <div className="shares-sales" data-part="sale-list" />
      <p className="hint" data-part="more-sales" />
    </div>
    <div className="contact-buttons" data-part="buttons">
      <button type="button" className="button" data-part="save">
        Download Every Sale
      </button>
    </div>
    <div className="table-scroll" data-part="held">
      <table className="rates words many-bills shares-held">
        <caption>What you have left</caption>
        <TableHead headings={['Security', 'Quantity', 'Cost in the pool', 'Cost of one']} />
        <tbody data-part="held-rows" />
      </table>
    </div>
    <details data-part="passed">
      <summary>
        <h3 data-part="passed-title">Rows that were passed over</h3>
      </summary>
      <ul className="many-faults" data-part="passed-list" />
    </details>
  </section>
)
