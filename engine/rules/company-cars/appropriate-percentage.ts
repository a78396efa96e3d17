import { type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { BandsFigure, Figure } from '../../rates/figure.ts'
import type { FuelType } from './fuel-type.ts'
import type { CompanyCarRates } from './rates.ts'

export interface Car {
  readonly fuelType: FuelType
  /** g/km, undefined where nobody knows. */
  readonly co2Emissions?: Decimal | undefined
  /** Miles on electricity alone. */
  readonly electricRange?: Decimal | undefined
  /** Cylinder capacity in cc; 0 for a car without cylinders. */
  readonly engineSize?: Decimal | undefined
  /** A diesel certified to the Real Driving Emissions 2 standard. */
  readonly meetsRDE2: boolean
}

export interface AppropriatePercentage {
  /** What decided the percentage. */
  readonly by: 'zero-emission' | 'electric-range' | 'emissions' | 'engine-size' | 'nothing-known'
  readonly rate: Figure
  /** What a diesel adds. */
  readonly supplement?: Figure
  /** Whether the largest percentage held it down. */
  readonly isCapped: boolean
  /** A fraction of the list price, a year. */
  readonly percentage: Decimal
}

/**
 * The appropriate percentage of a car for a year: by CO2 emissions, by electric range at 1 to 50 g/km, by engine size where no CO2 figure
 * exists, with the diesel supplement, to the largest percentage. ITEPA 2003 ss.139 to 142.
 */
export function appropriatePercentage(car: Car, rates: CompanyCarRates): AppropriatePercentage {
  const { largestPercentage } = rates.companyCars
  const base = percentageBefore(car, rates)
  const supplement = dieselSupplement(car, rates)
  const uncapped = base.rate.value.plus(supplement?.value ?? ZERO)
  return {
    ...base,
    ...(supplement && { supplement }),
    isCapped: uncapped.greaterThan(largestPercentage.value),
    percentage: smallerOf(uncapped, largestPercentage.value),
  }
}

/** 4 points more for a car propelled solely by diesel, unless it meets the RDE2 standard. ITEPA 2003 s.141. */
function dieselSupplement({ fuelType, meetsRDE2 }: Car, { companyCars, methods }: CompanyCarRates): Figure | undefined {
  const escapes = meetsRDE2 && methods.companyCars.realDrivingEmissions.value === 'escapes'
  return fuelType === 'diesel' && !escapes ? companyCars.dieselSupplement : undefined
}

function percentageBefore(car: Car, rates: CompanyCarRates): Pick<AppropriatePercentage, 'by' | 'rate'> {
  const { companyCars } = rates
  // Grams and miles are rounded down to whole ones (HMRC booklet 480, appendix 2).
  const emissions = car.co2Emissions?.floor()
  if (car.fuelType === 'electric') return { by: 'zero-emission', rate: companyCars.zeroEmission }
  if (goesByRange(car.fuelType, emissions, rates)) {
    return { by: 'electric-range', rate: rateAt(car.electricRange?.floor() ?? ZERO, companyCars.electricRange) }
  }
  if (emissions === undefined) return percentageWithoutEmissions(car.engineSize, rates)
  if (emissions.isZero()) return { by: 'zero-emission', rate: companyCars.zeroEmission }
  return { by: 'emissions', rate: rateAt(emissions, companyCars.emissions) }
}

/** Any car at 1 to 50 g/km goes by electric range; a plug-in hybrid also where its CO2 is not known, or by one method always. */
function goesByRange(fuelType: FuelType, emissions: Decimal | undefined, { companyCars, methods }: CompanyCarRates): boolean {
  const isPlugIn = fuelType === 'plugin-hybrid'
  if (isPlugIn && methods.companyCars.plugInHybrid.value === 'always') return true
  if (emissions === undefined) return isPlugIn
  return !emissions.isZero() && !emissions.greaterThan(companyCars.lowEmissionLimit.value)
}

/** By cylinder capacity, or the largest percentage where there is none or nobody knows it. ITEPA 2003 s.140. */
function percentageWithoutEmissions(
  engineSize: Decimal | undefined,
  { companyCars, methods }: CompanyCarRates,
): Pick<AppropriatePercentage, 'by' | 'rate'> {
  const isUsed = methods.companyCars.engineSize.value === 'used'
  if (!isUsed || engineSize === undefined || engineSize.isZero()) return { by: 'nothing-known', rate: companyCars.unknownEmissions }
  return { by: 'engine-size', rate: rateAt(engineSize, companyCars.engineSize) }
}

/** The rate of the band that a measure falls in. */
function rateAt(measure: Decimal, { bands, entry }: BandsFigure): Figure {
  const band = bands.find(({ upTo }) => upTo === undefined || !measure.greaterThan(upTo.value))
  if (!band) throw new RangeError(`${entry} has no band for ${measure.toFixed()}`)
  return band.rate
}
