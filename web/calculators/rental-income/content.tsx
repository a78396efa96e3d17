import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { dayText, year } from '../../lib/figures.ts'

export function Explanation() {
  return (
    <Section id="how" title="How rent is taxed">
      <p>
        <b>Profit first.</b> From the rent you take the costs of letting: agents, insurance, repairs, ground rent, bills that you pay for
        the tenant, and like-for-like replacement of furniture. Improvements and the price of the property do not count.
      </p>
      <p>
        <b>On top of everything else.</b> The profit is added to your salary, pension or other profits, and bears the rates of the bands it
        falls in: <Rate of="incomeTax.basicRate" />, <Rate of="incomeTax.higherRate" /> or <Rate of="incomeTax.additionalRate" />, with
        bands of their own for people who live in Scotland. A profit that lifts you past{' '}
        <Rate of="incomeTax.personalAllowance.incomeLimit" /> also costs you Personal Allowance.
      </p>
      <p>
        <b>Then the mortgage.</b> Interest on a home you let is not an expense. It takes <Rate of="incomeTax.basicRate" /> of itself off
        your tax, at whatever rate you pay (ITTOIA, s.272A with s.274A). The relief is worked out on the lowest of:
      </p>
      <ul>
        <li>the interest, with any that was carried forward</li>
        <li>the rental profit, less losses of earlier years</li>
        <li>your income above the Personal Allowance, savings and dividends left out</li>
      </ul>
      <p>
        The relief lowers the tax on the rent first. Where that leaves some of it, as it can in Scotland, where the first band is taxed at
        less than the relief is worth, the rest lowers the tax on your other income.
      </p>
      <p>
        Interest that goes without relief this year is not lost: it is added to next year’s, for as long as you let. Because the interest is
        never deducted, your income for tax is higher than the money you keep. That can take you into a higher band or cost you Child
        Benefit.
      </p>
    </Section>
  )
}

export function Allowances() {
  return (
    <Section id="allowances" title="Two ways to have rent free of tax" isWide>
      <div className="table-scroll">
        <table className="rates words">
          <caption>Allowances for {year}</caption>
          <thead>
            <tr>
              <th scope="col">Allowance</th>
              <th scope="col">A year</th>
              <th scope="col">For</th>
              <th scope="col">In place of</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Property allowance</th>
              <td>
                <Rate of="allowances.property" />
              </td>
              <td>Any rent, from each person’s share</td>
              <td>All your expenses, and relief for interest</td>
            </tr>
            <tr>
              <th scope="row">Rent a Room</th>
              <td>
                <Rate of="allowances.rentARoom" />
              </td>
              <td>A furnished room in the home you live in</td>
              <td>All your expenses</td>
            </tr>
            <tr>
              <th scope="row">Rent a Room, shared</th>
              <td>
                <Rate of="allowances.rentARoomShared" />
              </td>
              <td>The same, where another person has rent from that home</td>
              <td>All your expenses</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="hint">
        Rent of <Rate of="allowances.property" /> or less is free of tax without a claim, unless you opt out. From more rent you claim the
        property allowance where it is better than your expenses and interest. You choose year by year. It cannot be used for rent that Rent
        a Room covers.
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="What landlords miss">
      <ul>
        <li>
          <b>Carry the unused interest forward.</b> Enter it on your return each year, or nobody will remember it for you.
        </li>
        <li>
          <b>Claim your losses.</b> A loss comes off the next profit from any UK property, but only if it was reported.
        </li>
        <li>
          <b>Tell repairs from improvements.</b> A new boiler of the same standard is a repair. An extension is not, but lowers the gain
          when you sell.
        </li>
        <li>
          <b>Think about who owns what.</b> Between spouses or civil partners a share can move to the one who pays the lower rate, with no
          Capital Gains Tax on the way. A mortgage may bring Stamp Duty into it.
        </li>
        <li>
          <b>Use a pension to come back down a band.</b> A contribution lowers the income that higher rates and allowances look at; the rent
          itself does not count as earnings for it.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="Lettings that work differently">
        <p>
          This page is for people who let homes in the UK in their own name. Companies pay Corporation Tax and deduct their interest, and so
          do owners of shops and offices. Furnished holiday lettings under the old rules, property abroad, landlords who live abroad and
          people taxed on rent from a trust need more than this sum.
        </p>
      </Section>
      <Section id="next" title="Where to go from here">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/register-for-self-assessment">Register for Self Assessment</NewTabLink> by{' '}
            {dayText('deadlines.selfAssessment.register')} if {year} is your first year with rent to report.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/changes-to-tax-relief-for-residential-landlords-how-its-worked-out-including-case-studies">
              See HMRC’s own examples
            </NewTabLink>{' '}
            of the relief for interest.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/rent-room-in-your-home/the-rent-a-room-scheme">Read how Rent a Room works</NewTabLink> and{' '}
            <NewTabLink href="https://www.gov.uk/guidance/tax-free-allowances-on-property-and-trading-income">
              when the property allowance helps
            </NewTabLink>
            .
          </li>
        </ul>
      </Section>
    </>
  )
}
