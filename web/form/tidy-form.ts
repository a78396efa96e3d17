import { type Box, inFigures } from '#engine/inputs/in-figures.ts'
import { type Control, controlsOf, type FormValues, valuesIn } from './form-values.ts'

/** What a form will say once the visitor leaves the field that they are filling in. */
export const readTidied = (form: HTMLFormElement): FormValues => valuesIn(form, tidied)

/**
 * What a control says once the visitor has left it: a number in the figures that we read it as, such as 42,000 for `42k`, so that nobody is
 * misled; and a count or a date that was cleared goes back to what an empty box means.
 */
function tidied({ value, dataset: { blank, kind, per } }: Control): string {
  if (blank !== undefined && value.trim() === '') return blank
  return kind === undefined ? value : inFigures(value, { kind: kind as Box['kind'], per })
}

/** Tidies a control. */
export function tidy(control: EventTarget | null): void {
  if (control instanceof HTMLInputElement && control.value !== tidied(control)) control.value = tidied(control)
}

/** The same for a whole form, before it is read. */
export const tidyForm = (form: HTMLFormElement): void => controlsOf(form).forEach(tidy)
