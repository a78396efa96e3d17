import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cellsWith, parseCells } from '../../../golden/code/parse-golden.ts'
import { evaluateWorking } from '../../../golden/code/working.ts'
import { codeText, taxCodeOf } from '../../inputs/tax-code.ts'
import { Decimal } from '../../money/decimal.ts'
import { calculator } from './answer.ts'
import { checkPayslip } from './check.ts'

/**
 * Sixty payslips, each worked out from the law and HMRC’s routines apart from the calculator, with one thing done wrongly: `in` is what the
 * visitor types, which is right, `printed` what the payslip says, `as` the inputs that payroll had instead, and `working` the arithmetic of
 * the payslip. Where payroll had the figures of its own payslip and not those of the job before, `as` has none.
 */
const SPOILT = parseCells(readFileSync(new URL('tests/spoilt.csv', import.meta.url), 'utf8')).map((cells) => ({
  told: cells['case'] ?? '',
  right: cellsWith('in.', cells),
  as: Object.fromEntries((cells['as'] ?? '').split('; ').map((each) => each.split('=') as [string, string])),
  printed: cellsWith('printed.', cells),
  working: cells['working'] ?? '',
}))

/** What the check does not find, each with its reason. */
const NOT_FOUND: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'A lower number: 1100L',
    'A K code, and half the pay is the most that is taken',
    'The Marriage Allowance the wrong way round',
    'Another number, and not cumulative',
    'A digit lost, since the first month',
    'Another Scottish number, since the first month',
  ].map((told) => [told, 'Nearly any tax is that of some number, so none is named to somebody who typed a code.']),
)

const HALF_THE_PAY =
  'Any code that taxes much comes to half the pay (SI 2003/2682 reg.23(5)), and those that payroll falls back on come first.'

const BR_IS_THE_SAME = 'Within the basic rate band, BR comes to the same.'

/** What another explanation comes before, which makes every line right as well, each with its reason. */
const NOT_FIRST: Readonly<Record<string, string>> = {
  '0T on the month 1 basis, no starter checklist': BR_IS_THE_SAME,
  'D0 in place of 1257L, and half the pay is the most that is taken': HALF_THE_PAY,
  'C0T in place of C1257L, and half the pay is the most that is taken': HALF_THE_PAY,
  '0T in week 53': BR_IS_THE_SAME,
  'A month too early': 'On even pay, BR on this payment alone comes to the same, and is likelier to be just a fifth of the pay.',
}

function inputsOf(raw: Readonly<Record<string, string>>) {
  const { inputs, issues } = { inputs: undefined, issues: undefined, ...calculator.parse(raw) }
  if (!inputs) throw new Error(JSON.stringify(issues))
  return inputs
}
type Inputs = ReturnType<typeof inputsOf>

/** The code as payroll used it. Nothing came before the first pay of a year, so its basis makes no difference there. */
const codeUsed = ({ taxCode, isNonCumulative, payPeriod }: Inputs): string => {
  const code = taxCodeOf(taxCode)
  return codeText({ ...code, isNonCumulative: isNonCumulative || code.isNonCumulative }, !payPeriod.equals(1))
}

const isSame = (one: Inputs, other: Inputs): boolean => {
  const told = (inputs: Inputs) => JSON.stringify({ ...inputs, taxCode: codeUsed(inputs), isNonCumulative: undefined })
  return told(one) === told(other)
}

/** Where among the explanations the thing stands that was done, from 0; −1 where it is not among them. */
function placeOf({ right, as, printed }: (typeof SPOILT)[number]): number {
  const lines = Object.fromEntries(Object.entries(printed).map(([key, amount]) => [key, new Decimal(amount)]))
  const { explanations } = checkPayslip(inputsOf(right), lines, calculator.tables)
  const done = inputsOf({ ...right, ...as })
  return explanations.findIndex(({ change }) => isSame(change.inputs, done))
}

describe('sixty payslips with one thing done wrongly', () => {
  it('are worked out line by line', () => {
    expect(SPOILT).toHaveLength(60)
    for (const { told, printed, working } of SPOILT) {
      const clauses = evaluateWorking(working)
      expect([told, ...clauses.filter(({ claimed, rounded }) => claimed !== rounded)]).toEqual([told])
      const worked = Object.fromEntries(clauses.map(({ name, rounded }) => [name, rounded]))
      expect({ told, ...worked }).toMatchObject({ told, ...printed })
    }
  })

  it.each(SPOILT.map((slip) => [slip.told, slip] as const))('has what was done among the explanations: %s', (told, slip) => {
    const place = placeOf(slip)
    const found = place === 0 ? 'first' : place > 0 ? 'second or later' : 'not at all'
    expect(found).toBe(told in NOT_FOUND ? 'not at all' : told in NOT_FIRST ? 'second or later' : 'first')
  })

  it('are all that have a reason not to be first', () => {
    const known = new Set(SPOILT.map(({ told }) => told))
    expect([...Object.keys(NOT_FOUND), ...Object.keys(NOT_FIRST)].filter((told) => !known.has(told))).toEqual([])
  })
})
