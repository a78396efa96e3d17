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
    <Section id="how" title="How the tax is worked out">
      <p>
        <b>The gain</b> is the price you sold for, less what the asset cost you. Costs are what you paid for it, what you spent on improving
        it, and the costs of buying and selling.
      </p>
      <p>
        <b>The exempt amount.</b> You pay no tax on the first <Rate of="capitalGains.annualExemptAmount" /> of your gains in a tax year. If
        you do not use all of it, you cannot carry the rest over to another year ({law('capitalGains.annualExemptAmount')}).
      </p>
      <p>
        <b>The rate</b> depends on your income. Your taxable income fills the basic rate band of <Rate of="incomeTax.basicRateLimit" />{' '}
        first, and your gain goes on top. You pay the lower rate on any of the gain that fits in the band, and the higher rate on the rest.
      </p>
      <p>
        <b>The date.</b> Contracts made on or after {date(change)} are taxed at higher rates, for everything except homes: the lower rate
        rose from <Rate of="capitalGains.otherAssets.lowerRate" /> to <Rate of="capitalGains.otherAssets.lowerRate" on={change} />, and the
        higher rate from <Rate of="capitalGains.otherAssets.higherRate" /> to <Rate of="capitalGains.otherAssets.higherRate" on={change} />{' '}
        ({law('capitalGains.otherAssets.lowerRate', change)}). Homes were taxed at the new rates all year.
      </p>
    </Section>
  )
}

export function Rates() {
  return (
    <Section id="rates" title="Capital Gains Tax rates" isWide>
      <div className="rate-tables">
        <FiguresTable
          caption={`By type of asset and date of contract, ${year}`}
          headings={['Asset', 'Within the basic rate band', 'Above it']}
          rows={rows}
        />
        <FiguresTable caption="Annual exempt amount" headings={['Tax year', 'Tax-free']} rows={exemptAmounts} />
      </div>
    </Section>
  )
}

export function Reporting() {
  return (
    <Section id="reporting" title="When to report and pay">
      <ul>
        <li>
          <b>A home in the UK with tax to pay:</b> within <Rate of="capitalGains.propertyReturnDays" /> of completion, on a separate
          property return ({law('capitalGains.propertyReturnDays')}). If you send a tax return, put it on that as well, and what you have
          paid is taken into account.
        </li>
        <li>
          <b>Anything else:</b> on your Self Assessment tax return, which was due by {dayText('deadlines.selfAssessment.onlineReturn')} for{' '}
          {year}. If you do not normally send one, you can use HMRC’s online service for reporting a gain instead.
        </li>
        <li>
          <b>A loss:</b> claim it on your tax return or by letter, even if you have nothing to pay this year. If you do not claim it in
          time, you lose it.
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
          <b>Use two exempt amounts.</b> If you give half to your husband, wife or civil partner before the sale, you can use their exempt
          amount too, and perhaps their basic rate band.
        </li>
        <li>
          <b>Split the sale over the end of the tax year</b> if you can sell the asset in parts, as you can with shares. Each year has its
          own exempt amount.
        </li>
        <li>
          <b>Sell something that has lost value.</b> Losses in the same year come off your gains before the exempt amount does. So do not
          sell at a loss just to reduce gains that the exempt amount covers anyway.
        </li>
        <li>
          <b>Selling shares to buy them back?</b> If you buy the same shares back within a month of selling, what you pay for the new ones
          counts as the cost of the ones you sold. The sale then does not give you the gain or loss you wanted. Your husband, wife or civil
          partner can buy them instead, or you can buy them in your ISA.
        </li>
        <li>
          <b>Selling your business?</b> Business Asset Disposal Relief can bring the rate down to{' '}
          <Rate of="capitalGains.businessAssetDisposalRelief.rate" /> on up to{' '}
          <Rate of="capitalGains.businessAssetDisposalRelief.lifetimeLimit" /> of gains in your lifetime.
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
          This calculator is not for a home you have lived in, a short lease (one that loses value as it runs out), shares bought at
          different times, sales to relatives, a fund manager’s share of the fund’s profits (carried interest), trusts and estates, or
          people who live abroad. If you make several sales in a tax year, they share one exempt amount and one basic rate band. If the same
          rates apply to all of them, add them up and enter the totals.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/report-and-pay-your-capital-gains-tax">Report and pay your Capital Gains Tax</NewTabLink>{' '}
            on GOV.UK.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/tax-sell-home">Check if you have to pay tax on your own home</NewTabLink> or if Private
            Residence Relief covers it.
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
