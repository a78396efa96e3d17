import { ONE } from '#engine/money/decimal.ts'
import type { EntryId } from '#engine/rates/figure.ts'
import { type FiguresRow, FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { figure } from '../../lib/figures.ts'
import { count } from '../../lib/format.ts'

export function Explanation() {
  return (
    <Section id="how" title="How VAT is added and taken out">
      <p>
        <b>To add it,</b> take the percentage of the price and put it on top: at <Rate of="vat.standardRate" />, a price before VAT is
        multiplied by {times('vat.standardRate')}.
      </p>
      <p>
        <b>To take it out,</b> divide by the same number. VAT is a share of the price <em>before</em> VAT, so it is a smaller share of the
        price you see: {shareOf('vat.standardRate')} at <Rate of="vat.standardRate" />, {shareOf('vat.reducedRate')} at{' '}
        <Rate of="vat.reducedRate" />. Taking <Rate of="vat.standardRate" /> off a price with VAT is the commonest mistake there is, and it
        always takes too much.
      </p>
      <p>
        Net and VAT are both whole pence. Where the division does not come out even, the net amount is rounded and the VAT is the rest, so
        that the two always make the price that was paid.
      </p>
    </Section>
  )
}

/** What a price before VAT is multiplied by. */
const times = (entry: EntryId) => count(figure(entry).value.plus(ONE))

/** VAT as a share of a price that includes it: 1/6 at 20%. */
function shareOf(entry: EntryId): string {
  const { value } = figure(entry)
  return value.isZero() ? 'none' : `${count(ONE)}/${count(value.plus(ONE).dividedBy(value))}`
}

const rateRow = (name: string, entry: EntryId, about: string): FiguresRow => ({
  name,
  about,
  figures: [<Rate key={entry} of={entry} />, times(entry), shareOf(entry)],
})

export const Rates = () => (
  <Section id="rates" title="The rates" isWide>
    <FiguresTable
      caption="VAT rates"
      headings={['Rate', 'On the price', 'Multiply or divide by', 'Share of a price with VAT']}
      rows={[
        rateRow('Standard', 'vat.standardRate', 'Most goods and services.'),
        rateRow('Reduced', 'vat.reducedRate', 'Gas and electricity for homes, children’s car seats, turning a building into homes.'),
        rateRow('Zero', 'vat.zeroRate', 'Most food, books and newspapers, children’s clothes and shoes, public transport, new homes.'),
      ]}
    />
    <p>
      Exempt sales, such as insurance, most lending, education by schools and care by doctors, bear no rate at all. They do not count
      towards registration, and the VAT on what you bought for them is a cost.
    </p>
  </Section>
)

const schemeRow = (name: string, about: string, joining: EntryId, leaving: EntryId): FiguresRow => ({
  name,
  about,
  figures: [<Rate key={joining} of={joining} />, <Rate key={leaving} of={leaving} />],
})

export const Registration = () => (
  <Section id="registration" title="Registering, and the schemes" isWide>
    <p>
      You must register once your taxable turnover over a rolling year goes above <Rate of="vat.registrationThreshold" />, or as soon as you
      expect the next month alone to bring that much. Zero-rated sales count, exempt ones do not. Below the threshold you may register by
      choice, which pays if your customers reclaim VAT and you buy much that bears it.
    </p>
    <FiguresTable
      caption="Turnover limits a year"
      headings={['Scheme', 'Join', 'Leave']}
      rows={[
        schemeRow('Registration', 'Must register above; may leave below.', 'vat.registrationThreshold', 'vat.deregistrationThreshold'),
        schemeRow(
          'Flat Rate Scheme',
          'Pay one percentage of sales with VAT, and reclaim nothing on most purchases. Join at or below, by turnover without VAT; leave above, by turnover with it.',
          'vat.flatRate.joiningLimit',
          'vat.flatRate.leavingLimit',
        ),
        schemeRow(
          'Cash Accounting Scheme',
          'Owe VAT when your customers pay you, not when you invoice them.',
          'vat.cashAccounting.joiningLimit',
          'vat.cashAccounting.leavingLimit',
        ),
        schemeRow(
          'Annual Accounting Scheme',
          'One return a year, with payments on account through it.',
          'vat.annualAccounting.joiningLimit',
          'vat.annualAccounting.leavingLimit',
        ),
      ]}
    />
    <p>
      You may also read that a business files one return a year if it owes less than <Rate of="vat.annualReturn.liabilityLimit" by="text" />{' '}
      of VAT. The law has no such limit: turnover decides.
    </p>
    <p>
      A return and its payment are due <Rate of="vat.returnMonths" /> and <Rate of="vat.returnDays" /> after the end of the VAT period,
      which for most businesses is a quarter. Returns go to HMRC from software that follows Making Tax Digital.
    </p>
  </Section>
)

export const Tips = () => (
  <Section id="tips" title="Before you send the invoice">
    <ul>
      <li>
        <b>Say which price you quote.</b> Shoppers must be shown the price with VAT. A price agreed between businesses that says nothing is
        usually taken to include it, and then the VAT comes out of your share.
      </li>
      <li>
        <b>Round once.</b> Work out VAT on each line or on the total, but do the same every time.
      </li>
      <li>
        <b>Watch turnover month by month.</b> The test looks back over the year that ends with each month, not over your accounting year.
      </li>
      <li>
        <b>Check the flat rate against your purchases.</b> A business that buys hardly any goods is a limited cost business and pays{' '}
        <Rate of="vat.flatRate.limitedCostRate" /> of its takings with VAT, which leaves it next to nothing.
      </li>
      <li>
        <b>Keep the VAT invoices of what you buy.</b> Without one you cannot reclaim, whatever the bank statement says.
      </li>
    </ul>
  </Section>
)

export const NotFor = () => (
  <>
    <Section id="not-for" title="Who this is not for">
      <p>
        It works on one amount at one rate. It does not know margin schemes for second-hand goods, the reverse charge on construction work
        and services from abroad, imports, partial exemption, or the percentages of the Flat Rate Scheme.
      </p>
    </Section>
    <Section id="next" title="What to do next">
      <ul>
        <li>
          <NewTabLink href="https://www.gov.uk/register-for-vat">Register for VAT</NewTabLink>, or see whether you have to.
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/guidance/rates-of-vat-on-different-goods-and-services">
            Look up the rate of particular goods and services
          </NewTabLink>
          .
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/submit-vat-return/deadlines">Find your return and payment deadline</NewTabLink>.
        </li>
      </ul>
    </Section>
  </>
)
