import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { changeOf, dayText, law, text, year } from '../../lib/figures.ts'
import { date, taxYear } from '../../lib/format.ts'

const change = changeOf('capitalGains.otherAssets.lowerRate')

const rows = [
  {
    name: `Other assets, before ${date(change)}`,
    figures: [text('capitalGains.otherAssets.lowerRate'), text('capitalGains.otherAssets.higherRate')],
  },
  {
    name: `Other assets, from ${date(change)}`,
    figures: [text('capitalGains.otherAssets.lowerRate', change), text('capitalGains.otherAssets.higherRate', change)],
  },
  {
    name: 'Residential property, all year',
    figures: [text('capitalGains.residential.lowerRate'), text('capitalGains.residential.higherRate')],
  },
]

const exemptAmounts = Object.entries(taxYears).map(([name, { starts }]) => ({
  name: taxYear(name),
  figures: [text('capitalGains.annualExemptAmount', starts)],
}))

export function Explanation() {
  return (
    <Section id="how" title="From sale to tax">
      <p>
        <b>The gain</b> is the price less what the asset cost you: what you paid, what you spent on improving it, and the cost of buying and
        selling.
      </p>
      <p>
        <b>The exempt amount.</b> The first <Rate of="capitalGains.annualExemptAmount" /> of your gains in a tax year is free. It cannot be
        carried over ({law('capitalGains.annualExemptAmount')}).
      </p>
      <p>
        <b>The rate</b> depends on your income. Taxable income fills the basic rate band of <Rate of="incomeTax.basicRateLimit" /> from
        below, and the gain comes on top. The part of it that still fits bears the lower rate, the part above the band the higher one.
      </p>
      <p>
        <b>The date.</b> For everything but homes both rates went up for contracts made from {date(change)}: from{' '}
        <Rate of="capitalGains.otherAssets.lowerRate" /> to <Rate of="capitalGains.otherAssets.lowerRate" on={change} />, and from{' '}
        <Rate of="capitalGains.otherAssets.higherRate" /> to <Rate of="capitalGains.otherAssets.higherRate" on={change} /> (
        {law('capitalGains.otherAssets.lowerRate', change)}). Homes have borne those rates all year.
      </p>
    </Section>
  )
}

export function Rates() {
  return (
    <Section id="rates" title="Capital Gains Tax rates" isWide>
      <div className="rate-tables">
        <FiguresTable
          caption={`By asset and date of the contract, ${year}`}
          headings={['Asset', 'Within the basic rate band', 'Above it']}
          rows={rows}
        />
        <FiguresTable caption="Annual exempt amount" headings={['Tax year', 'Free of tax']} rows={exemptAmounts} />
      </div>
    </Section>
  )
}

export function Reporting() {
  return (
    <Section id="reporting" title="When to report and pay">
      <ul>
        <li>
          <b>A home in the UK with tax to pay:</b> within <Rate of="capitalGains.propertyReturnDays" /> of completion, on its own return (
          {law('capitalGains.propertyReturnDays')}). If you send a tax return, it goes on that as well, and the two are balanced.
        </li>
        <li>
          <b>Anything else:</b> on your Self Assessment return, by {dayText('deadlines.selfAssessment.onlineReturn')} for {year}. If you do
          not normally send one, HMRC’s online service for reporting a gain can take its place.
        </li>
        <li>
          <b>A loss:</b> claim it on a return or by letter, even in a year with nothing to pay. A loss that nobody claims in time is gone.
        </li>
      </ul>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Before you sell">
      <ul>
        <li>
          <b>Use two exempt amounts.</b> Passing half to your husband, wife or civil partner before the sale brings theirs into play, and
          perhaps room in their basic rate band.
        </li>
        <li>
          <b>Split the sale over the end of the tax year</b> where the asset can be divided, as shares can. Each year has its own exempt
          amount.
        </li>
        <li>
          <b>Sell what has fallen as well.</b> Losses of the same year come off before the exempt amount does, so stop where it would have
          covered what is left.
        </li>
        <li>
          <b>Selling shares to buy them back?</b> Shares of the same class bought again within a month are matched with the sale, and undo
          the effect. A spouse or an ISA may buy them.
        </li>
        <li>
          <b>Selling your business?</b> Business Asset Disposal Relief can bring the rate down to{' '}
          <Rate of="capitalGains.businessAssetDisposalRelief.rate" /> on up to{' '}
          <Rate of="capitalGains.businessAssetDisposalRelief.lifetimeLimit" /> of gains in a lifetime.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="Where you need more than this">
        <p>
          A home that you lived in for a time, a short lease, shares bought in several lots, sales to relatives, carried interest, trusts
          and estates, and people who live abroad. Several sales of the same tax year share the exempt amount and the band: add them up and
          enter the sum where their rates are the same.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/report-and-pay-your-capital-gains-tax">Report and pay your Capital Gains Tax</NewTabLink>{' '}
            on GOV.UK.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/tax-sell-home">Check whether your own home is covered</NewTabLink> by Private Residence
            Relief.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/capital-gains-tax/losses">Claim a loss</NewTabLink> against this year’s gains or later
            ones.
          </li>
        </ul>
      </Section>
    </>
  )
}
