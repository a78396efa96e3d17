import { fields } from '#engine/calculators/company-car/fields.ts'
import type { BandsFigure, Figure } from '#engine/rates/figure.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { NewTabLink } from '../../components/new-tab-link.tsx'
import { Rate } from '../../components/rate.tsx'
import { Section } from '../../components/section.tsx'
import { bandsByYear } from '../../lib/bands-by-year.ts'
import { figureText, taxYear } from '../../lib/format.ts'

const years = fields.taxYear.options.toReversed()
const byYear = years.map((year) => ratesAt(tables, year, defaultRuleSet).companyCars)
type Cars = (typeof byYear)[number]

interface Line {
  readonly name: string
  readonly figures: readonly Figure[]
}

const bandLines = (of: (cars: Cars) => BandsFigure): Line[] =>
  bandsByYear(byYear.map(of)).map(({ name, rates }) => ({ name: capitalised(name), figures: rates }))

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const emissions = bandLines((cars) => cars.emissions)
const ranges = bandLines((cars) => cars.electricRange)
const engines = bandLines((cars) => cars.engineSize)

const fuelAndVans: Line[] = [
  { name: 'Car fuel, times your percentage', figures: byYear.map((cars) => cars.fuelBenefitMultiplier) },
  { name: 'Van', figures: byYear.map((cars) => cars.vanBenefit) },
  { name: 'Van fuel', figures: byYear.map((cars) => cars.vanFuelBenefit) },
]

const YearTable = ({ caption, heading, lines }: { caption: string; heading: string; lines: readonly Line[] }) => (
  <FiguresTable
    caption={caption}
    headings={[heading, ...years.map(taxYear)]}
    rows={lines.map(({ name, figures }) => ({ name, figures: figures.map((figure) => figureText(figure)) }))}
  />
)

export function Explanation() {
  return (
    <Section id="how" title="From list price to tax">
      <p>
        A car that you may drive privately, if only to work and back, counts as pay (a benefit in kind). What it is worth is not what it
        costs anybody but a percentage of its list price.
      </p>
      <p>
        <b>The price.</b> The list price when new, less what you paid towards it yourself, of which at most{' '}
        <Rate of="companyCars.capitalContributionLimit" /> counts (ITEPA, s.132).
      </p>
      <p>
        <b>The percentage.</b> The lower the emissions, the lower it is, from <Rate of="companyCars.zeroEmission" /> for an electric car to{' '}
        <Rate of="companyCars.largestPercentage" /> (ITEPA, s.139). Above <Rate of="companyCars.lowEmissionLimit" /> it goes by CO2 alone.
        Between that and zero it goes by electric range, whatever the fuel. A diesel that does not meet the RDE2 standard adds{' '}
        <Rate of="companyCars.dieselSupplement" />, as far as the maximum.
      </p>
      <p>
        <b>The tax.</b> The benefit is put on top of your salary and taxed in the bands it falls in. Where it crosses into the higher rate
        band, or takes some of your Personal Allowance away above <Rate of="incomeTax.personalAllowance.incomeLimit" />, it costs more than
        your rate on pay suggests. That is why the tax here is the difference between two computations, with the car and without it.
      </p>
    </Section>
  )
}

export function Percentages() {
  return (
    <Section id="percentages" title="Percentages of the list price" isWide>
      <div className="rate-tables">
        <YearTable caption="By CO2 emissions" heading="Grams a kilometre" lines={emissions} />
        <div className="rate-stack">
          <YearTable
            caption="Electric cars, and range at low emissions"
            heading="Car"
            lines={[{ name: 'No emissions', figures: byYear.map((cars) => cars.zeroEmission) }, ...ranges]}
          />
          <YearTable caption="Without a CO2 figure" heading="Engine" lines={engines} />
          <YearTable caption="Fuel and vans, amounts a year" heading="Benefit" lines={fuelAndVans} />
        </div>
      </div>
      <p className="hint">
        Grams and miles are rounded down first. Range decides for cars that emit something but no more than{' '}
        <Rate of="companyCars.lowEmissionLimit" />. Add the diesel supplement of <Rate of="companyCars.dieselSupplement" /> where it
        applies.
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Before you choose a car">
      <ul>
        <li>
          <b>Compare by benefit, not by price.</b> A dearer electric car can cost a fraction of the tax of a cheaper petrol one.
        </li>
        <li>
          <b>Ask about every extra.</b> An option on the order adds to the list price, and so does one fitted later unless it is small.
        </li>
        <li>
          <b>Check the range of a plug-in hybrid.</b> A few miles either way can move it to another line of the table.
        </li>
        <li>
          <b>Weigh up the cash alternative.</b> It is taxed as pay, with National Insurance. If you then drive your own car for work, your
          employer may pay you <Rate of="allowances.mileage.carFirstMiles" /> a mile for the first{' '}
          <Rate of="allowances.mileage.firstMiles" /> of a year and <Rate of="allowances.mileage.carFurtherMiles" /> after that, free of
          tax.
        </li>
        <li>
          <b>Say no to free fuel</b> unless you drive very far in private. The benefit is the same for one tank as for a hundred.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="Cars that need another sum">
        <p>
          It does not fit a car you have for part of the year, share, or pay to use in private, a classic car, a pool car that stays at
          work, one adapted for a disability, or one first registered before CO2 was recorded. Nor does it cover pay given up for a car with
          higher emissions, where the pay can be taxed in place of the benefit.
        </p>
      </Section>
      <Section id="next" title="What you can do next">
        <ul>
          <li>
            <NewTabLink href="https://www.gov.uk/get-vehicle-information-from-dvla">Look up CO2 and fuel</NewTabLink> by registration
            number.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/update-company-car-details">Check or update your company car</NewTabLink> so that your tax
            code is right.
          </li>
          <li>
            <NewTabLink href="https://www.gov.uk/guidance/how-to-work-out-the-benefit-of-a-company-car-480-chapter-12">
              Read HMRC’s chapter on company cars
            </NewTabLink>{' '}
            for the cases that this page leaves out.
          </li>
        </ul>
      </Section>
    </>
  )
}
