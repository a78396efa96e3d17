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
import { EURO_6D } from './car-words.ts'
import { emissionLines } from './emission-lines.ts'

const years = fields.taxYear.options.toReversed()
const ratesByYear = years.map((year) => ratesAt(tables, year, defaultRuleSet))
const byYear = ratesByYear.map(({ companyCars }) => companyCars)
type Cars = (typeof byYear)[number]

interface Line {
  readonly name: string
  readonly figures: readonly Figure[]
}

const bandLines = (of: (cars: Cars) => BandsFigure): Line[] =>
  bandsByYear(byYear.map(of)).map(({ name, rates }) => ({ name: capitalised(name), figures: rates }))

const capitalised = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const emissions = emissionLines(ratesByYear)
const ranges = bandLines((cars) => cars.electricRange)
const engines = bandLines((cars) => cars.engineSize)

const fuelAndVans: Line[] = [
  { name: 'Car fuel (times your car’s percentage)', figures: byYear.map((cars) => cars.fuelBenefitMultiplier) },
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
        If you can drive a company car privately, even just to work and back, it counts as pay. That is called a benefit in kind (BIK). The
        law values it at a percentage of its list price, whatever it really costs.
      </p>
      <p>
        <b>The price.</b> Start with the list price when the car was new (its P11D value), and take off what you paid towards it yourself,
        up to <Rate of="companyCars.capitalContributionLimit" /> (ITEPA 2003 s.132).
      </p>
      <p>
        <b>The percentage.</b> The lower the emissions, the lower the percentage: from <Rate of="companyCars.zeroEmission" /> for an
        electric car up to <Rate of="companyCars.maximum" /> (ITEPA 2003 s.139). Above <Rate of="companyCars.lowEmissionLimit" /> it depends
        only on CO2. For cars that emit some CO2, but no more than that, it depends on how far the car goes on its battery, whatever the
        fuel. For a diesel that does not meet the emissions standard {EURO_6D} (RDE2), <Rate of="companyCars.dieselSupplement" /> of the
        list price is added, but never beyond the maximum (s.141).
      </p>
      <p>
        <b>The tax.</b> The benefit goes on top of your salary and is taxed in the bands it falls in. It can push you into the higher rate
        band, or cost you some of your Personal Allowance above <Rate of="incomeTax.personalAllowance.incomeLimit" />. It then costs more
        than the rate on your pay suggests. So we work out your tax with the car and without it, and show the difference.
      </p>
    </Section>
  )
}

export function Percentages() {
  return (
    <Section id="percentages" title="Percentages of the list price" isWide>
      <div className="rate-tables">
        <FiguresTable caption="By CO2 emissions" headings={['Grams per kilometre', ...years.map(taxYear)]} rows={emissions} />
        <div className="rate-stack">
          <YearTable
            caption="Electric cars, and range at low emissions"
            heading="Car"
            lines={[{ name: 'No emissions', figures: byYear.map((cars) => cars.zeroEmission) }, ...ranges]}
          />
          <YearTable caption="Cars without a CO2 figure" heading="Engine" lines={engines} />
          <YearTable caption="Fuel and vans, taxable amount for the year" heading="Benefit" lines={fuelAndVans} />
        </div>
      </div>
      <p className="hint">
        The CO2 figure and the range are rounded down to whole numbers. The range counts for cars that emit some CO2, but no more than{' '}
        <Rate of="companyCars.lowEmissionLimit" />. At <Rate of="companyCars.higherEmissions.from" /> the percentage is{' '}
        <Rate of="companyCars.higherEmissions.percentage" />. Each whole <Rate of="companyCars.higherEmissions.step" /> above that adds{' '}
        <Rate of="companyCars.higherEmissions.increase" /> of the list price, up to <Rate of="companyCars.maximum" />. For a diesel that
        does not meet {EURO_6D} (RDE2), <Rate of="companyCars.dieselSupplement" /> is added, up to the same maximum.
      </p>
    </Section>
  )
}

export function Tips() {
  return (
    <Section id="tips" title="Before you choose a car">
      <ul>
        <li>
          <b>Compare the benefit, not the price.</b> The tax on an expensive electric car can be a fraction of the tax on a cheaper petrol
          one.
        </li>
        <li>
          <b>Ask about every extra.</b> Any extra ordered with the car adds to the list price. So does any extra fitted later, unless it is
          cheap.
        </li>
        <li>
          <b>Check the range of a plug-in hybrid.</b> A few miles either way can change the percentage.
        </li>
        <li>
          <b>Weigh up the cash alternative.</b> It is taxed as pay, with National Insurance. But if you then drive your own car for work,
          your employer can pay you <Rate of="allowances.mileage.carFirstMiles" /> a mile for the first{' '}
          <Rate of="allowances.mileage.firstMiles" /> in a year and <Rate of="allowances.mileage.carFurtherMiles" /> after that, free of
          tax.
        </li>
        <li>
          <b>Say no to free fuel</b> unless you do a lot of private driving. You are taxed the same on one tank as on a hundred.
        </li>
      </ul>
    </Section>
  )
}

export function NotFor() {
  return (
    <>
      <Section id="not-for" title="What this does not cover">
        <p>
          This calculator does not cover a car you have for part of the year, share, or pay to use privately. Nor does it cover a classic
          car, a pool car that stays at work, a car that runs on two fuels, such as petrol and gas, an automatic or adapted car that you
          have because of a disability, or a car first registered before 1998. If you give up pay for a car that is not a low-emission car,
          the pay may be taxed instead of the benefit. That is not covered either.
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
            for the cases this page leaves out.
          </li>
        </ul>
      </Section>
    </>
  )
}
