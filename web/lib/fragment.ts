import type { FormValues } from './form-values.ts'

/**
 * Inputs in the address’s fragment, `#annualSalary=60000&region=scotland`: enough to restore a calculation from a reload or a shared link,
 * and never sent to any server. Values that are the form’s own defaults are left out.
 */
export function toFragment(values: FormValues, defaults: FormValues): string {
  const changed = Object.entries(values).filter(([name, value]) => value.trim() !== '' && value !== defaults[name])
  return new URLSearchParams(changed).toString()
}

/** The inputs in a fragment, those of known fields alone; undefined where it carries none, such as `#main`. */
export function fromFragment(hash: string, isField: (name: string) => boolean): FormValues | undefined {
  const values = Object.fromEntries([...new URLSearchParams(hash.replace(/^#/, ''))].filter(([name]) => isField(name)))
  return Object.keys(values).length > 0 ? values : undefined
}
