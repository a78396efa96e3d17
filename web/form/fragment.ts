import { type FormValues, MOST_CHARACTERS } from './form-values.ts'

/**
 * Inputs in the address’s fragment, `#annualSalary=60000&region=scotland`: enough to restore a calculation from a reload or a shared link,
 * and never sent to any server. Values that are the form’s own defaults are left out.
 */
export function toFragment(values: FormValues, defaults: FormValues): string {
  const changed = Object.entries(values).filter(([name, value]) => value.trim() !== '' && value !== defaults[name])
  return new URLSearchParams(changed).toString()
}

/**
 * The inputs in a fragment, for known fields only; undefined if it holds none, such as `#main`. A text too long for a box is cut and ends
 * in `…`: without that it could be a different number, so it is refused like any other text that is not a number.
 */
export function fromFragment(hash: string, isField: (name: string) => boolean): FormValues | undefined {
  const values = Object.fromEntries(
    [...new URLSearchParams(hash.replace(/^#/, ''))].filter(([name]) => isField(name)).map(([name, text]) => [name, capped(text)]),
  )
  return Object.keys(values).length > 0 ? values : undefined
}

const capped = (text: string) => (text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text)
