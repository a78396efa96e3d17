import { calculator } from '#engine/calculators/corporation-tax/index.ts'
import { Decimal, ONE, ZERO } from '#engine/money/decimal.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { figure } from '../../lib/figures.ts'
import { money, percent, rate } from '../../lib/format.ts'

const lowerLimit = figure('corporationTax.lowerLimit').value
const upperLimit = figure('corporationTax.upperLimit').value
const mainRate = figure('corporationTax.mainRate').value

/** What each pound between the limits bears: its own tax and the relief that it costs. */
export const rateBetweenLimits = mainRate.plus(figure('corporationTax.marginalReliefFraction').value)

const bands = [
  { name: 'Small profits rate', rate: figure('corporationTax.smallProfitsRate').value, upTo: lowerLimit },
  { name: 'Main rate less marginal relief', rate: rateBetweenLimits, upTo: upperLimit },
  { name: 'Main rate', rate: mainRate },
]

export const Explanation = () => (
  <Section id="how" title="How the tax comes about">
    <p>
      A company with profit up to <Rate of="corporationTax.lowerLimit" /> pays <Rate of="corporationTax.smallProfitsRate" /> on all of it.
      From <Rate of="corporationTax.upperLimit" /> it pays <Rate of="corporationTax.mainRate" /> on all of it, the first pound included.
    </p>
    <p>
      <b>Marginal relief</b> joins the two. Between the limits the tax is worked out at the main rate, and then{' '}
      <Rate of="corporationTax.marginalReliefFraction" /> of the distance to the upper limit is taken off. The relief fades as profit rises,
      so each extra pound in that range costs {rate(rateBetweenLimits)}: more than a pound above it.
    </p>
    <p>
      Both limits are for a year and for a company on its own. A shorter period has a share of them for each month, and associated companies
      divide them equally.
    </p>
  </Section>
)

const MULTIPLES = [ONE, new Decimal('2'), new Decimal('3'), new Decimal('4')]

const profits = [lowerLimit.dividedBy(2), ...MULTIPLES.map((times) => lowerLimit.times(times)), upperLimit, upperLimit.times(2)]

const taxed = profits.map((profit) => {
  const inputs = { taxableProfit: profit, accountingPeriodLength: new Decimal('12'), associatedCompanies: ZERO }
  const { record } = calculator.calculate(inputs)
  return { profit, tax: record['corporationTax'] as Decimal, effective: record['effectiveRate'] as Decimal }
})

export const Tables = () => (
  <Section id="rates" title="Rates and limits" isWide>
    <div className="rate-tables">
      <RateTable caption="What each slice of profit bears" amountHeading="Profit of a year" bands={bands} />
      <FiguresTable
        caption="What a year’s profit costs in all"
        headings={['Profit', 'Corporation Tax', 'Effective rate']}
        rows={taxed.map(({ profit, tax, effective }) => ({ name: money(profit), figures: [money(tax), percent(effective)] }))}
      />
      <FiguresTable
        caption="Limits with associated companies"
        headings={['Companies in all', 'Lower limit', 'Upper limit']}
        rows={MULTIPLES.map((companies) => ({
          name: companies.equals(ONE) ? 'The company alone' : companies.toFixed(),
          figures: [lowerLimit, upperLimit].map((limit) => money(limit.dividedBy(companies))),
        }))}
      />
    </div>
    <p className="hint">
      Rates go by financial years, which begin a few days before the tax year. These have stayed the same since the small profits rate came
      back.
    </p>
  </Section>
)

export const Deadlines = () => (
  <Section id="deadlines" title="When to pay and file">
    <ul>
      <li>
        <b>Pay</b> within <Rate of="corporationTax.paymentMonths" /> and a day of the end of the accounting period. The money is due before
        the return is.
      </li>
      <li>
        <b>File</b> the Company Tax Return within <Rate of="corporationTax.returnMonths" /> of the same day, even if there is a loss or
        nothing to pay.
      </li>
      <li>
        <b>Pay in instalments</b> instead if yearly profit, with dividends received, is above <Rate of="corporationTax.instalmentsLimit" />.
        Associated companies share that limit too.
      </li>
      <li>
        <b>A first set of accounts</b> often covers more than a year. It then makes two accounting periods for tax, each with a return and a
        payment of its own.
      </li>
    </ul>
  </Section>
)

export const Tips = () => (
  <Section id="tips" title="What moves the bill">
    <ul>
      <li>
        <b>Spend in the right period.</b> Between the limits an allowable pound saves {rate(rateBetweenLimits)}, so buying equipment or
        paying a bonus just before the year end is worth most there.
      </li>
      <li>
        <b>Pay into a director’s pension.</b> Employer contributions come off profit if they are wholly for the trade, and bear no National
        Insurance.
      </li>
      <li>
        <b>Close companies you no longer need.</b> A dormant one does not count as associated, but one that trades takes its share of the
        limits.
      </li>
      <li>
        <b>Claim the full deduction for new plant and machinery,</b> and look into research and development relief before the time limit for
        claiming it has gone.
      </li>
      <li>
        <b>Use losses.</b> A trading loss can go back against the profit of the year before, or forward against later ones.
      </li>
    </ul>
  </Section>
)

export const NotFor = () => (
  <>
    <Section id="not-for" title="Who this is not for">
      <p>
        Sole traders and partnerships pay Income Tax, not this. It is not for close investment-holding companies, oil and gas companies,
        unit trusts, or periods longer than a year. It starts from taxable profit: accounting profit has to be adjusted first, for
        depreciation, entertaining and the like.
      </p>
    </Section>
    <Section id="next" title="What to do next">
      <ul>
        <li>
          <NewTabLink href="https://www.gov.uk/pay-corporation-tax">Pay your Corporation Tax bill</NewTabLink> in good time for the money to
          arrive.
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/company-tax-returns">Read about Company Tax Returns</NewTabLink> and what goes with them.
        </li>
        <li>
          Work out what the profit is worth to you: <a href="/personal-tax/dividend-tax-calculator">tax on the dividends</a> it pays.
        </li>
      </ul>
    </Section>
  </>
)
