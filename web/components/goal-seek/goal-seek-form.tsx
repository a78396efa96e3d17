import { useContext } from 'react'
import type { Calculator, RatesChoice } from '#engine/calculator.ts'
import type { FormValues } from '../../form/form-values.ts'
import { toFragment } from '../../form/fragment.ts'
import { FormContext } from '../form-context.ts'
import { FormLink } from '../form-link.tsx'
import GoalSeek from '../results/goal-seek.tsx'

interface Props {
  readonly calculator: Calculator
  readonly start: string
  readonly isAskedFor: boolean
}

const LAW_IN_FORCE: RatesChoice = {}

/** A calculator asked backwards from its form, with what the form says so far. */
export default function GoalSeekForm({ calculator, ...box }: Props) {
  const { values, fields } = useContext(FormContext)
  const read = calculator.parse(values)
  const missing = neededFirst(calculator, values)
  if (missing !== undefined)
    return (
      <p className="goal-first">
        First enter <FormLink text={fields[missing]?.label ?? missing} field={missing} />: the answer depends on it.
      </p>
    )
  if (read.issues) return <p className="goal-first">First correct what the form says below.</p>
  const addressOf = (changed: Readonly<Record<string, string>>) => `#${toFragment({ ...values, ...changed }, {})}`
  return (
    <GoalSeek
      {...box}
      // Most people need an amount a month. An address that names no period means a year, as the form does.
      per={box.start === '' ? 'month' : 'year'}
      calculator={calculator}
      inputs={read.inputs}
      choice={LAW_IN_FORCE}
      addressWith={addressOf}
    />
  )
}

/** An amount without which there is no one answer, apart from the one that is looked for, and that nobody has entered. */
function neededFirst(calculator: Calculator, values: FormValues): string | undefined {
  const { fields, decidingIncome, parse } = calculator
  const blank = parse({})
  const find = blank.issues ? undefined : calculator.goalSeek?.(blank.inputs)?.find
  return Object.entries(fields).find(
    ([name, field]) => name !== find && ('isMain' in field || name === decidingIncome?.input) && (values[name] ?? '').trim() === '',
  )?.[0]
}
