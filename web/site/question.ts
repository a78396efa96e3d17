import type { About } from './about.ts'

/** An amount in a question, as it was typed, and the period after it, in the words that a form reads. */
export interface AskedAmount {
  readonly typed: string
  readonly period?: string
}

/** A number that may be an amount: not part of a name such as P11D or 1257L, of a percentage, of a plan or of a tax year. */
const AMOUNT = /(?<![\w./-])(?:£\s?)?(\d{1,3}(?:,\d{3})+|\d+)(\.\d{1,2})?\s?(k|m)?(?![\w%/]|[-.,]\d)/i
const PERIOD =
  /^\s*(?:\/|a\s|an\s|per\s|each\s|every\s)?\s*(year|yr|annum|month|week|wk|day|hour|hr|fortnight|pa|pm|pcm|pw|ph|yearly|annually|monthly|weekly|daily|hourly)\b/i
const PERIODS: Readonly<Record<string, RegExp>> = {
  'a year': /^(y|a|pa$)/,
  'a month': /^(m|pm$|pcm$)/,
  'a week': /^(w|pw$)/,
  'a day': /^d/,
  'an hour': /^(h|ph$)/,
  'a fortnight': /^f/,
}
/** Names that a number belongs to. */
const NAMED = /\b(?:plan|class|section|schedule|week|month|form|sa|box)\s?\d+\b/gi

/** The amount in a question, if there is one, and the question without it. */
export function amountIn(question: string): { readonly amount?: AskedAmount; readonly rest: string } {
  const blanked = question.replace(NAMED, (name) => '_'.repeat(name.length))
  const found = AMOUNT.exec(blanked)
  if (!found) return { rest: question }
  const [whole, pounds = '', pence = '', unit = ''] = found
  const after = question.slice(found.index + whole.length)
  const [periodTyped = '', name = ''] = PERIOD.exec(after) ?? []
  const period = Object.entries(PERIODS).find(([, is]) => is.test(name.toLowerCase()))?.[0]
  return {
    amount: { typed: `${pounds.replaceAll(',', '')}${pence}${unit.toLowerCase()}`, ...(name !== '' && period !== undefined && { period }) },
    rest: `${question.slice(0, found.index)} ${after.slice(periodTyped.length)} ${name}`,
  }
}

const REGIONS = { scotland: /\bscot/i, wales: /\bwales|welsh/i, 'northern-ireland': /northern ireland/i }
const PLANS = { plan1: /plan\s?1/i, plan2: /plan\s?2/i, plan4: /plan\s?4/i, plan5: /plan\s?5/i, postgraduate: /post\s?grad/i }
const CHOICES = { region: REGIONS, studentLoanPlan: PLANS }

/** What a question tells a calculator’s form. An amount for another period than the form asks about is left out. */
export function inputsFor(
  { fills }: Pick<About, 'fills'>,
  amount: AskedAmount | undefined,
  rest: string,
): Readonly<Record<string, string>> {
  if (!fills) return {}
  const { field, per, also = [] } = fills
  const { typed, period } = amount ?? {}
  const fits = per === 'any' || (per === 'day' ? period === 'a day' : period === undefined || (per === 'year' && period === 'a year'))
  const filled = typed !== undefined && fits ? { [field]: per === 'any' && period !== undefined ? `${typed} ${period}` : typed } : {}
  const chosen = also.flatMap((choice) => {
    const option = Object.entries(CHOICES[choice]).find(([, is]) => is.test(rest))?.[0]
    return option === undefined ? [] : [[choice, option]]
  })
  return { ...filled, ...Object.fromEntries(chosen) }
}
