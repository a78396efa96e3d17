import { type NoteOf, note } from '../../answer/answer.ts'
import type { AskedOf } from '../../answer/asked.ts'
import { figure, zero } from '../../expression/amount.ts'
import { all, isAbove, isEqual, not } from '../../expression/condition.ts'
import { asMoney, asPlainPercent, say } from '../../expression/sentence.ts'
import type { CompanyCarRates } from '../../law/cars/appropriate-percentage.ts'
import { isRde2Exempt } from '../../law/cars/appropriate-percentage.ts'
import type { BenefitTax } from '../../law/cars/benefit-tax.ts'
import type { CarBenefit } from '../../law/cars/car-benefit.ts'
import { allowanceNotes, scotlandNote } from '../../law/income-tax/notes.ts'
import type { fields } from './fields.ts'

type CarInputs = AskedOf<typeof fields>

/** What somebody should know about the benefit of a car and the tax on it. */
export const companyCarNotes = (asked: CarInputs, benefit: CarBenefit, taxed: BenefitTax, rates: CompanyCarRates): NoteOf[] => [
  ...contributionNotes(asked, benefit),
  ...percentageNotes(asked, benefit, rates),
  ...taxNotes(asked, benefit, taxed, rates),
]

const contributionNotes = ({ personalContribution, carListPrice }: CarInputs, { effectivePersonalContribution }: CarBenefit): NoteOf[] => [
  note(
    'contribution-capped',
    isAbove(personalContribution, effectivePersonalContribution),
    say`You paid more towards the car than you can count. Only ${asMoney(effectivePersonalContribution)} comes off the list price.`,
  ),
  note(
    'contribution-above-list-price',
    isAbove(personalContribution, carListPrice),
    say`Your contribution is more than the list price, so check both figures.`,
  ),
  note(
    'contribution-paid-once',
    isAbove(personalContribution, zero),
    say`You pay the contribution once, but it lowers the benefit in every year you have the car. The total cost here includes all of it in this year.`,
  ),
]

/** What decided the percentage, and what did not. */
function percentageNotes(asked: CarInputs, { percentage: decided }: CarBenefit, { companyCars, methods }: CompanyCarRates): NoteOf[] {
  const { fuelType, co2Emissions, electricRange, engineSize, meetsRDE2, plugInEasement } = asked
  const { isByRange, isByEngineSize, isCountedAsOneGram } = decided
  const percentage = asPlainPercent(decided.percentage)
  return [
    note(
      'emissions-ignored',
      fuelType === 'electric' && co2Emissions !== undefined,
      say`We did not use the CO2 figure, because an electric car has no emissions.`,
    ),
    note(
      'low-emission-assumed',
      decided.isLowEmissionAssumed,
      say`You did not give a CO2 figure, so we took it to be low (more than zero, and at most ${figure(companyCars.lowEmissionLimit)}), as it is for most plug-in hybrids, and went by the electric range. Look it up on the registration document (V5C) and enter it. A car that has no CO2 figure at all goes by its engine size, which usually means a higher percentage.`,
    ),
    note(
      'range-ignored',
      electricRange !== undefined && not(isByRange),
      say`We did not use the electric range, because it does not affect the percentage for this car.`,
    ),
    note(
      'range-unknown',
      electricRange === undefined && isByRange,
      say`You did not give an electric range, so we used ${percentage}, the percentage for the shortest range. A longer range would cost you less.`,
    ),
    note(
      'part-mile-ignored',
      electricRange !== undefined &&
        methods.companyCars.rangeRounding.value === 'down' &&
        all(isByRange, isAbove(electricRange, electricRange.rounded('down-to-a-whole-number'))),
      say`These rules leave out the part of a mile in the electric range. The law counts it as a whole mile.`,
    ),
    note(
      'engine-size-ignored',
      engineSize !== undefined && not(isByEngineSize),
      co2Emissions
        ? say`We did not use the engine size, because the car has a CO2 figure.`
        : say`We did not use the engine size, because it does not affect the percentage here.`,
    ),
    note(
      'emissions-unknown',
      decided.isByNeither,
      say`You did not give a CO2 figure, so we used ${percentage}, the highest percentage there is. Look the figure up on the registration document and enter it: your tax will probably be lower than this. If the car has none, enter its engine size.`,
    ),
    note(
      'by-engine-size',
      isByEngineSize,
      say`The car has no CO2 figure, so its engine size and fuel decide the percentage: ${percentage}.`,
    ),
    isRde2Exempt({ methods })
      ? note(
          'diesel-supplement',
          decided.isRaisedBySupplement,
          say`The percentage includes the diesel supplement. If the car meets RDE2 (Euro 6d, and not just Euro 6d-TEMP), tick that box under More options to remove it.`,
        )
      : note(
          'diesel-supplement-on-all',
          decided.isRaisedBySupplement,
          say`The percentage includes the diesel supplement, which these rules add to every diesel.`,
        ),
    note('percentage-capped', decided.isCapped, say`The percentage stops at ${percentage}, the maximum.`),
    note(
      'real-driving-emissions-ignored',
      meetsRDE2 && (fuelType !== 'diesel' || decided.hasSupplement),
      say`We did not use your RDE2 answer. It matters only for diesel cars, and only under rules that take the standard into account.`,
    ),
    note(
      'counted-as-one-gram',
      plugInEasement && isCountedAsOneGram,
      say`The car counts as having hardly any CO2 emissions, whatever its figure, so its electric range decides the percentage.`,
    ),
    note(
      'easement-ignored',
      plugInEasement && not(isCountedAsOneGram),
      say`The easement for plug-in hybrids makes no difference here. It is for plug-in hybrids with higher CO2 emissions and an electric range of at least a mile, and for the years since it began.`,
    ),
  ]
}

const taxNotes = ({ region }: CarInputs, { annualBIKValue }: CarBenefit, { tax, added }: BenefitTax, rates: CompanyCarRates): NoteOf[] => [
  note(
    'benefit-within-allowance',
    all(isAbove(annualBIKValue, zero), isEqual(tax, zero)),
    say`Your Personal Allowance covers the benefit, so there is no tax to pay on it.`,
  ),
  ...(added ? allowanceNotes(added.after, rates) : []),
  scotlandNote(region, rates, added !== undefined),
]
