import { type Decimal, smallerOf, ZERO } from '../../money/decimal.ts'
import type { BandsFigure, Figure } from '../../rates/figure.ts'
import type { FuelType } from '../../rules/company-cars/fuel-type.ts'
import type { CompanyCarRates } from '../../rules/company-cars/rates.ts'

export interface Car {
  readonly fuelType: FuelType
  /** g/km; undefined where not known. */
  readonly co2Emissions?: Decimal | undefined
  /** Miles on electricity alone; undefined where not known. */
  readonly electricRange?: Decimal | undefined
  /** Cylinder capacity in cc: 0 for a car without cylinders, undefined where not known. */
  readonly engineSize?: Decimal | undefined
  /** A diesel certified to the Real Driving Emissions 2 standard. */
  readonly meetsRDE2: boolean
}

export interface AppropriatePercentage {
  /** What decided the percentage. */
  readonly by: 'zero-emission' | 'electric-range' | 'emissions' | 'engine-size' | 'nothing-known'
  readonly rate: Figure
  /** What is added for a diesel. */
  readonly supplement?: Figure
  /** Whether it would be more without the largest percentage. */
  readonly isCapped: boolean
  /** The percentage of the list price for a year, as a fraction. */
  readonly percentage: Decimal
}

/**
 * The appropriate percentage of a car for a year, as a fraction. It depends on CO2 emissions, on electric range at 1 to 50 g/km, or on
 * engine size where there is no CO2 figure. A diesel supplement may be added, and there is a largest percentage. ITEPA 2003 ss.139 to 142.
 * @throws RangeError where a table of rates has no band for the car.
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

/** The supplement for a car propelled solely by diesel, unless it meets the RDE2 standard. ITEPA 2003 s.141. */
function dieselSupplement({ fuelType, meetsRDE2 }: Car, { companyCars, methods }: CompanyCarRates): Figure | undefined {
  const escapes = meetsRDE2 && methods.companyCars.realDrivingEmissions.value === 'escapes'
  return fuelType === 'diesel' && !escapes ? companyCars.dieselSupplement : undefined
}

function percentageBefore(car: Car, rates: CompanyCarRates): Pick<AppropriatePercentage, 'by' | 'rate'> {
  const { companyCars } = rates
  // Parts of a gram or a mile are rounded down (HMRC booklet 480, appendix 2).
  const emissions = car.co2Emissions?.floor()
  if (car.fuelType === 'electric') return { by: 'zero-emission', rate: companyCars.zeroEmission }
  if (goesByRange(car.fuelType, emissions, rates)) {
    return { by: 'electric-range', rate: rateAt(car.electricRange?.floor() ?? ZERO, companyCars.electricRange) }
  }
  if (emissions === undefined) return percentageWithoutEmissions(car.engineSize, rates)
  if (emissions.isZero()) return { by: 'zero-emission', rate: companyCars.zeroEmission }
  return { by: 'emissions', rate: rateAt(emissions, companyCars.emissions) }
}

/**
 * Electric range decides for any car at 1 to 50 g/km. It also decides for a plug-in hybrid of unknown CO2, or, by one method, for every
 * one.
 */
function goesByRange(fuelType: FuelType, emissions: Decimal | undefined, { companyCars, methods }: CompanyCarRates): boolean {
  const isPlugIn = fuelType === 'plugin-hybrid'
  if (isPlugIn && methods.companyCars.plugInHybrid.value === 'always') return true
  if (emissions === undefined) return isPlugIn
  return !emissions.isZero() && !emissions.greaterThan(companyCars.lowEmissionLimit.value)
}

/** The percentage by cylinder capacity, or the largest where that is 0 or not known. ITEPA 2003 s.140. */
function percentageWithoutEmissions(
  engineSize: Decimal | undefined,
  { companyCars, methods }: CompanyCarRates,
): Pick<AppropriatePercentage, 'by' | 'rate'> {
  const isUsed = methods.companyCars.engineSize.value === 'used'
  if (!isUsed || engineSize === undefined || engineSize.isZero()) return { by: 'nothing-known', rate: companyCars.unknownEmissions }
  return { by: 'engine-size', rate: rateAt(engineSize, companyCars.engineSize) }
}

/** The rate of the band that a measurement falls in. */
function rateAt(measure: Decimal, { bands, entry }: BandsFigure): Figure {
  const band = bands.find(({ upTo }) => upTo === undefined || !measure.greaterThan(upTo.value))
  if (!band) throw new RangeError(`${entry} has no band for ${measure.toFixed()}`)
  return band.rate
}
