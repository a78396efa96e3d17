import { ONE } from '#engine/money/decimal.ts'
import type { EntryId } from '#engine/rates/figure.ts'
import { grossOfEachPound, timesTheVat } from '#engine/rules/vat/vat.ts'
import { type FiguresRow, FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { figure, worth } from '../../lib/figures.ts'
import { count } from '../../lib/format.ts'

export function Explanation() {
  return (
    <Section id="how" title="How VAT is added and taken out">
      <p>
        <b>To add it,</b> work out the percentage and add it to the price. At <Rate of="vat.standardRate" />, that means multiplying the
        price before VAT by {times('vat.standardRate')}.
      </p>
      <p>
        <b>To take it out,</b> divide by the same number. VAT is a percentage of the price <em>before</em> VAT, so it is a smaller share of
        the price you see: {shareOf('vat.standardRate')} at <Rate of="vat.standardRate" />, {shareOf('vat.reducedRate')} at{' '}
        <Rate of="vat.reducedRate" />. The most common mistake is to take <Rate of="vat.standardRate" /> off the price with VAT. That always
        takes off too much.
      </p>
      <p>
        Both figures are in whole pence. If the division does not come out exactly, we round the net amount and count the rest as VAT, so
        the two always add up to the price paid.
      </p>
    </Section>
  )
}

/** What a price before VAT is multiplied by. */
export const times = (entry: EntryId) => count(worth(grossOfEachPound(figure(entry))))

/** VAT as a share of a price that includes it: 1/6 at 20%. */
function shareOf(entry: EntryId): string {
  const ofVat = figure(entry)
  return ofVat.value.isZero() ? 'none' : `${count(ONE)}/${count(worth(timesTheVat(ofVat)))}`
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
      headings={['Rate', 'VAT', 'Multiply to add it, divide to take it out', 'VAT as a share of the price with VAT']}
      rows={[
        rateRow('Standard', 'vat.standardRate', 'Most goods and services.'),
        rateRow('Reduced', 'vat.reducedRate', 'Gas and electricity for homes, children’s car seats, converting a building into homes.'),
        rateRow('Zero', 'vat.zeroRate', 'Most food, books and newspapers, children’s clothes and shoes, public transport, new homes.'),
      ]}
    />
    <p>
      Some sales are exempt, so there is no VAT on them at all: insurance, most lending, school education and medical care. They do not
      count towards registration, and you usually cannot reclaim the VAT on what you bought to make them.
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
      You must register once your taxable turnover over the past year goes above <Rate of="vat.registrationThreshold" />, or as soon as you
      expect to sell more than that in the next month alone. Zero-rated sales (taxed at <Rate of="vat.zeroRate" />) count. Exempt sales (not
      taxed at all) do not. Below the threshold you can choose to register. That makes sense if your customers can reclaim VAT and you pay a
      lot of it yourself.
    </p>
    <FiguresTable
      caption="Annual turnover limits"
      headings={['Registration or scheme', 'Joining limit', 'Leaving limit']}
      rows={[
        schemeRow(
          'Registration',
          'You must register if you go above the joining limit. You can leave if you go below the leaving limit.',
          'vat.registrationThreshold',
          'vat.deregistrationThreshold',
        ),
        schemeRow(
          'Flat Rate Scheme',
          'You pay a fixed percentage of your sales including VAT, and cannot reclaim VAT on most purchases. To join, turnover without VAT must be no more than the joining limit. You must leave if turnover with VAT goes above the leaving limit.',
          'vat.flatRate.joiningLimit',
          'vat.flatRate.leavingLimit',
        ),
        schemeRow(
          'Cash Accounting Scheme',
          'You owe VAT when your customers pay you, not when you invoice them.',
          'vat.cashAccounting.joiningLimit',
          'vat.cashAccounting.leavingLimit',
        ),
        schemeRow(
          'Annual Accounting Scheme',
          'You send one return a year and pay towards the bill as you go.',
          'vat.annualAccounting.joiningLimit',
          'vat.annualAccounting.leavingLimit',
        ),
      ]}
    />
    <p>
      You may read that a business that owes less than <Rate of="vat.annualReturn.liabilityLimit" by="text" /> of VAT sends one return a
      year. VAT law has no such rule: it is your turnover that decides.
    </p>
    <p>
      Your return and payment are due <Rate of="vat.returnMonths" /> and <Rate of="vat.returnDays" /> after the end of each VAT period,
      which for most businesses is a quarter. You send returns with software that works with Making Tax Digital.
    </p>
  </Section>
)

export const Tips = () => (
  <Section id="tips" title="Before you send the invoice">
    <ul>
      <li>
        <b>Say whether your price includes VAT.</b> Prices shown to shoppers must include it. If two businesses agree a price and nobody
        mentions VAT, the price usually includes it, and the VAT comes out of your money.
      </li>
      <li>
        <b>Always round the same way.</b> Work out VAT on each line or on the total, but stick to one.
      </li>
      <li>
        <b>Check your turnover every month.</b> The test looks at the year up to the end of that month, not at your accounting year.
      </li>
      <li>
        <b>Check what the flat rate would cost you.</b> If you buy hardly any goods, you count as a limited cost business. You then pay{' '}
        <Rate of="vat.flatRate.limitedCostRate" /> of your takings including VAT, which is nearly all the VAT you charge.
      </li>
      <li>
        <b>Keep VAT invoices for what you buy.</b> You usually need one to reclaim the VAT. A bank statement is not enough.
      </li>
    </ul>
  </Section>
)

export const NotFor = () => (
  <>
    <Section id="not-for" title="Who this is not for">
      <p>
        This calculator handles one amount at one rate. It does not cover margin schemes for second-hand goods, sales where the buyer pays
        the VAT to HMRC (the reverse charge), imports, businesses that also make exempt sales (partial exemption), or the percentages of the
        Flat Rate Scheme.
      </p>
    </Section>
    <Section id="next" title="What to do next">
      <ul>
        <li>
          <NewTabLink href="https://www.gov.uk/register-for-vat">Register for VAT</NewTabLink>, or check whether you need to.
        </li>
        <li>
          <NewTabLink href="https://www.gov.uk/guidance/rates-of-vat-on-different-goods-and-services">
            Look up the rate for particular goods and services
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
