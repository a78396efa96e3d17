import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Field, type Fields, isNumeric } from '#engine/inputs/field.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import { defaultTaxYear } from '#engine/rates/generated/tax-years.ts'
import type { RuleSet, TaxYear } from '#engine/rates/rates-at.ts'
import { type KnownToSpecification, ruleSetsOffered } from '#engine/rates/rule-sets-offered.ts'
import { recordUsage } from '../site/usage.ts'
import type { FormAnswer } from './answer.ts'
import { focusField } from './focus-field.ts'
import { blankMainIn, payIn } from './form-issues.ts'
import {
  blankValues,
  type Control,
  controlsOf,
  type FormValues,
  formDefaults,
  hiddenFields,
  readForm,
  revealChanges,
  writeForm,
} from './form-values.ts'
import { fromFragment, toFragment } from './fragment.ts'
import { keptIn, withKept } from './kept.ts'
import { keepKnown, readKnown } from './known.ts'
import { openedIn, replaceFragment, withOpened } from './opened.ts'
import { otherYearOf } from './other-year-of.ts'
import { rememberedRuleSet, rememberRuleSet, ruleSetNamed } from './remembered-rules.ts'
import { type Calculated, type CalculationState, isDecidingBlank, stateAfter } from './state-after.ts'
import { takeOver } from './take-over.ts'
import { choosePeriod, readTidied, tickByAmount, tidy, tidyForm } from './tidy-form.ts'
import { MOVED_BY, useOtherYear } from './use-other-year.ts'

/** Who asked for an outcome: a visitor who submitted or followed a link on the page, or the address that the page was opened with. */
interface Arrival {
  readonly by: 'visitor' | 'address'
}

/** How long an answer waits for more typing, in milliseconds. */
const PAUSE = 150

export interface Calculation extends CalculationState {
  readonly form: RefObject<HTMLFormElement | null>
  /** What the form says now. */
  readonly values: FormValues
  /** The form has changed since the result was worked out, to something that has no answer as it stands. */
  readonly isStale: boolean
  /** The form has been taken over from the starter. */
  readonly isLive: boolean
  /** The last outcome that was asked for, so that the page can bring it into view. A new object each time. */
  readonly arrival: Arrival | undefined
  /** A submit waits for the arithmetic to be fetched. */
  readonly isWaiting: boolean
  /** The day that led here from the page of another tax year, `2026-05-15`. */
  readonly movedBy: string | undefined
  /** Which rules the next result will follow. */
  readonly ruleSet: RuleSet
  readonly submit: () => void
  /** Chooses the rules for this result and the next ones. */
  readonly chooseRuleSet: (ruleSet: RuleSet) => void
}

/** The inputs of a calculation as the form shows them, and not as they were understood, and the rules that it followed. */
interface ShownInputs {
  readonly shown: FormValues
  readonly rules: RuleSet
}

/** The name in the address of the rule set, which is not a field of any form. */
const RULES = 'rules'

/** What a form asks, how its engine is fetched, and whether the law is its only rule set. */
export interface AskedForm extends KnownToSpecification {
  readonly fields: Fields
  readonly load: () => Promise<FormAnswer>
}

/**
 * A calculator’s form and its outcome. Fields are the browser’s own, and what was typed, chosen or asked before the script came is kept.
 * The engine is fetched by `load` at once, because the visitor has begun to use the form. The address’s fragment carries the inputs and the
 * rule set.
 */
export function useCalculation(askedForm: AskedForm): Calculation {
  const { fields, load } = askedForm
  const form = useRef<HTMLFormElement>(null)
  const defaults = useRef<FormValues>({})
  const calculated = useRef<(Calculated & ShownInputs) | undefined>(undefined)
  const [ruleSet, setRuleSet] = useState<RuleSet>(defaultRuleSet)
  const [values, setValues] = useState<FormValues>(() => blankValues(fields))
  const [state, setState] = useState<CalculationState>({ issues: [] })
  const [isStale, setStale] = useState(false)
  const [arrival, setArrival] = useState<Arrival>()
  const [isWaiting, setWaiting] = useState(false)
  const [isLive, setLive] = useState(false)

  /** The pay that a visitor has been asked about, and what they have confirmed by calculating again. */
  const [doubted, confirmed] = [useRef<string>(undefined), useRef<string>(undefined)]
  const latest = useRef(0)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  /** The rule set, or the law where that rule set says nothing of the year. */
  const offered = (wanted: RuleSet, { taxYear = defaultTaxYear }: FormValues): RuleSet =>
    ruleSetsOffered(askedForm, taxYear as TaxYear).includes(wanted) ? wanted : defaultRuleSet
  const remembered = () => offered(rememberedRuleSet(), blankValues(fields))

  function lookAtForm(): void {
    if (!form.current) return
    setValues(readForm(form.current))
    clearTimeout(pause.current)
    if (!calculated.current) return
    // As it will be when the field is left, so that nothing moves under a visitor who leaves it by pressing something else.
    if (asksTheSame(readTidied(form.current), calculated.current)) setStale(false)
    else pause.current = setTimeout(followForm, PAUSE)
  }

  /** Answers the form as it stands. A form that asks about another tax year is not answered until it is submitted, which goes to that page. */
  function followForm(): void {
    if (!form.current || !calculated.current) return
    const given = readTidied(form.current)
    if (otherYearOf(given, fields)) setStale(true)
    else void calculate(given, calculated.current.rules, 'form')
  }

  /**
   * `shown` is what was given, as the form shows it: an address may name a choice that the form does not have. While somebody fills in the
   * form, the last good answer stays, and what is wrong is told only once they submit.
   */
  async function calculate(given: FormValues, rules: RuleSet, by?: Arrival['by'] | 'form', shown = given): Promise<void> {
    const turn = ++latest.current
    // Otherwise the pause after typing may end meanwhile, and following the form would take the place of this question.
    clearTimeout(pause.current)
    const address = location.href
    if (by === 'visitor') noteDay()
    setRuleSet(rules)
    setWaiting(by === 'visitor')
    const pay = payIn(fields, given)
    if (by === 'visitor' && doubted.current === pay) confirmed.current = pay
    // A link has been an answer already.
    const isSure = by === undefined || by === 'address' || confirmed.current === pay
    // What only an address can say, such as a choice that does not exist, is refused where its field is hidden too: the mistake shows it.
    const notAsked = () => new Set([...hiddenFields(form.current)].filter((name) => given[name] === shown[name]))
    const next = await stateAfter(given, rules, load, notAsked, isSure)
    // The visitor may have calculated again while the arithmetic was loading, or left the address, which the browser reports a moment later.
    if (turn !== latest.current || location.href !== address || !form.current) return
    setWaiting(false)
    if (by === 'visitor' && next.issues.some(({ question }) => question !== undefined)) doubted.current = pay
    if (by === 'form' && !next.outcome) {
      setStale(true)
      return
    }
    setState((last) => ({ ...(last.outcome && { outcome: last.outcome }), ...next }))
    if (next.outcome) {
      calculated.current = { shown, rules, ...next.outcome }
      keepInAddress(fragmentOf(given, rules))
      if (by) keepKnown(next.outcome.answer.known(readKnown(), next.outcome.inputs))
    }
    lookAtForm()
    if (by && by !== 'form') setArrival({ by })
    if (by === 'visitor' && next.outcome) recordCalculation(next.outcome)
  }

  /** Restores the page as it was sent, when a visitor goes back to its bare address. */
  function clear(): void {
    latest.current++
    form.current?.reset()
    calculated.current = undefined
    setRuleSet(remembered())
    setState({ issues: [] })
    setWaiting(false)
    setStale(false)
    lookAtForm()
  }

  const fragmentOf = (given: FormValues, rules: RuleSet) =>
    toFragment({ ...given, [RULES]: rules }, { ...defaults.current, [RULES]: defaultRuleSet })
  const { movedBy, noteDay, goToOtherYear } = useOtherYear({ form, fields, ruleSet, fragmentOf, look: lookAtForm })

  /** Fills in what the address says, and calculates it. Returns the rules that the form is under then. */
  const restore = useEffectEvent((by: Arrival['by'] | undefined): RuleSet => {
    const given = fromFragment(location.hash, (name) => name === RULES || name === MOVED_BY || Object.hasOwn(defaults.current, name))
    if (!form.current) return ruleSet
    if (!given) {
      if (location.hash === '' && by === 'visitor') clear()
      else if (!calculated.current) setRuleSet(remembered())
      return calculated.current ? ruleSet : remembered()
    }
    const { [RULES]: rules, [MOVED_BY]: moved = '', ...inputs } = given
    // An address with inputs says which rules they were made under: anyone who follows a link sees what its sender saw.
    writeForm(form.current, inputs)
    const written = readForm(form.current)
    tidyForm(form.current)
    revealChanges(form.current, defaults.current)
    noteDay(Object.hasOwn(inputs, moved) ? inputs[moved] : undefined)
    const shown = readForm(form.current)
    // What the address says where the form cannot hold it, so that an unknown choice is refused by name. An amount may name its own period.
    const chosen = Object.entries(inputs).filter(([name]) => !isTyped(fields[name]) && shown[name] === written[name])
    const asked = { ...shown, ...Object.fromEntries(chosen) }
    const wanted = ruleSetNamed(rules)
    const followed = offered(wanted, shown)
    if (goToOtherYear(asked, wanted, (address) => location.replace(address))) return followed
    // With a main amount blank, there is no answer yet for a visitor who changed the year of an unfinished form, or filled in what we know.
    // A visitor whose date led to this year did press the button.
    const blank = blankMainIn(asked, fields)
    if (blank !== undefined && (by === 'visitor' || moved === '')) {
      setRuleSet(followed)
      lookAtForm()
      if (by === 'visitor') focusField(blank)
    } else void calculate(asked, followed, by, shown)
    return followed
  })
  const look = useEffectEvent(lookAtForm)

  /** Does what a visitor has asked for. */
  function ask(rules: RuleSet): void {
    if (!form.current) return
    tidyForm(form.current)
    const given = readForm(form.current)
    if (!goToOtherYear(given, rules)) void calculate(given, offered(rules, given), 'visitor')
  }

  /** Takes over a form that may have been filled in, and even sent, before the script came. */
  const begin = useEffectEvent((current: HTMLFormElement) => {
    void load().catch(() => undefined)
    defaults.current = formDefaults(current)
    const typed = Object.entries(readForm(current)).filter(([name, value]) => value !== defaults.current[name])
    const asked = takeOver()
    // A shared link leads to its result. After a reload, or on the way back, visitors stay where they were.
    const rules = restore(asked === 'link' ? 'visitor' : isFirstVisit() ? 'address' : undefined)
    const now = readForm(current)
    // What was typed is newer than what the address says.
    if (typed.some(([name, value]) => now[name] !== value)) writeForm(current, { ...now, ...Object.fromEntries(typed) })
    for (const control of controlsOf(current)) (control === document.activeElement ? choosePeriod : tidy)(control)
    // The last field first: a box that the visitor has used is known as that before the amount would tick it.
    const isTyped = ({ name }: Control) => typed.some(([of]) => of === name)
    for (const control of controlsOf(current).filter(isTyped).toReversed()) tickByAmount(control)
    if (asked === 'submit') ask(rules)
    else if (typed.some(([name]) => name === 'taxYear')) goToOtherYear(readTidied(current), rules)
    lookAtForm()
    setLive(true)
  })

  useEffect(() => {
    const { current } = form
    if (!current) return
    const onHashChange = () => void restore('visitor')
    // A link to the inputs that the address already holds changes no address.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      if (link && link.hash === location.hash && link.hash.includes('=')) restore('visitor')
    }
    const onInput = ({ target }: Event) => {
      if (!isOfForm(target)) return
      choosePeriod(target)
      tickByAmount(target)
      look()
    }
    const onLeave = ({ target }: FocusEvent) => {
      if (!isOfForm(target)) return
      tidy(target)
      look()
    }
    begin(current)
    addEventListener('hashchange', onHashChange)
    document.addEventListener('click', onClick)
    current.addEventListener('input', onInput)
    current.addEventListener('focusout', onLeave)
    return () => {
      clearTimeout(pause.current)
      removeEventListener('hashchange', onHashChange)
      document.removeEventListener('click', onClick)
      current.removeEventListener('input', onInput)
      current.removeEventListener('focusout', onLeave)
    }
  }, [])

  return {
    form,
    values,
    ...state,
    isStale,
    isLive,
    isWaiting,
    arrival,
    movedBy,
    ruleSet,
    submit: () => ask(ruleSet),
    chooseRuleSet: (chosen) => {
      setRuleSet(chosen)
      rememberRuleSet(chosen)
      if (calculated.current) void calculate(calculated.current.shown, chosen)
    },
  }
}

/** Whether an event is the form’s. A control without a name belongs to a part of it that asks something else. */
const isOfForm = (target: EventTarget | null) =>
  !((target instanceof HTMLInputElement || target instanceof HTMLSelectElement) && target.name === '')

/** Whether a field is a box, which can hold any text. */
const isTyped = (field: Field | undefined) => field !== undefined && isNumeric(field)

/** Whether the page was opened by a link or an address, and not by a reload or the way back. */
const isFirstVisit = () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type === 'navigate'

/** The two usage events of a submit, as specified, each with the main amount where there is one. */
function recordCalculation({ answer, result }: Calculated): void {
  const { slug } = answer.calculator
  const about = { category: 'calculator', label: slug, ...(result && { value: Number(result.record[result.headline]) }) }
  recordUsage({ name: 'calculate', ...about })
  recordUsage({ name: `${slug.replaceAll('-', '_')}_calculation`, ...about })
}

/** Puts the inputs into the address, next to the questions that are kept there for comparison and the part of the answer that is open. */
function keepInAddress(given: string): void {
  replaceFragment(withOpened(withKept(given, keptIn(location.hash)), openedIn(location.hash)))
}

/** Whether a form still asks what was calculated: 40,000 is the same salary as 40000. */
function asksTheSame(values: FormValues, { shown, inputs, answer }: Calculated & ShownInputs): boolean {
  if (Object.keys({ ...values, ...shown }).every((name) => values[name] === shown[name])) return true
  const { calculator } = answer
  if (isDecidingBlank(calculator, values) !== isDecidingBlank(calculator, shown)) return false
  const parsed = calculator.parse(values)
  return !parsed.issues && JSON.stringify(parsed.inputs) === JSON.stringify(inputs)
}
