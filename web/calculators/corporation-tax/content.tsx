import { calculator } from '#engine/calculators/corporation-tax/index.ts'
import { eachPound } from '#engine/explain/each-pound.ts'
import { Decimal, MONTHS_IN_A_YEAR, ZERO } from '#engine/money/decimal.ts'
import { corporationTax } from '#engine/rates/generated/corporation-tax.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { RateTable } from '../../components/rate-table.tsx'
import { Section } from '../../components/section.tsx'
import { figure, multiplesOf } from '../../lib/figures.ts'
import { date, money, percent, rate } from '../../lib/format.ts'

const lowerLimit = figure('corporationTax.lowerLimit').value
const upperLimit = figure('corporationTax.upperLimit').value
const mainRate = figure('corporationTax.mainRate').value

/** The tax on each extra pound between the limits: the main rate, plus the marginal relief that the pound takes away. */
export const rateBetweenLimits = eachPound(calculator, { taxableProfit: upperLimit }, 'taxableProfit', -1).addedTo('corporationTax')

/** The day from which the rates have been as they are now. */
const ratesSince = corporationTax.smallProfitsRate.values[0].from

const bands = [
  { name: 'Small profits rate', rate: figure('corporationTax.smallProfitsRate').value, upTo: lowerLimit },
  { name: 'Between the limits', rate: rateBetweenLimits, upTo: upperLimit },
  { name: 'Main rate', rate: mainRate },
]

export const Explanation = () => (
  <Section id="how" title="How Corporation Tax is worked out">
    <p>
      A company with profit up to <Rate of="corporationTax.lowerLimit" /> pays <Rate of="corporationTax.smallProfitsRate" /> on all of it.
      With profit of <Rate of="corporationTax.upperLimit" /> or more, it pays <Rate of="corporationTax.mainRate" /> on all of it, from the
      first pound.
    </p>
    <p>
      <b>Marginal relief</b> bridges the gap. Between the limits, work out the tax at the main rate, then take off{' '}
      <Rate of="corporationTax.marginalReliefFraction" /> of the amount by which the profit is below the upper limit. The relief shrinks as
      profit rises, so each extra pound between the limits is taxed at {rate(rateBetweenLimits)}, a higher rate than above them.
    </p>
    <p>
      Both limits are for a full year and a single company. They are reduced in proportion for a shorter period, and associated companies
      share them equally.
    </p>
  </Section>
)

type Shown = 'corporationTax' | 'effectiveRate' | 'lowerLimit' | 'upperLimit'

const amountsOf = (taxableProfit: Decimal, associatedCompanies = ZERO) =>
  calculator.record({ taxableProfit, accountingPeriodLength: MONTHS_IN_A_YEAR, associatedCompanies }) as Readonly<Record<Shown, Decimal>>

const profits = [...multiplesOf(lowerLimit, 0.5, 1, 2, 3, 4), ...multiplesOf(upperLimit, 1, 2)]

export const Tables = () => (
  <Section id="rates" title="Rates and limits" isWide>
    <div className="rate-tables">
      <RateTable caption="Rate on each extra pound of profit" amountHeading="Annual profit" bands={bands} />
      <FiguresTable
        caption="Tax on a full year’s profit"
        headings={['Profit', 'Corporation Tax', 'Effective rate']}
        rows={profits.map((profit) => {
          const { corporationTax: tax, effectiveRate } = amountsOf(profit)
          return { name: money(profit), figures: [money(tax), percent(effectiveRate)] }
        })}
      />
      <FiguresTable
        caption="Limits with associated companies"
        headings={['Number of companies', 'Lower limit', 'Upper limit']}
        rows={[0, 1, 2, 3].map((others) => {
          const { lowerLimit: lower, upperLimit: upper } = amountsOf(lowerLimit, new Decimal(others))
          return { name: `${others + 1}`, figures: [money(lower), money(upper)] }
        })}
      />
    </div>
    <p className="hint">
      Corporation Tax rates are set for financial years, which run from the start of April to the end of March. These rates have been the
      same since {date(ratesSince)}.
    </p>
  </Section>
)

export const Deadlines = () => (
  <Section id="deadlines" title="When to pay and file">
    <ul>
      <li>
        <b>Pay</b> within <Rate of="corporationTax.paymentMonths" /> and a day of the end of the accounting period. That is before the
        return is due.
      </li>
      <li>
        <b>File</b> the Company Tax Return within <Rate of="corporationTax.returnMonths" /> of the end of the accounting period, even if the
        company made a loss or has nothing to pay.
      </li>
      <li>
        <b>Pay in instalments</b> instead if annual profit, including dividends received, is above{' '}
        <Rate of="corporationTax.instalmentsLimit" />. Associated companies share this limit too.
      </li>
      <li>
        <b>Check how long your first accounts are.</b> They often cover more than a year. For tax, they are then two accounting periods,
        each with its own return and payment.
      </li>
    </ul>
  </Section>
)

export const Tips = () => (
  <Section id="tips" title="Ways to pay less">
    <ul>
      <li>
        <b>Spend in the right period.</b> Between the limits, an allowable cost saves tax at {rate(rateBetweenLimits)}. That is when it is
        most worth buying equipment or paying a bonus just before the year end.
      </li>
      <li>
        <b>Pay into a director’s pension.</b> Employer contributions come off the profit if they are purely for the business, and there is
        no National Insurance on them.
      </li>
      <li>
        <b>Close companies you no longer need.</b> A dormant company does not count as associated, but one that trades takes a share of the
        limits.
      </li>
      <li>
        <b>Claim the full deduction for new equipment and machinery.</b> Look into research and development relief too, before the deadline
        for claiming it passes.
      </li>
      <li>
        <b>Use losses.</b> You can set a trading loss against last year’s profit, or carry it forward to later years.
      </li>
    </ul>
  </Section>
)

export const NotFor = () => (
  <>
    <Section id="not-for" title="Who this is not for">
      <p>
        Sole traders and partners pay Income Tax instead. This calculator does not cover companies that a few people control and that mainly
        hold investments (close investment-holding companies), oil and gas companies, unit trusts, or periods longer than a year. It needs
        the taxable profit, so first adjust the profit in your accounts for depreciation, entertaining and the like.
      </p>
    </Section>
    <Section id="next" title="What to do next">
      <ul>
        <li>
          <NewTabLink href="https://www.gov.uk/pay-corporation-tax">Pay your Corporation Tax bill</NewTabLink> in good time for the money to
          arrive.
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/company-tax-returns">Read about Company Tax Returns</NewTabLink> and what to send with them.
        </li>
        <li>
          Work out the <a href="/personal-tax/dividend-tax-calculator">tax on the dividends</a> that the company pays you.
        </li>
      </ul>
    </Section>
  </>
)
