import { atLeastZero, type Decimal, ONE } from '#engine/money/decimal.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { bandsFigure, figure, text } from '../../lib/figures.ts'
import { pounds, poundsAndPence, rate } from '../../lib/format.ts'
import { optionWords } from '../../lib/option-words.ts'

const basic = figure('incomeTax.basicRate').value
const higher = figure('incomeTax.higherRate').value
const taper = figure('incomeTax.personalAllowance.taperRate').value

/** What a pound in the pension costs where a further pound of income would have borne `tax`. Nobody pays relief at source back. */
function cost(name: string, tax: Decimal) {
  const claimed = atLeastZero(tax.minus(basic))
  return { name, figures: [rate(basic), rate(claimed), poundsAndPence(ONE.minus(basic).minus(claimed))] }
}

const ukCosts = [
  cost('No tax, or basic rate', basic),
  cost('Higher rate', higher),
  cost(`${text('incomeTax.personalAllowance.incomeLimit')} to ${text('incomeTax.higherRateLimit')}`, higher.times(ONE.plus(taper))),
  cost('Additional rate', figure('incomeTax.additionalRate').value),
]

const scottishCosts = bandsFigure('scottishIncomeTax.bands').bands.map((band) => cost(`${optionWords(band.name)} rate`, band.rate.value))

const smallest = figure('pensions.relief.smallestLimit').value
const limits = [
  {
    name: 'Tax relief',
    about: <>The gross amount that can be relieved (FA 2004 s.190): your earnings, or this if you earn less.</>,
    figures: [pounds(smallest)],
  },
  {
    name: 'Annual allowance',
    about: <>Everything paid in for you, employer included (s.228). No cap on relief: a charge on the excess.</>,
    figures: [text('pensions.annualAllowance')],
  },
  {
    name: 'Smallest tapered allowance',
    about: (
      <>
        Where income without pension contributions is above <Rate of="pensions.taper.thresholdIncome" /> and income with them above{' '}
        <Rate of="pensions.taper.adjustedIncome" />, both, the allowance falls step by step to this.
      </>
    ),
    figures: [text('pensions.taper.minimumAllowance')],
  },
  {
    name: 'Money purchase allowance',
    about: <>Instead of the annual allowance, once you have begun to draw a pension pot flexibly.</>,
    figures: [text('pensions.moneyPurchaseAllowance')],
  },
]

export function Explanation() {
  return (
    <Section id="how" title="How the relief reaches you">
      <p>
        Money that you put into a pension is not meant to be taxed until you take it out. With relief at source you pay in from taxed
        income, and the tax comes back in two parts.
      </p>
      <p>
        <b>The scheme claims the basic rate.</b> It adds <Rate of="incomeTax.basicRate" /> of the gross amount to your pension, whatever
        rate you pay and even if you pay none (FA 2004 s.192).
      </p>
      <p>
        <b>You claim the rest.</b> If part of your income is taxed at more than the basic rate, your bands are widened by the gross
        contribution, so that less falls into the higher ones. You get relief only on as much as was taxed there, and this calculator works
        your tax out twice to see how much that is.
      </p>
      <p>
        <b>It can win back allowance.</b> Above <Rate of="incomeTax.personalAllowance.incomeLimit" /> a contribution also lowers your
        adjusted net income, and brings back Personal Allowance that you had lost.
      </p>
      <p>
        <b>Two limits apply, and the smaller one counts first.</b> You get relief up to your earnings (s.190). Above your annual allowance
        (s.228) you still get it, but a charge takes it back unless earlier years left allowance unused (s.227). The maximum allowance in
        the result is the smaller of the two, and the line below it says which one that is.
      </p>
    </Section>
  )
}

export function Tables() {
  return (
    <Section id="costs" title="What a pound of pension costs, and the limits" isWide>
      <div className="rate-tables">
        <FiguresTable
          caption="England, Wales and Northern Ireland"
          headings={['Your top band', 'Scheme claims', 'You claim', 'A pound costs']}
          rows={ukCosts}
        />
        <FiguresTable caption="Scotland" headings={['Your top band', 'Scheme claims', 'You claim', 'A pound costs']} rows={scottishCosts} />
        <FiguresTable caption="Limits for a year" headings={['Limit', 'Amount']} rows={limits} />
      </div>
      <p className="hint">
        The first tables hold for a contribution that is no larger than your income in that band. In Scotland more is saved where the
        Personal Allowance tapers.
      </p>
    </Section>
  )
}

export function Advice() {
  return (
    <>
      <Section id="tips" title="Three ways to pay in, and what follows">
        <ul>
          <li>
            <b>Relief at source</b> is how personal pensions and many workplace schemes work. Claim what is above the basic rate yourself,
            every year.
          </li>
          <li>
            <b>A net pay arrangement</b> takes the contribution from your pay before tax, so all of the relief is there at once and you
            claim nothing. For pay within your Personal Allowance, HMRC pays you the basic rate after the tax year (s.193A).
          </li>
          <li>
            <b>Salary sacrifice</b> turns pay into your employer’s contribution. It saves the same tax and National Insurance too, which
            neither of the others does.
          </li>
          <li>
            <b>Spread a large contribution.</b> Once it has used up your higher band, the next pound saves only the basic rate. Paid next
            year, it may save more.
          </li>
          <li>
            <b>Look back before you stop at the allowance.</b> Unused annual allowance of earlier years can be carried forward, as long as
            your earnings cover the contribution.
          </li>
        </ul>
      </Section>
      <Section id="not-for" title="Who this is not for">
        <p>
          Members of a final salary or career average scheme, whose annual allowance is used by the growth of their pension and not by what
          they pay; people past the age at which relief stops (s.188); and those who already draw from a pot. With income besides earnings,
          the relief above the basic rate may be more than shown.
        </p>
      </Section>
      <Section id="next" title="What to do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/claim-tax-relief-on-your-private-pension-payments">
              Claim relief on your pension payments
            </NewTabLink>{' '}
            if you pay more than the basic rate and your scheme uses relief at source.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/tax-on-your-private-pension/pension-tax-relief">Read how relief works</NewTabLink> on
            GOV.UK, scheme by scheme.
          </li>
          <li>
            <a href="/specialised-tax/pension-tax-calculator">Test the annual allowance</a> if you earn a lot, or have paid in a lot.
          </li>
        </ul>
      </Section>
    </>
  )
}
