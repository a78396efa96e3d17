import { type Amount, figure, NIL, when } from '../../formula/amount.ts'
import { all, any, type Condition, isAbove, isEqual, not } from '../../formula/condition.ts'
import type { BandsFigure } from '../../rates/figure.ts'
import type { FuelType } from './fuel-type.ts'
import type { CompanyCarRates } from './rates.ts'

export interface Car {
  readonly fuelType: FuelType
  /** g/km; undefined where not known. */
  readonly co2Emissions: Amount | undefined
  /** Miles on electricity alone; undefined where not known. */
  readonly electricRange: Amount | undefined
  /** Cylinder capacity in cc: 0 for a car without cylinders, undefined where not known. */
  readonly engineSize: Amount | undefined
  /** A diesel certified to the Real Driving Emissions 2 standard. */
  readonly meetsRDE2: boolean
}

export interface AppropriatePercentage {
  /** The percentage of the list price for a year, as a fraction. */
  readonly percentage: Amount
  readonly isByRange: Condition
  readonly isByEngineSize: Condition
  readonly isNothingKnown: Condition
  readonly hasSupplement: boolean
  /** Where it would be more without the largest percentage. */
  readonly isCapped: Condition
}

/**
 * The appropriate percentage of a car for a year, as a fraction. It depends on CO2 emissions, on electric range at 1 to 50 g/km, or on
 * engine size where there is no CO2 figure. A diesel supplement may be added, and there is a largest percentage. ITEPA 2003 ss.139 to 142.
 */
export function appropriatePercentage(car: Car, rates: CompanyCarRates): AppropriatePercentage {
  const { companyCars } = rates
  const { rate, isByRange = NEVER, isByEngineSize = NEVER, isNothingKnown = NEVER } = percentageBefore(car, rates)
  const hasSupplement = isSupplementAdded(car, rates)
  const uncapped = hasSupplement ? rate.plus(figure(companyCars.dieselSupplement)) : rate
  const largest = figure(companyCars.largestPercentage)
  const isCapped = isAbove(uncapped, largest)
  const capped = when(isCapped, largest, uncapped)
  return {
    percentage: capped.namedRate('bikPercentage', 'Percentage of the list price', 'ITEPA 2003 ss.139 to 142'),
    isByRange,
    isByEngineSize,
    isNothingKnown,
    hasSupplement,
    isCapped,
  }
}

/** Whether the supplement is added: for a car propelled solely by diesel, unless it meets the RDE2 standard. ITEPA 2003 s.141. */
function isSupplementAdded({ fuelType, meetsRDE2 }: Car, { methods }: CompanyCarRates): boolean {
  const escapes = meetsRDE2 && methods.companyCars.realDrivingEmissions.value === 'escapes'
  return fuelType === 'diesel' && !escapes
}

/** The percentage before any supplement and the largest one, and where something other than emissions decides it. */
interface PercentageBefore extends Partial<Pick<AppropriatePercentage, 'isByRange' | 'isByEngineSize' | 'isNothingKnown'>> {
  readonly rate: Amount
}

/**
 * Electric range decides for any car at 1 to 50 g/km. It also decides for a plug-in hybrid of unknown CO2, or, by one method, for every
 * one. Parts of a gram or a mile are rounded down (HMRC booklet 480, appendix 2). ITEPA 2003 s.139.
 */
function percentageBefore({ fuelType, co2Emissions, electricRange, engineSize }: Car, rates: CompanyCarRates): PercentageBefore {
  const { companyCars, methods } = rates
  const zeroEmission = figure(companyCars.zeroEmission)
  if (fuelType === 'electric') return { rate: zeroEmission }
  const emissions = co2Emissions?.rounded('down-to-a-whole-number')
  const byRange = rateAt(electricRange?.rounded('down-to-a-whole-number') ?? NIL, companyCars.electricRange)
  const isPlugIn = fuelType === 'plugin-hybrid'
  if (isPlugIn && (!emissions || methods.companyCars.plugInHybrid.value === 'always')) return { rate: byRange, isByRange: ALWAYS }
  if (!emissions) return percentageWithoutEmissions(engineSize, rates)
  const isAboveLow = isAbove(emissions, figure(companyCars.lowEmissionLimit))
  const isZero = isEqual(emissions, NIL)
  const ofLow = when(isZero, zeroEmission, byRange)
  return { rate: when(isAboveLow, rateAt(emissions, companyCars.emissions), ofLow), isByRange: not(any(isZero, isAboveLow)) }
}

/** The percentage by cylinder capacity, or the largest where that is 0 or not known. ITEPA 2003 s.140. */
function percentageWithoutEmissions(engineSize: Amount | undefined, { companyCars, methods }: CompanyCarRates): PercentageBefore {
  const ofUnknown = figure(companyCars.unknownEmissions)
  if (!engineSize || methods.companyCars.engineSize.value !== 'used') return { rate: ofUnknown, isNothingKnown: ALWAYS }
  const isByEngineSize = isAbove(engineSize, NIL)
  return {
    rate: when(isByEngineSize, rateAt(engineSize, companyCars.engineSize), ofUnknown),
    isByEngineSize,
    isNothingKnown: not(isByEngineSize),
  }
}

/** The rate of the band that a measurement falls in, the first whose limit it does not pass. */
function rateAt(measure: Amount, { bands }: BandsFigure): Amount {
  const [last, ...below] = bands.toReversed()
  return below.reduce(
    (above, { rate, upTo }) => (upTo ? when(isAbove(measure, figure(upTo)), above, figure(rate)) : above),
    last ? figure(last.rate) : NIL,
  )
}

const ALWAYS = all()
const NEVER = any()
