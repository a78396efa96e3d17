import type { LetterRates } from '../../inputs/ni-categories.ts'
import { compared } from '../../money/digits.ts'
import type { Figure } from '../../rates/figure.ts'
import { NoRateError, unlessMissing } from '../../rates/rates-at.ts'
import type { NationalInsuranceRates } from '../rates.ts'
import type { ContributionFigures } from './contribution.ts'

/** What an employee’s Class 1 is charged by: pounds of the earnings period, and rates as fractions. SSCBA 1992 ss.5, 8 and 19(4). */
export interface EmployeeFigures {
  readonly threshold: Figure
  readonly limit: Figure
  readonly mainRate: Figure
  readonly reducedRate: Figure
  readonly additionalRate: Figure
}

/** The same for a year, as for a director. SSCBA 1992 s.8; SI 2001/1004 reg.8. */
export const employeeFiguresOfYear = ({ nationalInsurance: { class1 } }: NationalInsuranceRates): EmployeeFigures => ({
  threshold: class1.primaryThreshold,
  limit: class1.upperEarningsLimit,
  mainRate: class1.employee.mainRate,
  reducedRate: class1.employee.reducedRate,
  additionalRate: class1.employee.additionalRate,
})

/** The rates of a pay period: those of its payday, where they changed within the year. SI 2001/1004 regs.10 and 11. */
export function ratesOfPayday({ nationalInsurance }: NationalInsuranceRates, { mainRate, reducedRate, additionalRate }: EmployeeFigures) {
  const { employee } = nationalInsurance.class1
  return {
    mainRate: inForce(() => employee.payPeriodMainRate) ?? mainRate,
    reducedRate: inForce(() => employee.payPeriodReducedRate) ?? reducedRate,
    additionalRate: inForce(() => employee.payPeriodAdditionalRate) ?? additionalRate,
  }
}

/** An employee who pays contributions: at the main rate, the reduced one, or with deferment. SSCBA 1992 ss.8 and 19(4); SI 2001/1004 reg.131. */
export type ChargedEmployee = Exclude<LetterRates['employee'], 'none'>

/** What an employee of a category is charged by, at the main rate if none is said. SSCBA 1992 ss.8 and 19(4); SI 2001/1004 reg.131. */
export function forCategory(figures: EmployeeFigures, category: ChargedEmployee = 'main'): ContributionFigures {
  const { threshold, limit, mainRate, reducedRate, additionalRate } = figures
  const belowLimit = { main: mainRate, reduced: reducedRate, deferred: additionalRate }
  return { threshold, limit, mainRate: belowLimit[category], additionalRate }
}

/** A figure, or undefined on a day for which the tables have none. */
export function inForce(read: () => Figure): Figure | undefined {
  const figureOrError = unlessMissing(read)
  return figureOrError instanceof NoRateError ? undefined : figureOrError
}

/** Paydays in a row that are charged alike: the first of them, its place among the paydays (from 0), and the place of the first after them. */
export interface Stretch<Figures = ContributionFigures> {
  readonly since: string
  readonly from: number
  readonly before: number
  readonly figures: Figures
}

/** The stretches of some paydays. There is one, unless what the same pay is charged by depends on the payday. */
export function stretchesOf<Figures extends { readonly [Name in keyof Figures]: Figure }>(
  days: readonly string[],
  figuresOn: (day: string) => Figures,
): Stretch<Figures>[] {
  const stretches: Stretch<Figures>[] = []
  days.forEach((since, from) => {
    const figures = figuresOn(since)
    const last = stretches.at(-1)
    if (last && isSame(last.figures, figures)) stretches[stretches.length - 1] = { ...last, before: from + 1 }
    else stretches.push({ since, from, before: from + 1, figures })
  })
  return stretches
}

const isSame = <Figures extends { readonly [Name in keyof Figures]: Figure }>(one: Figures, other: Figures): boolean =>
  (Object.keys(one) as (keyof Figures)[]).every((name) => one[name] === other[name] || compared(one[name].value, other[name].value) === 0)
