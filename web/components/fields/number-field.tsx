import { LARGEST_PERCENT, unitToSay } from '#engine/inputs/field.ts'
import { boxOf, type NumberBox } from '#engine/inputs/in-figures.ts'
import { isAsked } from '../../form/form-issues.ts'
import { MOST_CHARACTERS } from '../../form/form-values.ts'
import { type FieldState, useField, useFormValues } from '../form-context.ts'
import { LabelledField } from './labelled-field.tsx'

interface Props {
  readonly name: string
  readonly hint?: string
  readonly disabled?: boolean
  /** Used instead of the field’s own label, for example when the label depends on another field. */
  readonly label?: string
  /** What the field’s term means, behind a question mark. */
  readonly tip?: string
}

/** Money: `£` is outside the box, and is accepted inside it too, with commas and spaces. */
export function MoneyField(props: Props) {
  const { field, ...state } = useField(props.name, 'money', props.hint !== undefined)
  const values = useFormValues()
  return (
    <Box
      {...props}
      {...state}
      box={boxOf(field)}
      label={`${props.label ?? field.label} (£)`}
      kind="money"
      before="£"
      blank={field.blank ?? '0'}
      isMain={isAsked(field, values) ? true : undefined}
    />
  )
}

/** A percentage of something, with `%` behind the box. */
export function PercentField(props: Props) {
  const { field, ...state } = useField(props.name, 'percent', true)
  const hint = withRange(0, LARGEST_PERCENT, props.hint)
  return (
    <Box
      {...props}
      {...state}
      box={boxOf(field)}
      hint={hint}
      label={`${props.label ?? field.label} (%)`}
      kind="percent"
      after="%"
      blank="0"
    />
  )
}

interface CountProps extends Props {
  readonly hint: string
  /** What the box goes back to once it is cleared, where another answer decides that. */
  readonly cleared?: number | undefined
}

/** A count or a measure, with its unit (if any) behind the box, and a hint that says what it counts. */
export function CountField({ cleared, ...props }: CountProps) {
  const { field, ...state } = useField(props.name, 'number', true)
  const unit = unitToSay(field)
  return (
    <Box
      {...props}
      {...state}
      box={boxOf(field)}
      label={`${props.label ?? field.label}${unit === undefined ? '' : ` (${unit})`}`}
      kind="count"
      hint={field.unit !== undefined && PARTS_OF_A_YEAR.has(field.unit) ? withRange(field.least, field.most, props.hint) : props.hint}
      after={unit}
      blank={String(field.blank)}
      cleared={cleared === undefined ? undefined : String(cleared)}
      isWhole={field.step === 1}
      isMain={field.isMain}
    />
  )
}

/** Things of which a year has only so many. For anything else, the most that we accept tells a visitor nothing. */
const PARTS_OF_A_YEAR: ReadonlySet<string> = new Set(['months', 'days'])

/** The hint: what the box asks for and what it accepts, before anything is typed. */
const withRange = (least: number, most: number, hint = '') => `From ${least} to ${most}. ${hint}`.trimEnd()

interface NumberInputProps extends Props, Pick<FieldState<'number'>, 'error' | 'aria'> {
  readonly box: NumberBox
  readonly label: string
  readonly kind: 'money' | 'percent' | 'count'
  readonly before?: string | undefined
  readonly after?: string | undefined
  /** The meaning of an empty box: `0`, the number that is put back, or `unknown`. */
  readonly blank: string
  readonly cleared?: string | undefined
  readonly isWhole?: boolean
  readonly isMain?: true | undefined
}

const Affix = ({ text }: { text: string }) => (
  <span className="affix" aria-hidden="true">
    {text}
  </span>
)

function Box({
  name,
  hint,
  disabled,
  label,
  tip,
  kind,
  before,
  after,
  blank,
  cleared,
  isWhole = false,
  isMain,
  box,
  error,
  aria,
}: NumberInputProps) {
  // An empty box stays empty where a blank means none or unknown: there, 0 appears only if it was typed.
  const known = blank === 'unknown' || blank === '0' ? undefined : blank
  // A field with a mistake can be corrected whatever the rest of the form says.
  const isDisabled = disabled === true && error === undefined
  return (
    <LabelledField name={name} label={label} tip={tip} hint={hint} error={error}>
      <div className={`box box-${kind}`} data-disabled={isDisabled || undefined}>
        {before !== undefined && <Affix text={before} />}
        <input
          id={name}
          name={name}
          type="text"
          inputMode={isWhole ? 'numeric' : 'decimal'}
          maxLength={MOST_CHARACTERS}
          defaultValue={known}
          data-blank={cleared ?? known}
          data-kind={box.kind}
          data-per={box.per}
          data-period-in={box.periodIn}
          disabled={isDisabled}
          autoComplete="off"
          spellCheck={false}
          aria-required={isMain}
          {...aria}
        />
        {after !== undefined && <Affix text={after} />}
      </div>
    </LabelledField>
  )
}
