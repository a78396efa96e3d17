import { type Fields, LARGEST_PERCENT } from '#engine/inputs/field.ts'
import { storedTexts } from './stored-texts.ts'

/** Answers given to one calculator that the next need not ask for, by subject: `{ pay: '42000', region: 'scotland' }`. */
export type Known = Readonly<Record<string, string>>

/** What several calculators ask for, and the names of their fields for it. Pay may become other income, but not the other way round. */
export const ASKED_AS: Readonly<Record<string, readonly string[]>> = {
  pay: ['annualSalary', 'annualEarnings', 'mainJobSalary', 'employmentIncome', 'otherIncome'],
  profit: ['annualProfit', 'tradingIncome'],
  rent: ['annualRentalIncome', 'rentalIncome'],
  dividends: ['dividendIncome'],
  region: ['region'],
  pension: ['pensionContribution'],
  pensionMethod: ['pensionMethod'],
  publicServicePension: ['isPublicServicePension'],
  loan: ['studentLoanPlan'],
  postgraduateLoan: ['postgraduateLoan'],
}

/** What the fields of a form could be filled with. A pension contribution in pounds is another question than one in percent. */
export const takenBy = (fields: Fields): string[] =>
  Object.keys(ASKED_AS).filter((what) =>
    ASKED_AS[what]?.some((name) => fields[name] && (what !== 'pension' || fields[name].kind === 'percent')),
  )

const KEY = 'known'

/** The answers that are numbers: pounds a year, and a percentage. They are kept as digits, below a trillion. */
const NUMBERS: ReadonlySet<string> = new Set(['pay', 'profit', 'rent', 'dividends', 'pension'])
const AS_WRITTEN = /^\d{1,12}(\.\d+)?$/

/** Whether we could have written it. */
function isOurs([what, value]: [string, string]): boolean {
  if (!Object.hasOwn(ASKED_AS, what)) return false
  if (!NUMBERS.has(what)) return true
  return AS_WRITTEN.test(value) && (what !== 'pension' || Number(value) <= LARGEST_PERCENT)
}

/** The answers kept for the visit, or else on the device; none where the browser stores nothing, or something that we did not write. */
export const readKnown = (): Known =>
  Object.fromEntries(storedTexts(() => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)).filter(isOurs))

/** Keeps it for the visit, and on the device where the visitor has asked for that. */
export function keepKnown(known: Known): void {
  try {
    if (Object.keys(known).length === 0) sessionStorage.removeItem(KEY)
    else sessionStorage.setItem(KEY, JSON.stringify(known))
    if (isRemembered()) localStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // In a browser that stores nothing, the visitor types it again.
  }
}

export function isRemembered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null
  } catch {
    return false
  }
}

/** Keeps what is known on the device too, or no longer. Returns whether it is kept there now. */
export function rememberKnown(isWanted: boolean): boolean {
  try {
    if (isWanted) localStorage.setItem(KEY, JSON.stringify(readKnown()))
    else localStorage.removeItem(KEY)
  } catch {
    return false
  }
  return isWanted
}

/** Forgets it for the visit and on the device. */
export function forgetKnown(): void {
  rememberKnown(false)
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // There is nothing to forget.
  }
}
