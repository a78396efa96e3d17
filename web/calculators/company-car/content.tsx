import { fields } from '#engine/calculators/company-car/fields.ts'
import type { BandsFigure, Figure } from '#engine/rates/figure.ts'
import { tables } from '#engine/rates/generated/index.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { ratesAt } from '#engine/rates/rates-at.ts'
import { FiguresTable } from '../../components/figures-table.tsx'
import { type Content, link, rateOf, says } from '../../components/page-text.tsx'
import { dayText, year } from '../../text/figures.ts'
import { capitalised, figureText, taxYear } from '../../text/format.ts'
import { bandsByYear } from './bands-by-year.ts'
import { EURO_6D } from './car-words.ts'
import { emissionLines } from './emission-lines.ts'

/** The year of the page and the two before it, or the first three: as many as a table has room for on a phone. */
const SHOWN = 3
const everyYear = fields.taxYear.options.toReversed()
const first = Math.max(0, everyYear.indexOf(fields.taxYear.blank) + 1 - SHOWN)
const years = everyYear.slice(first, first + SHOWN)
const ratesByYear = years.map((each) => ratesAt(tables, each, defaultRuleSet))
const byYear = ratesByYear.map(({ companyCars }) => companyCars)

/** A figure of each year that the table has. */
interface FiguresByYear {
  readonly name: string
  readonly figures: readonly Figure[]
}

const bandLines = (bands: readonly BandsFigure[]): FiguresByYear[] =>
  bandsByYear(bands).map(({ name, rates }) => ({ name: capitalised(name), figures: rates }))

const emissions = emissionLines(ratesByYear)
const ranges = bandLines(byYear.map((cars) => cars.electricRange))
const engines = bandLines(byYear.map((cars) => cars.engineSize))

const fuelAndVans: FiguresByYear[] = [
  { name: 'Car fuel (times your car’s percentage)', figures: byYear.map((cars) => cars.fuelBenefitMultiplier) },
  { name: 'Van', figures: byYear.map((cars) => cars.vanBenefit) },
  { name: 'Van fuel', figures: byYear.map((cars) => cars.vanFuelBenefit) },
]

const YearTable = ({ caption, heading, lines }: { caption: string; heading: string; lines: readonly FiguresByYear[] }) => (
  <FiguresTable
    caption={caption}
    headings={[heading, ...years.map(taxYear)]}
    rows={lines.map(({ name, figures }) => ({ name, figures: figures.map((figure) => figureText(figure)) }))}
  />
)

export const content: Content = {
  title: `Company Car Tax Calculator ${year}: benefit in kind and what it costs you`,
  description: `Work out the benefit in kind of a company car for ${year} from its list price, CO2 and electric range, and the tax per year and per month.`,
  keywords: ['company car tax calculator', 'benefit in kind', 'BIK', 'P11D value', 'electric company car', 'CO2 emissions', year],
  lead: 'What a company car costs you in tax.',
  forWhom: 'Over the year and each month. For employees and directors who can use one privately.',
  how: {
    title: 'From list price to tax',
    text: [
      'If you can drive a company car privately, even just to work and back, it counts as pay. That is called a benefit in kind (BIK). The law values it at a percentage of its list price, whatever it really costs.',
      {
        points: {
          'The price.': says`Start with the list price when the car was new (its P11D value), and take off what you paid towards it yourself, up to ${rateOf('companyCars.capitalContributionLimit')} (ITEPA 2003 s.132).`,
          'The percentage.': says`The lower the emissions, the lower the percentage: from ${rateOf('companyCars.zeroEmission')} for an electric car up to ${rateOf('companyCars.maximum')} (ITEPA 2003 s.139). Above ${rateOf('companyCars.lowEmissionLimit')} it depends only on CO2. For cars that emit some CO2, but no more than that, it depends on how far the car goes on its battery, whatever the fuel. For a diesel that does not meet the emissions standard ${EURO_6D} (RDE2), ${rateOf('companyCars.dieselSupplement')} of the list price is added, but never beyond the maximum (s.141).`,
          'The tax.': says`The benefit goes on top of your salary and is taxed in the bands it falls in. It can push you into the higher rate band, or cost you some of your Personal Allowance above ${rateOf('incomeTax.personalAllowance.incomeLimit')}. It then costs more than the rate on your pay suggests. So we work out your tax with the car and without it, and show the difference.`,
        },
      },
    ],
  },
  sections: [
    {
      id: 'percentages',
      title: 'Percentages of the list price',
      isWide: true,
      text: [
        {
          body: (
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
          ),
        },
        {
          hint: says`The CO2 figure is rounded down to a whole number, and the electric range up to a whole mile. The range counts for cars that emit some CO2, but no more than ${rateOf('companyCars.lowEmissionLimit')}. At ${rateOf('companyCars.higherEmissions.from')} the percentage is ${rateOf('companyCars.higherEmissions.percentage')}. Each whole ${rateOf('companyCars.higherEmissions.step')} above that adds ${rateOf('companyCars.higherEmissions.increase')} of the list price, up to ${rateOf('companyCars.maximum')}. For a diesel that does not meet ${EURO_6D} (RDE2), ${rateOf('companyCars.dieselSupplement')} is added, up to the same maximum.`,
        },
      ],
    },
  ],
  tips: {
    title: 'Before you choose a car',
    list: {
      'Compare the benefit, not the price.': 'The tax on an expensive electric car can be a fraction of the tax on a cheaper petrol one.',
      'Ask about every extra.':
        'Any extra ordered with the car adds to the list price. So does any extra fitted later, unless it is cheap.',
      'Check the range of a plug-in hybrid.': 'A few miles either way can change the percentage.',
      'Weigh up the cash alternative.': says`It is taxed as pay, with National Insurance. But if you then drive your own car for work, your employer can pay you ${rateOf('allowances.mileage.carFirstMiles')} a mile for the first ${rateOf('allowances.mileage.firstMiles')} in a year and ${rateOf('allowances.mileage.carFurtherMiles')} after that, free of tax.`,
      'Say no to free fuel': 'unless you do a lot of private driving. You are taxed the same on one tank as on a hundred.',
    },
  },
  notFor: {
    title: 'What this does not cover',
    text: [
      `This calculator does not cover a car you have for part of the year, share, or pay to use privately. Nor does it cover a classic car, a pool car that stays at work, a car that runs on two fuels, such as petrol and gas, an automatic or adapted car that you have because of a disability, or a car first registered before ${dayText('companyCars.ordinaryRulesFrom')}. If you give up pay for a car that is not a low-emission car, the pay may be taxed instead of the benefit. That is not covered either.`,
    ],
  },
  next: {
    title: 'What you can do next',
    list: [
      says`${link('https://www.gov.uk/get-vehicle-information-from-dvla', 'Look up CO2 and fuel')} by registration number.`,
      says`${link('https://www.gov.uk/update-company-car-details', 'Check or update your company car')} so that your tax code is right.`,
      says`${link('https://www.gov.uk/guidance/how-to-work-out-the-benefit-of-a-company-car-480-chapter-12', 'Read HMRC’s chapter on company cars')} for the cases this page leaves out.`,
    ],
  },
}
