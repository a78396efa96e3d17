import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InputIssue } from '#engine/inputs/field.ts'
import { defaultRuleSet } from '#engine/rates/generated/rule-sets.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'
import type { Result } from '#engine/result/result.ts'
import type { Answer, CalculatorForm, Outcome } from '../components/calculator-form.ts'
import { blankValues, type FormValues, readForm, readTidied, revealChanges, tidy, tidyForm, writeForm } from './form-values.ts'
import { fromFragment, toFragment } from './fragment.ts'
import { rememberedRuleSet, rememberRuleSet, ruleSetNamed } from './remembered-rules.ts'
import { recordUsage } from './usage.ts'

export interface Calculation {
  readonly form: RefObject<HTMLFormElement | null>
  /** What the form says now. */
  readonly values: FormValues
  /** The last good result, with the code that shows it. */
  readonly outcome?: (Outcome & { readonly answer: Answer }) | undefined
  readonly issues: readonly InputIssue[]
  /** The form no longer says what the result was worked out from. */
  readonly isStale: boolean
  /** The script has come: a submit will be heard. */
  readonly isLive: boolean
  /** The arithmetic could not be fetched. */
  readonly isUnavailable: boolean
  /** Rises with every submit by the visitor, so that focus can follow the outcome. Restoring from the address does not count. */
  readonly submitted: number
  readonly submit: () => void
  /** Works the last result out anew by another rule set. */
  readonly chooseRuleSet: (ruleSet: RuleSet) => void
}

type State = Pick<Calculation, 'outcome' | 'issues' | 'isUnavailable'>

/** The name in the address of the rule set, which is no field of any form. */
const RULES = 'rules'

/**
 * A calculator’s form and its outcome. Fields are the browser’s own (what was typed before the page came alive is kept);
 * the engine is fetched by `load` when it is first wanted; the address’s fragment carries the inputs and the rule set.
 */
export function useCalculation({ fields, load }: Pick<CalculatorForm, 'fields' | 'load'>): Calculation {
  const form = useRef<HTMLFormElement>(null)
  const defaults = useRef<FormValues>({})
  const calculated = useRef<FormValues | undefined>(undefined)
  const ruleSet = useRef<RuleSet>(defaultRuleSet)
  const [values, setValues] = useState<FormValues>(() => blankValues(fields))
  const [state, setState] = useState<State>({ issues: [], isUnavailable: false })
  const [isStale, setStale] = useState(false)
  const [submitted, setSubmitted] = useState(0)
  const [isLive, setLive] = useState(false)

  const latest = useRef(0)

  function lookAtForm(): void {
    if (!form.current) return
    setValues(readForm(form.current))
    // As it will be when the field is left: nothing may move under a visitor who leaves it by pressing something else.
    if (calculated.current) setStale(!isSame(readTidied(form.current), calculated.current))
  }

  /** `shown` is how the form says what was given: an address may write nothing as 0, which a form leaves empty. */
  async function calculate(given: FormValues, isByVisitor: boolean, shown = given): Promise<void> {
    const turn = ++latest.current
    const next = await stateAfter(given, ruleSet.current, load)
    // Somebody may have calculated again, or typed on, while the arithmetic was on its way.
    if (turn !== latest.current || !form.current) return
    setState((last) => ({ ...(last.outcome && { outcome: last.outcome }), ...next }))
    if (next.outcome) {
      calculated.current = shown
      keepInAddress(toFragment({ ...given, [RULES]: ruleSet.current }, { ...defaults.current, [RULES]: defaultRuleSet }))
    }
    lookAtForm()
    if (!isByVisitor) return
    setSubmitted((count) => count + 1)
    if (next.outcome) recordCalculation(next.outcome.result)
  }

  /** Back to the page as it was sent, as the way back to its bare address asks. */
  function clear(): void {
    latest.current++
    form.current?.reset()
    calculated.current = undefined
    ruleSet.current = rememberedRuleSet()
    setState({ issues: [], isUnavailable: false })
    setStale(false)
    lookAtForm()
  }

  const restore = useEffectEvent((isByVisitor: boolean) => {
    const given = fromFragment(location.hash, (name) => name === RULES || Object.hasOwn(defaults.current, name))
    if (!form.current) return
    if (!given) {
      if (location.hash === '' && isByVisitor) clear()
      else if (!calculated.current) ruleSet.current = rememberedRuleSet()
      return
    }
    const { [RULES]: rules, ...inputs } = given
    // An address with inputs says by which rules: who follows a link sees what it was made of.
    ruleSet.current = ruleSetNamed(rules)
    writeForm(form.current, inputs)
    revealChanges(form.current, defaults.current)
    // What the address says, and not what the form could make of it: an unknown choice is refused by name.
    const shown = readForm(form.current)
    void calculate({ ...shown, ...inputs }, isByVisitor, shown)
  })
  const look = useEffectEvent(lookAtForm)
  // By the time a field is filled in, the arithmetic has come.
  const fetchEarly = useEffectEvent(() => void load().catch(() => undefined))

  useEffect(() => {
    const { current } = form
    if (!current) return
    defaults.current = defaultsOf(current)
    // Opening the page with inputs in its address moves nothing; following a link that fills the form leads to the result.
    const onHashChange = () => restore(true)
    // A link to the inputs that the address already holds changes no address.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
      if (link && link.hash === location.hash && link.hash.includes('=')) restore(true)
    }
    const onLeave = ({ target }: FocusEvent) => {
      tidy(target)
      look()
    }
    restore(false)
    look()
    setLive(true)
    addEventListener('hashchange', onHashChange)
    document.addEventListener('click', onClick)
    current.addEventListener('input', look)
    current.addEventListener('focusout', onLeave)
    current.addEventListener('focusin', fetchEarly, { once: true })
    return () => {
      removeEventListener('hashchange', onHashChange)
      document.removeEventListener('click', onClick)
      current.removeEventListener('input', look)
      current.removeEventListener('focusout', onLeave)
      current.removeEventListener('focusin', fetchEarly)
    }
  }, [])

  return {
    form,
    values,
    ...state,
    isStale,
    isLive,
    submitted,
    submit: () => {
      if (!form.current) return
      tidyForm(form.current)
      void calculate(readForm(form.current), true)
    },
    chooseRuleSet: (chosen) => {
      ruleSet.current = chosen
      rememberRuleSet(chosen)
      if (calculated.current) void calculate(calculated.current, false)
    },
  }
}

/** The two usage events of a submit, as specified, each with the main amount. */
function recordCalculation({ slug, headline, record }: Result): void {
  const about = { category: 'calculator', label: slug, value: Number(record[headline]) }
  recordUsage({ name: 'calculate', ...about })
  recordUsage({ name: `${slug.replaceAll('-', '_')}_calculation`, ...about })
}

const keepInAddress = (fragment: string) =>
  history.replaceState(null, '', fragment === '' ? location.pathname : `${location.pathname}#${fragment}`)

async function stateAfter(given: FormValues, ruleSet: RuleSet, load: CalculatorForm['load']): Promise<State> {
  // The import fails only where the file cannot be fetched: a visitor who has gone offline.
  const answer = await load().then(
    (module) => module.answer,
    () => undefined,
  )
  if (!answer) return { issues: [], isUnavailable: true }
  const parsed = answer.calculator.parse(given)
  if (parsed.issues) return { issues: parsed.issues, isUnavailable: false }
  const { inputs } = parsed
  return { outcome: { result: answer.calculator.calculate(inputs, { ruleSet }), inputs, answer }, issues: [], isUnavailable: false }
}

const isSame = (one: FormValues, other: FormValues) => Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

/** What the form says as it was sent, whatever the visitor or the browser has put in it since. */
function defaultsOf(form: HTMLFormElement): FormValues {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.reset()
  return readForm(copy)
}
