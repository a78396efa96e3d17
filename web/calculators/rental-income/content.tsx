import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { dayText, year } from '../../lib/figures.ts'

export function Explanation() {
  return (
    <Section id="how" title="How rent is taxed">
      <p>
        <b>Start with the profit.</b> From the rent, take off the costs of letting: agents, insurance, repairs, ground rent, bills you pay
        for the tenant, and replacing furniture with something similar. You cannot deduct improvements or the price of the property.
      </p>
      <p>
        <b>Add it to your other income.</b> The profit goes on top of your salary, pension or other profits, and is taxed at{' '}
        <Rate of="incomeTax.basicRate" />, <Rate of="incomeTax.higherRate" /> or <Rate of="incomeTax.additionalRate" /> depending on the
        band it falls in. Scotland has its own bands. If the profit takes you past <Rate of="incomeTax.personalAllowance.incomeLimit" />,
        you also start to lose your Personal Allowance.
      </p>
      <p>
        <b>Take off relief for the mortgage.</b> You cannot deduct interest on a home you let. Instead, <Rate of="incomeTax.basicRate" /> of
        the interest comes off your tax, whatever rate you pay (ITTOIA 2005 s.272A and s.274A). The relief is worked out on the lowest of:
      </p>
      <ul>
        <li>the interest, including any carried forward</li>
        <li>the rental profit, less losses from earlier years</li>
        <li>your income above the Personal Allowance, not counting savings and dividends</li>
      </ul>
      <p>
        The relief comes off the tax on the rent first. Any left over comes off the tax on your other income. That can happen in Scotland,
        where the rate in the first band is lower than the rate of the relief.
      </p>
      <p>
        Interest that gets no relief this year is not lost. You add it to next year’s, for as long as you go on letting. Because you never
        deduct the interest, you are taxed on more than you actually keep. That can push you into a higher band or cost you Child Benefit.
      </p>
    </Section>
  )
}

export function Allowances() {
  return (
    <Section id="allowances" title="Two ways to receive rent tax-free" isWide>
      <div className="table-scroll">
        <table className="rates words">
          <caption>Allowances for {year}</caption>
          <thead>
            <tr>
              <th scope="col">Allowance</th>
              <th scope="col">A year</th>
              <th scope="col">For</th>
              <th scope="col">Instead of</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Property allowance</th>
              <td data-label="A year">
                <Rate of="allowances.property" />
              </td>
              <td data-label="For">Any rent; joint owners each have their own allowance</td>
              <td data-label="Instead of">All your expenses, and relief for interest</td>
            </tr>
            <tr>
              <th scope="row">Rent a Room</th>
              <td data-label="A year">
                <Rate of="allowances.rentARoom" />
              </td>
              <td data-label="For">A furnished room in the home you live in</td>
              <td data-label="Instead of">All your expenses</td>
            </tr>
            <tr>
              <th scope="row">Rent a Room, shared</th>
              <td data-label="A year">
                <Rate of="allowances.rentARoomShared" />
              </td>
              <td data-label="For">The same, if someone else also gets rent from that home</td>
              <td data-label="Instead of">All your expenses</td>
            </tr>
          </tbody>
        </table>
      </div>
      <p className="hint">
        Rent of <Rate of="allowances.property" /> or less is tax-free without a claim, unless you opt out. If your rent is higher, claim the
        property allowance if it saves you more than your expenses and interest would. You choose each year. You cannot use it for rent that
        Rent a Room covers.
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="What landlords miss">
      <ul>
        <li>
          <b>Carry the unused interest forward.</b> Enter it on your return each year, because nobody else keeps track of it.
        </li>
        <li>
          <b>Claim your losses.</b> A loss comes off your next profit from any UK property, but only if you reported it.
        </li>
        <li>
          <b>Know the difference between a repair and an improvement.</b> Replacing a boiler with one of the same standard is a repair. An
          extension is an improvement: you cannot deduct it now, but it lowers your gain when you sell.
        </li>
        <li>
          <b>Think about who owns what.</b> Husbands, wives and civil partners can move a share to whichever of them pays the lower rate,
          with no Capital Gains Tax on the transfer. If there is a mortgage, Stamp Duty may be due.
        </li>
        <li>
          <b>Use a pension to come back down a band.</b> A contribution lowers the income that decides your tax band and allowance. But rent
          does not count as earnings, so rent does not increase how much you can pay in with tax relief.
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
          This page is for people who let homes in the UK in their own name. Companies pay Corporation Tax and deduct their interest. Owners
          of shops and offices deduct theirs too. Nor does this page cover furnished holiday lettings, which had their own rules in {year},
          property abroad, landlords who live abroad, or rent from a trust.
        </p>
      </Section>
      <Section id="next" title="Where to go from here">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/register-for-self-assessment">Register for Self Assessment</NewTabLink> if {year} is your
            first year with rent to report. The deadline was {dayText('deadlines.selfAssessment.register')}, so if you missed it, register
            now.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/changes-to-tax-relief-for-residential-landlords-how-its-worked-out-including-case-studies">
              See HMRC’s own examples
            </NewTabLink>{' '}
            of the relief for mortgage interest.
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
