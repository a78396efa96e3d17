import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { InputIssue } from '#engine/inputs/field.ts'
import type { Result } from '#engine/result/result.ts'
import type { AnswerModule } from '../components/calculator-page.ts'
import { type FormValues, readForm, revealChanges, writeForm } from './form-values.ts'
import { fromFragment, toFragment } from './fragment.ts'

export interface Calculation {
  readonly form: RefObject<HTMLFormElement | null>
  /** The last good result, with the code that shows it. */
  readonly answer?: { readonly result: Result; readonly module: AnswerModule } | undefined
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
}

type Outcome = Pick<Calculation, 'answer' | 'issues' | 'isUnavailable'>

/**
 * A calculator’s form and its outcome. Fields are the browser’s own (what was typed before the page came alive is kept);
 * the engine is fetched by `load` when it is first wanted; the address’s fragment carries the inputs.
 */
export function useCalculation(load: () => Promise<AnswerModule>): Calculation {
  const form = useRef<HTMLFormElement>(null)
  const defaults = useRef<FormValues>({})
  const calculated = useRef<FormValues | undefined>(undefined)
  const [outcome, setOutcome] = useState<Outcome>({ issues: [], isUnavailable: false })
  const [isStale, setStale] = useState(false)
  const [submitted, setSubmitted] = useState(0)
  const [isLive, setLive] = useState(false)

  const latest = useRef(0)

  function compareWithForm(): void {
    if (form.current && calculated.current) setStale(!isSame(readForm(form.current), calculated.current))
  }

  async function calculate(values: FormValues, isByVisitor: boolean): Promise<void> {
    const turn = ++latest.current
    const next = await outcomeOf(values, load)
    // Somebody may have calculated again, or typed on, while the arithmetic was on its way.
    if (turn !== latest.current || !form.current) return
    setOutcome((last) => ({ ...(last.answer && { answer: last.answer }), ...next }))
    if (next.answer) calculated.current = values
    compareWithForm()
    if (next.answer) keepInAddress(toFragment(values, defaults.current))
    if (isByVisitor) setSubmitted((count) => count + 1)
  }

  /** Back to the page as it was sent, as the way back to its bare address asks. */
  function clear(): void {
    latest.current++
    form.current?.reset()
    calculated.current = undefined
    setOutcome({ issues: [], isUnavailable: false })
    setStale(false)
  }

  const restore = useEffectEvent((isByVisitor: boolean) => {
    const values = fromFragment(location.hash, (name) => Object.hasOwn(defaults.current, name))
    if (!form.current) return
    if (!values) {
      if (location.hash === '' && isByVisitor) clear()
      return
    }
    writeForm(form.current, values)
    revealChanges(form.current, defaults.current)
    // What the address says, and not what the form could make of it: an unknown choice is refused by name.
    void calculate({ ...readForm(form.current), ...values }, isByVisitor)
  })
  const compare = useEffectEvent(compareWithForm)
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
    restore(false)
    setLive(true)
    addEventListener('hashchange', onHashChange)
    document.addEventListener('click', onClick)
    current.addEventListener('input', compare)
    current.addEventListener('focusin', fetchEarly, { once: true })
    return () => {
      removeEventListener('hashchange', onHashChange)
      document.removeEventListener('click', onClick)
      current.removeEventListener('input', compare)
      current.removeEventListener('focusin', fetchEarly)
    }
  }, [])

  return {
    form,
    ...outcome,
    isStale,
    isLive,
    submitted,
    submit: () => {
      if (form.current) void calculate(readForm(form.current), true)
    },
  }
}

const keepInAddress = (fragment: string) =>
  history.replaceState(null, '', fragment === '' ? location.pathname : `${location.pathname}#${fragment}`)

async function outcomeOf(values: FormValues, load: () => Promise<AnswerModule>): Promise<Outcome> {
  // The import fails only where the file cannot be fetched: a visitor who has gone offline.
  const module = await load().catch(() => undefined)
  if (!module) return { issues: [], isUnavailable: true }
  const parsed = module.calculator.parse(values)
  if (parsed.issues) return { issues: parsed.issues, isUnavailable: false }
  return { answer: { result: module.calculator.calculate(parsed.inputs), module }, issues: [], isUnavailable: false }
}

const isSame = (one: FormValues, other: FormValues) => Object.keys({ ...one, ...other }).every((name) => one[name] === other[name])

/** What the form says as it was sent, whatever the visitor or the browser has put in it since. */
function defaultsOf(form: HTMLFormElement): FormValues {
  const copy = form.cloneNode(true) as HTMLFormElement
  copy.reset()
  return readForm(copy)
}
