import { useEffect, useRef } from 'react'
import { CHECKED_LINES, type CheckedLine } from '#engine/calculators/payslip/lines.ts'
import { LabelledField } from '../../components/fields/labelled-field.tsx'
import { MoreOptions } from '../../components/fields/more-options.tsx'
import { errorIdOf, hintIdOf, issueMessage } from '../../components/form-context.ts'
import { MOST_CHARACTERS } from '../../form/form-values.ts'
import { keepLine, keptLines } from '../../form/kept-lines.ts'
import { LINE_FIELDS, LINE_WORDS, nameOf, noteLine, useTypedLines } from './printed-lines.ts'

const HINTS: Readonly<Partial<Record<CheckedLine, string>>> = {
  incomeTax: '“PAYE” or “Tax”. A refund has a minus.',
  nationalInsurance: 'Yours, not your employer’s.',
  netPay: 'What reached your bank account.',
}

/** The part of the form with the lines of a payslip, which an address opens with `#check`. */
export const LinesFields = () => (
  <MoreOptions id="check" title="Is your payslip right?">
    <p className="hint">
      Type what your payslip says, as many lines as you like, and below what it was worked out from. Your browser keeps these lines until
      you close the tab, and sends them nowhere.
    </p>
    {CHECKED_LINES.map((line) => (
      <LineField key={line} line={line} />
    ))}
  </MoreOptions>
)

/**
 * A box for one line. It belongs to no form, so that neither an address nor a reset of the form touches it. What it says is kept in the tab
 * with every key, and looked at when the visitor leaves it.
 */
function LineField({ line }: { line: CheckedLine }) {
  const box = useRef<HTMLInputElement>(null)
  const { faults } = useTypedLines()
  const name = nameOf(line)
  const fault = faults.find(({ field }) => field === name)
  useEffect(() => {
    const { current } = box
    if (!current) return
    // What was typed before the script came is newer than what the tab has kept.
    current.value ||= keptLines().get(name) ?? ''
    if (current.value === '') return
    noteLine(line, current.value)
    const fold = current.closest('details')
    if (fold) fold.open = true
  }, [line, name])
  const hint = HINTS[line]
  return (
    <LabelledField
      name={name}
      label={`${LINE_WORDS[line]} on my payslip (£)`}
      tip={undefined}
      hint={hint}
      error={fault && issueMessage(fault, LINE_FIELDS)}
    >
      <div className="box box-money">
        <span className="affix" aria-hidden="true">
          £
        </span>
        <input
          ref={box}
          id={name}
          form=""
          type="text"
          inputMode="decimal"
          maxLength={MOST_CHARACTERS}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault && true}
          aria-describedby={[hint && hintIdOf(name), fault && errorIdOf(name)].filter(Boolean).join(' ') || undefined}
          onInput={({ currentTarget }) => keepLine(name, currentTarget.value)}
          onBlur={({ currentTarget }) => noteLine(line, currentTarget.value)}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Enter') return
            noteLine(line, currentTarget.value)
            currentTarget.closest('form')?.requestSubmit()
          }}
        />
      </div>
    </LabelledField>
  )
}
