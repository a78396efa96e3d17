import { type ReactNode, useEffect, useRef } from 'react'
import { calculator } from '#engine/calculators/payslip/answer.ts'
import type { Papers, YearChange } from '#engine/calculators/payslip/year.ts'
import { paydaysIn } from '#engine/calculators/payslip/year.ts'
import type { PayFrequency } from '#engine/inputs/pay-periods.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { LabelledField } from '../../components/fields/labelled-field.tsx'
import { errorIdOf } from '../../components/form-context.ts'
import { MOST_CHARACTERS } from '../../form/form-values.ts'

/** A change as it is typed. */
export interface Draft {
  readonly id: number
  readonly kind: YearChange['kind']
  readonly from: number
  readonly amount: string
  readonly taxCode: string
  readonly papers: Papers
  /** The payday from which payroll has the code that HMRC sends; undefined if none comes in the year. */
  readonly codeFrom: number | undefined
}

const KINDS: Readonly<Record<YearChange['kind'], { readonly title: string; readonly add: string; readonly amount?: string }>> = {
  rise: { title: 'A rise', add: 'Add a rise', amount: 'Pay from then on' },
  bonus: { title: 'A bonus or overtime', add: 'Add a bonus', amount: 'On top of the pay' },
  code: { title: 'A new tax code', add: 'Add a tax code' },
  job: { title: 'A new job', add: 'Add a job', amount: 'Pay from then on' },
}

const PAPERS: Readonly<Record<Papers, string>> = {
  p45: 'With a P45: pay and tax are carried on',
  'usual-code': 'Without one: the usual code on M1',
  'no-allowance': 'Without one: 0T on M1',
}

/** How many changes there can be. */
const MOST = 4

/** A change as read from its fields: undefined while they are blank, and a fault if they cannot be read. */
function readAs(name: 'grossPay' | 'taxCode', text: string, taxYear: TaxYear) {
  if (text.trim() === '') return undefined
  const { inputs, issues } = { inputs: undefined, issues: [], ...calculator.parse({ taxYear, [name]: text }, taxYear) }
  return inputs ? { value: inputs } : { fault: `Enter ${issues[0]?.expected ?? 'something else'}.` }
}

/** The drafts that say enough to count. */
export const changesIn = (drafts: readonly Draft[], taxYear: TaxYear): YearChange[] =>
  drafts.flatMap(({ kind, from, amount, taxCode, papers, codeFrom }): YearChange[] => {
    const [typed, code] = [readAs('grossPay', amount, taxYear)?.value?.grossPay, readAs('taxCode', taxCode, taxYear)?.value?.taxCode]
    switch (kind) {
      case 'rise':
        return typed ? [{ kind, from, pay: typed }] : []
      case 'bonus':
        return typed ? [{ kind, from, amount: typed }] : []
      case 'code':
        return code === undefined ? [] : [{ kind, from, taxCode: code }]
      case 'job':
        return typed ? [{ kind, from, pay: typed, papers, codeFrom }] : []
    }
  })

interface Props {
  readonly drafts: readonly Draft[]
  readonly change: (drafts: readonly Draft[]) => void
  readonly frequency: PayFrequency
  readonly taxYear: TaxYear
}

/** What changes in the year: each change with its own fields, and a button for each kind that can be added. */
export function YearChanges({ drafts, change, frequency, taxYear }: Props) {
  const buttons = useRef<HTMLDivElement>(null)
  const middle = Math.ceil(paydaysIn(frequency) / 2) + 1
  const add = (kind: Draft['kind']) => {
    const id = Math.max(0, ...drafts.map((draft) => draft.id)) + 1
    change([...drafts, { id, kind, from: middle, amount: '', taxCode: '', papers: 'p45', codeFrom: undefined }])
  }
  const takeAway = ({ id, kind }: Draft) => {
    change(drafts.filter((draft) => draft.id !== id))
    // The button that had the focus goes with its change. One that was not there before it can be used only afterwards.
    requestAnimationFrame(() => buttons.current?.querySelector<HTMLElement>(`[data-kind="${kind}"]`)?.focus())
  }
  return (
    <>
      {drafts.map((draft) => (
        <OneChange
          key={draft.id}
          draft={draft}
          paydays={paydaysIn(frequency)}
          taxYear={taxYear}
          change={(now) => change(drafts.map((each) => (each.id === draft.id ? { ...each, ...now } : each)))}
          takeAway={() => takeAway(draft)}
        />
      ))}
      <div className="paydays-add" ref={buttons}>
        {Object.entries(KINDS).map(([kind, { add: words }]) => (
          <button
            key={kind}
            type="button"
            className="button-quiet"
            data-kind={kind}
            disabled={drafts.length >= MOST}
            onClick={() => add(kind as Draft['kind'])}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  )
}

interface OneProps {
  readonly draft: Draft
  readonly paydays: number
  readonly taxYear: TaxYear
  readonly change: (now: Partial<Draft>) => void
  readonly takeAway: () => void
}

function OneChange({ draft: { id, kind, from, amount, taxCode, papers, codeFrom }, paydays, taxYear, change, takeAway }: OneProps) {
  const fields = useRef<HTMLFieldSetElement>(null)
  useEffect(() => fields.current?.querySelector('select')?.focus(), [])
  const { title, amount: amountLabel } = KINDS[kind]
  const name = `paydays-${id}`
  const numbers = Array.from({ length: paydays }, (_, index) => index + 1)
  return (
    <fieldset className="paydays-change" ref={fields}>
      <legend>{title}</legend>
      <LabelledField
        name={`${name}-from`}
        label={kind === 'bonus' ? 'In payday' : 'From payday'}
        tip={undefined}
        hint={undefined}
        error={undefined}
      >
        <select id={`${name}-from`} value={from} onChange={(event) => change({ from: Number(event.currentTarget.value) })}>
          <Paydays of={numbers} />
        </select>
      </LabelledField>
      {amountLabel !== undefined && (
        <Typed
          name={`${name}-amount`}
          label={`${amountLabel} (£)`}
          value={amount}
          fault={readAs('grossPay', amount, taxYear)?.fault}
          type={(text) => change({ amount: text })}
          kind="money"
        >
          <span className="affix" aria-hidden="true">
            £
          </span>
        </Typed>
      )}
      {kind === 'code' && (
        <Typed
          name={`${name}-code`}
          label="Tax Code"
          value={taxCode}
          fault={readAs('taxCode', taxCode, taxYear)?.fault}
          type={(text) => change({ taxCode: text })}
          kind="count"
        />
      )}
      {kind === 'job' && (
        <LabelledField name={`${name}-papers`} label="What the new payroll has" tip={undefined} hint={undefined} error={undefined}>
          <select id={`${name}-papers`} value={papers} onChange={(event) => change({ papers: event.currentTarget.value as Papers })}>
            {Object.entries(PAPERS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </LabelledField>
      )}
      {kind === 'job' && papers !== 'p45' && (
        <LabelledField name={`${name}-until`} label="HMRC sends the code for payday" tip={undefined} hint={undefined} error={undefined}>
          <select
            id={`${name}-until`}
            value={codeFrom ?? ''}
            onChange={({ currentTarget: { value } }) => change({ codeFrom: value === '' ? undefined : Number(value) })}
          >
            <option value="">Not in this year</option>
            <Paydays of={numbers.filter((payday) => payday > from)} />
          </select>
        </LabelledField>
      )}
      <button type="button" className="text-button" onClick={takeAway}>
        Take away <span className="visually-hidden">{title.toLowerCase()}</span>
      </button>
    </fieldset>
  )
}

const Paydays = ({ of }: { of: readonly number[] }) =>
  of.map((payday) => (
    <option key={payday} value={payday}>
      {payday}
    </option>
  ))

interface TypedProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly fault: string | undefined
  readonly type: (text: string) => void
  readonly kind: 'money' | 'count'
  readonly children?: ReactNode
}

/** A box with what is wrong in it, if anything. */
const Typed = ({ name, label, value, fault, type, kind, children }: TypedProps) => (
  <LabelledField name={name} label={label} tip={undefined} hint={undefined} error={fault}>
    <div className={`box box-${kind}`}>
      {children}
      <input
        id={name}
        type="text"
        inputMode={kind === 'money' ? 'decimal' : 'text'}
        maxLength={MOST_CHARACTERS}
        autoCapitalize={kind === 'count' ? 'characters' : 'off'}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={fault === undefined ? undefined : errorIdOf(name)}
      />
    </div>
  </LabelledField>
)
