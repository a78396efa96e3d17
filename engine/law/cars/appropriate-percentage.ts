import { type Amount, figure, number, when, whenCompared, zero } from '../../expression/amount.ts'
import { ALWAYS, all, any, type Condition, isAbove, isAtLeast, isEqual, NEVER, not } from '../../expression/condition.ts'
import { say } from '../../expression/sentence.ts'
import type { BandsFigure } from '../../rates/figure.ts'
import type { Rates, SlabRates } from '../rates.ts'

/** What a car runs on. ITEPA 2003 ss.139 to 142. */
export type FuelType = 'petrol' | 'diesel' | 'electric' | 'hybrid' | 'plugin-hybrid'

/** The tables that company car benefit, and the tax on it, read. */
export type CompanyCarRates = SlabRates & Rates<'companyCars'>

export interface Car {
  readonly fuelType: FuelType
  /** g/km; undefined where not known. */
  readonly co2Emissions: Amount | undefined
  /** Miles on electricity alone; undefined where not known. */
  readonly electricRange: Amount | undefined
  /** Cylinder capacity in cc: 0 for a car without pistons, undefined where not known. */
  readonly engineSize: Amount | undefined
  /** A diesel that meets the Euro 6d emissions standard, which is also called RDE2. Euro 6d-TEMP is not enough. */
  readonly meetsRDE2: boolean
  /** A plug-in hybrid that the easement covers by its registration and its test, whatever its CO2 figure and range. ITEPA 2003 s.138A. */
  readonly isEased?: boolean
}

export interface AppropriatePercentage {
  /** The percentage of the list price for a year, as a fraction. */
  readonly percentage: Amount
  readonly isByRange: Condition
  readonly isByEngineSize: Condition
  /** Where neither CO2 emissions nor an engine size is known. */
  readonly isByNeither: Condition
  /** Whether a CO2 figure that is not known was taken as one for which the electric range counts. */
  readonly isLowEmissionAssumed: boolean
  readonly hasSupplement: boolean
  /** Where the supplement raises the percentage, which it does not once that is at the maximum. */
  readonly isRaisedBySupplement: Condition
  /** Where a CO2 figure above the low ones counts as 1 g/km. ITEPA 2003 s.138A. */
  readonly isCountedAsOneGram: Condition
  /** Where the percentage would be higher without the maximum. */
  readonly isCapped: Condition
}

/**
 * The appropriate percentage of a car for a year, as a fraction. A diesel supplement is added to the percentage that CO2 emissions,
 * electric range or engine size give, up to a maximum. ITEPA 2003 ss.133(2) and 139 to 141. Not here: a car first registered before 1998
 * (s.142). Which CO2 figure a car has (ss.134 to 138, on bi-fuel cars and a disabled driver’s automatic, among others) is for whoever types
 * it.
 */
export function appropriatePercentage(car: Car, rates: CompanyCarRates): AppropriatePercentage {
  const before = percentageBeforeSupplement(car, rates)
  const {
    isByRange = NEVER,
    isByEngineSize = NEVER,
    isByNeither = NEVER,
    isLowEmissionAssumed = false,
    isCountedAsOneGram = NEVER,
    isCapped = NEVER,
  } = before
  const decided = { isByRange, isByEngineSize, isByNeither, isLowEmissionAssumed, isCountedAsOneGram }
  if (!hasDieselSupplement(car, rates)) {
    const percentage = before.percentage
      .namedRate(...PERCENTAGE, 'ITEPA 2003 s.133(2)')
      .means(say`How much of the list price is taxed. The law calls it the appropriate percentage.`)
    return { ...decided, percentage, hasSupplement: false, isRaisedBySupplement: NEVER, isCapped }
  }
  const { dieselSupplement, maximum } = rates.companyCars
  const uncapped = before.percentage.plus(figure(dieselSupplement))
  const percentage = uncapped
    .atMost(figure(maximum))
    .namedRate(...PERCENTAGE, 'ITEPA 2003 s.141(2)')
    .means(say`How much of the list price is taxed, with the supplement for a diesel. The law calls it the appropriate percentage.`)
  return {
    ...decided,
    percentage,
    hasSupplement: true,
    isRaisedBySupplement: isAbove(figure(maximum), before.percentage),
    isCapped: any(isCapped, isAbove(uncapped, figure(maximum))),
  }
}

/** Whether the supplement is added: for a car propelled solely by diesel that does not meet Euro 6d. ITEPA 2003 s.141(1A), (2A) and (3). */
function hasDieselSupplement({ fuelType, meetsRDE2 }: Car, rates: CompanyCarRates): boolean {
  return fuelType === 'diesel' && !(meetsRDE2 && isRde2Exempt(rates))
}

/** Whether a diesel that meets Euro 6d has no supplement. ITEPA 2003 s.141(2A). */
export const isRde2Exempt = ({ methods }: Pick<CompanyCarRates, 'methods'>): boolean =>
  methods.companyCars.realDrivingEmissions.value === 'exempt'

/** The percentage before any supplement, and what decides it if not the CO2 figure alone. */
interface PercentageBeforeSupplement extends Partial<Omit<AppropriatePercentage, 'percentage' | 'hasSupplement' | 'isRaisedBySupplement'>> {
  readonly percentage: Amount
}

/**
 * The percentage under s.139, or under s.140 for a car without a CO2 figure. An electric car has the percentage of 0 g/km, which is also
 * that of s.140(3)(a), whatever figure somebody typed. Two things are our choice, and not in the Act: a plug-in hybrid without a known CO2
 * figure goes by its range, as at 1 to 50 g/km, and by one method every plug-in hybrid does.
 */
function percentageBeforeSupplement(car: Car, rates: CompanyCarRates): PercentageBeforeSupplement {
  const { companyCars, methods } = rates
  const { fuelType, co2Emissions, electricRange, engineSize } = car
  if (fuelType === 'electric') return { percentage: figure(companyCars.zeroEmission) }
  const isRangeAlwaysUsed = methods.companyCars.plugInHybrid.value === 'always'
  if (fuelType === 'plugin-hybrid' && (!co2Emissions || isRangeAlwaysUsed)) {
    const percentage = percentageByRange(electricRange, rates)
    return { percentage, isByRange: ALWAYS, isLowEmissionAssumed: !isRangeAlwaysUsed }
  }
  const isEased = fuelType === 'plugin-hybrid' && car.isEased === true
  return co2Emissions ? percentageByEmissions(co2Emissions, electricRange, isEased, rates) : percentageWithoutEmissions(engineSize, rates)
}

/**
 * The percentage of a car with a CO2 figure, which is rounded down to whole grams. ITEPA 2003 s.139(1) to (3). A car that the easement
 * covers and that has an electric range of a mile or more counts as having 1 g/km, s.138A.
 */
function percentageByEmissions(
  typed: Amount,
  electricRange: Amount | undefined,
  isEased: boolean,
  rates: CompanyCarRates,
): PercentageBeforeSupplement {
  const { zeroEmission, lowEmissionLimit, emissions: table, higherEmissions, maximum } = rates.companyCars
  const emissions = typed
    .rounded('down-to-a-whole-number')
    .namedCount('emissionsFigure', 'CO2 figure in g/km', 'ITEPA 2003 s.139(2)')
    .means(say`The figure on the registration document, in whole grams. Parts of a gram do not count.`)
  const isZero = isEqual(emissions, zero)
  const isLow = not(isAbove(emissions, figure(lowEmissionLimit)))
  const isInTable = not(isAtLeast(emissions, figure(higherEmissions.from)))
  const fromTable = percentageOfBand(emissions, table)
    .namedRate(...BY_EMISSIONS, 'ITEPA 2003 s.139(1)')
    .means(MORE_IS_TAXED)
  const rising = percentageOfHigherEmissions(emissions, rates)
  const aboveTable = rising
    .atMost(figure(maximum))
    .namedRate(...BY_EMISSIONS, 'ITEPA 2003 s.139(3)')
    .means(MORE_IS_TAXED)
  const aboveLow = when(isInTable, fromTable, aboveTable)
  const isCountedAsOneGram = isEased && electricRange ? all(not(isLow), isAtLeast(electricRange, number(1))) : NEVER
  return {
    percentage: when(isZero, figure(zeroEmission), when(any(isLow, isCountedAsOneGram), percentageByRange(electricRange, rates), aboveLow)),
    isByRange: any(all(isLow, not(isZero)), isCountedAsOneGram),
    isCountedAsOneGram,
    isCapped: all(not(isCountedAsOneGram), isAbove(rising, figure(maximum))),
  }
}

/**
 * The percentage at 75 g/km, and a point more for each whole 5 g/km above that. ITEPA 2003 s.139(3)(a). Counting whole steps comes to the
 * same as rounding the grams down to a multiple of 5, s.139(4).
 */
function percentageOfHigherEmissions(emissions: Amount, { companyCars }: CompanyCarRates): Amount {
  const { from, percentage, step, increase } = companyCars.higherEmissions
  const steps = emissions.less(figure(from)).dividedBy(figure(step)).rounded('down-to-a-whole-number')
  return figure(percentage).plus(figure(increase).times(steps))
}

/**
 * The percentage of a car at 1 to 50 g/km by its electric range, which is rounded up to whole miles, or down by the other method. ITEPA
 * 2003 s.139(1), (2)(b) and (5). That a range which is not known counts as none is the choice of the specification.
 */
function percentageByRange(typed: Amount | undefined, { companyCars, methods }: CompanyCarRates): Amount {
  const [rounding, ...law] =
    methods.companyCars.rangeRounding.value === 'up'
      ? (['up-to-a-whole-number', 'ITEPA 2003 s.139(2)'] as const)
      : (['down-to-a-whole-number'] as const)
  const range = typed
    ?.rounded(rounding)
    .namedCount('rangeFigure', 'Electric range in whole miles', ...law)
    .means(say`How far the car goes on its battery alone.`)
  return percentageOfBand(range, companyCars.electricRange)
    .namedRate('percentageByRange', 'Percentage by electric range', 'ITEPA 2003 s.139(1)')
    .means(say`The car’s CO2 is low, so its electric range decides. The further it goes, the less of its list price is taxed.`)
}

/**
 * The percentage of a car without a CO2 figure by its cylinder capacity, s.140(2), or that of a car without pistons, s.140(3)(b). ITEPA
 * 2003. We use the second where the engine size is not known, which is our choice.
 */
function percentageWithoutEmissions(engineSize: Amount | undefined, { companyCars, methods }: CompanyCarRates): PercentageBeforeSupplement {
  const percentageOfUnknown = figure(companyCars.unknownEmissions)
  if (!engineSize || methods.companyCars.engineSize.value !== 'used') return { percentage: percentageOfUnknown, isByNeither: ALWAYS }
  const isByEngineSize = isAbove(engineSize, zero)
  const bySize = percentageOfBand(engineSize, companyCars.engineSize)
    .namedRate('percentageByEngineSize', 'Percentage by engine size', 'ITEPA 2003 s.140(2)')
    .means(say`The car has no CO2 figure, so its engine size decides.`)
  return { percentage: when(isByEngineSize, bySize, percentageOfUnknown), isByEngineSize, isByNeither: not(isByEngineSize) }
}

/**
 * The rate of the band that an amount falls in: the first whose limit the amount does not pass, or else the last, which has no limit. An
 * amount that nobody knows falls in the first.
 */
function percentageOfBand(measured: Amount | undefined, { bands }: BandsFigure): Amount {
  const known = measured ? bands : bands.slice(0, 1)
  return known.reduceRight((above, { rate, upTo }) => {
    const percentage = figure(rate)
    return measured && upTo ? whenCompared(not(isAbove(measured, figure(upTo))), percentage, above) : percentage
  }, zero)
}

const PERCENTAGE = ['bikPercentage', 'Percentage of the list price'] as const
const BY_EMISSIONS = ['percentageByEmissions', 'Percentage by CO2 emissions'] as const
const MORE_IS_TAXED = say`The more CO2 the car emits, the more of its list price is taxed.`

/** Whether the easement for plug-in hybrids is in force, by the rates of the last day of a tax year. ITEPA 2003 s.138A; FA 2026 s.19. */
export const isEasementInForce = ({ methods }: CompanyCarRates): boolean =>
  methods.companyCars.plugInHybridEasement.value === 'treated-as-1-gram'
