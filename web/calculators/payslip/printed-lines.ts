import { useSyncExternalStore } from 'react'
import { CHECKED_LINES, type CheckedLine, type Printed } from '#engine/calculators/payslip/lines.ts'
import type { Fields } from '#engine/inputs/field.ts'
import { money } from '#engine/inputs/kinds.ts'
import { parserOf, schemaOf } from '#engine/inputs/parse.ts'
import type { Decimal } from '#engine/money/decimal.ts'
import type { FormIssue } from '../../form/form-issues.ts'
import { keepLine } from '../../form/kept-lines.ts'

/** What each line is called, and within a sentence. */
export const LINE_WORDS: Readonly<Record<CheckedLine, string>> = {
  incomeTax: 'Income Tax',
  nationalInsurance: 'National Insurance',
  studentLoan: 'Student Loan',
  postgraduateLoan: 'Postgraduate Loan',
  pension: 'Pension',
  netPay: 'Net Pay',
}

/** The boxes have names of their own, because the form of the page has some of these already. */
export const nameOf = (line: CheckedLine): string => `slip-${line}`
export const LINE_FIELDS: Fields = Object.fromEntries(
  CHECKED_LINES.map((line) => [nameOf(line), money({ label: `${LINE_WORDS[line]} on my payslip`, blank: 'unknown' })]),
)
const parse = parserOf(schemaOf(LINE_FIELDS))
const TAX = nameOf('incomeTax')

/** The lines of a payslip as they were typed, and what they say, or what is wrong with them. */
interface TypedLines {
  readonly texts: Readonly<Partial<Record<CheckedLine, string>>>
  readonly printed?: Printed
  readonly faults: readonly FormIssue[]
}

// Beside the form and its address: nothing of a payslip is in a link.
let typed: TypedLines = { texts: {}, faults: [] }
const listeners = new Set<() => void>()

/** Notes what a line of the payslip says, and keeps it in the tab. */
export function noteLine(line: CheckedLine, text: string): void {
  if ((typed.texts[line] ?? '') === text.trim()) return
  keepLine(nameOf(line), text)
  const texts = { ...typed.texts, [line]: text.trim() }
  typed = { texts, ...read(texts) }
  for (const tell of listeners) tell()
}

/** The lines that were typed, the same object until one changes. */
export const useTypedLines = (): TypedLines => useSyncExternalStore(subscribe, now, now)

const now = () => typed
function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** Reads the lines. Tax alone may be negative, as most payslips print what is given back. */
function read(texts: TypedLines['texts']): Omit<TypedLines, 'texts'> {
  const tax = texts.incomeTax ?? ''
  const isRefund = /^[-−]/.test(tax)
  const raw = Object.fromEntries(Object.entries(texts).map(([line, text]) => [nameOf(line as CheckedLine), text]))
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...parse({ ...raw, [TAX]: isRefund ? tax.slice(1) : tax }) }
  if (issues) return { faults: issues.map((issue) => ({ ...issue, typed: (issue.field === TAX ? tax : raw[issue.field]) ?? '' })) }
  const printed = Object.fromEntries(
    CHECKED_LINES.flatMap((line) => {
      const value = inputs?.[nameOf(line)] as Decimal | undefined
      return value === undefined ? [] : [[line, isRefund && line === 'incomeTax' ? value.negated() : value]]
    }),
  )
  return { printed, faults: [] }
}
