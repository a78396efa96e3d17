import { inFigures, type NumberBox, periodIn } from '#engine/inputs/in-figures.ts'
import { type Control, controlsOf, type FormValues, valuesIn } from './form-values.ts'

/** What a form will say once the visitor leaves the field that they are filling in. */
export const readTidied = (form: HTMLFormElement): FormValues => valuesIn(form, tidied)

/** The kind of number that a control asks for; undefined for any other control. */
const boxOf = ({ dataset: { kind, per, periodIn: choice } }: Control): NumberBox | undefined =>
  kind === undefined ? undefined : { kind: kind as NumberBox['kind'], per, periodIn: choice }

/**
 * What a control says once the visitor has left it: a number in the figures that we read it as, such as 42,000 for `42k`, so that nobody is
 * misled; and a count or a date that was cleared goes back to what an empty box means.
 */
function tidied(control: Control): string {
  const { value, dataset } = control
  if (dataset['blank'] !== undefined && value.trim() === '') return dataset['blank']
  const box = boxOf(control)
  return box === undefined ? value : inFigures(value, box)
}

/**
 * Chooses the period that an amount names, such as `£15.20 an hour`, in the field that asks for it, and opens what hides that field. Already
 * while it is typed, so that nothing moves under a visitor who leaves the box by pressing something else.
 */
export function choosePeriod(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement)) return
  const box = boxOf(control)
  const period = box && periodIn(control.value, box)
  const choice = box?.periodIn === undefined ? null : control.form?.elements.namedItem(box.periodIn)
  if (period === undefined || !(choice instanceof HTMLSelectElement) || choice.value === period) return
  choice.value = period
  const details = choice.closest('details')
  if (details) details.open = true
}

/**
 * Ticks or unticks a box that an amount decides, while it is typed: one that pays only up to an amount of another field. A box that the
 * visitor has used stays as it is.
 */
export function tickByAmount(control: EventTarget | null): void {
  if (!(control instanceof HTMLInputElement) || !control.form) return
  if (control.dataset['upTo'] !== undefined) control.dataset['isChosen'] = 'true'
  const amount = Number(tidied(control).replace(/[£,]/g, ''))
  for (const box of controlsOf(control.form)) {
    const { amountIn, upTo, isChosen } = box.dataset
    if (box instanceof HTMLInputElement && amountIn === control.name && isChosen === undefined) box.checked = !(amount > Number(upTo))
  }
}

/** Tidies a control. */
export function tidy(control: EventTarget | null): void {
  choosePeriod(control)
  if (control instanceof HTMLInputElement && control.value !== tidied(control)) control.value = tidied(control)
}

/** The same for a whole form, before it is read. */
export const tidyForm = (form: HTMLFormElement): void => controlsOf(form).forEach(tidy)
