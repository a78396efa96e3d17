import type { Calculator } from '#engine/calculator.ts'
import { inYears } from '#engine/inputs/yearly-pay.ts'
import { Decimal, isAboveZero, ONE_HUNDRED } from '#engine/money/decimal.ts'
import type { AnsweredForm, ParsedInputs } from '../../form/answer.ts'
import type { FormValues } from '../../form/form-values.ts'
import { money } from '../../text/format.ts'

/** A calculator of how much of a year’s income is kept. */
interface WayToEarn {
  readonly path: `/${string}`
  /** What an answer of it is called next to one of another calculator. */
  readonly name: string | ((inputs: ParsedInputs) => string)
  /** Fetches its arithmetic, once an answer of it is compared on the page of another calculator. */
  readonly load: () => Promise<{ readonly calculator: Calculator }>
  /** How the others offer it: the words before an income, and what asks about that income. */
  readonly offer?: { readonly words: string; readonly asks: (income: string) => FormValues; readonly hasRegion: boolean }
}

/**
 * The calculators whose answers can be compared with each other’s. A test holds that these, and no others, answer how much is kept of a
 * year’s income, and that each is found at its path.
 */
export const WAYS_TO_EARN: Readonly<Record<string, WayToEarn>> = {
  'income-tax': {
    path: '/income-tax-calculator',
    name: 'A job',
    load: () => import('#engine/calculators/income-tax/answer.ts'),
    offer: { words: 'A job at', asks: (annualSalary) => ({ annualSalary }), hasRegion: true },
  },
  'student-loan': {
    path: '/personal-tax/student-loan-repayment-calculator',
    name: 'A job with a student loan',
    load: () => import('#engine/calculators/student-loan/answer.ts'),
  },
  'self-employed': {
    path: '/self-employed-tax-calculator',
    name: 'Self-employed',
    load: () => import('#engine/calculators/self-employed/answer.ts'),
    offer: { words: 'Self-employed on', asks: (annualProfit) => ({ annualProfit }), hasRegion: true },
  },
  ir35: {
    path: '/specialised-tax/ir35-tax-calculator',
    name: ({ ir35Status }) => (ir35Status === 'inside' ? 'Inside IR35' : 'Your own company'),
    load: () => import('#engine/calculators/ir35/answer.ts'),
    offer: { words: 'Your own company on', asks: asDayRate, hasRegion: false },
  },
  'dividend-tax': {
    path: '/personal-tax/dividend-tax-calculator',
    name: 'Dividends',
    load: () => import('#engine/calculators/dividend-tax/answer.ts'),
  },
}

/** What comes in over a year as a day rate: for a hundred days where that is exact, or else for one. */
function asDayRate(income: string): FormValues {
  const each = new Decimal(income).dividedBy(ONE_HUNDRED)
  return each.decimalPlaces() <= 2
    ? { dailyRate: each.toFixed(), daysWorked: ONE_HUNDRED.toFixed() }
    : { dailyRate: income, daysWorked: '1' }
}

/** The same income earned in another way. */
export interface OtherWay {
  readonly words: string
  readonly slug: string
  readonly path: `/${string}`
  /** The inputs of the other calculator, as the fragment of its address. */
  readonly asks: string
}

/** Other ways to earn what an answer is about. None where it leaves out another income that was entered. */
export function otherWays({ calculator, inputs }: Pick<AnsweredForm, 'calculator' | 'inputs'>): OtherWay[] {
  const income = WAYS_TO_EARN[calculator.slug] && yearlyIncome(calculator, inputs)
  if (!income || !isAboveZero(income)) return []
  const { region = 'england', permanentSalary } = inputs
  return Object.entries(WAYS_TO_EARN).flatMap(([slug, { path, offer }]) => {
    if (!offer || slug === calculator.slug || (region === 'scotland' && !offer.hasRegion)) return []
    const amount = slug === 'income-tax' && permanentSalary instanceof Decimal ? permanentSalary : income
    const asks: FormValues = { ...offer.asks(amount.toFixed()), ...(offer.hasRegion && region !== 'england' && { region: String(region) }) }
    return [{ words: `${offer.words} ${money(amount)}`, slug, path, asks: new URLSearchParams(asks).toString() }]
  })
}

function yearlyIncome({ fields, margin }: Calculator, inputs: ParsedInputs): Decimal | undefined {
  const given = inYears(fields, inputs)
  const [income, times, other] = [margin?.input, margin?.times, 'otherIncome'].map((name) => given[name ?? ''])
  if (!(income instanceof Decimal) || (other instanceof Decimal && !other.isZero())) return undefined
  return times instanceof Decimal ? income.times(times) : income
}
