import type { About } from '../site/about.ts'
import { inYear } from '../site/addresses.ts'
import type { Page } from '../site/page.ts'

/** A calculator as other sites may list it: what it is, what it asks, what it answers, for whom, on what terms. */
interface Descriptor {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly category: About['category']
  /** The inputs, by the names in links and tables of inputs, with their labels on the form. */
  readonly inputFields: readonly { readonly name: string; readonly label: string }[]
  /** The results, by their names in the record. */
  readonly outputFields: readonly string[]
  readonly isAccessibleForFree: true
  readonly requiresRegistration: false
  readonly audience: 'UK taxpayers'
}

/** The descriptor of a calculator. `site` goes before its path; without it the address is relative. */
export const descriptorOf = (
  { name, path, category }: About,
  { fields, outputs }: NonNullable<Page['calculator']>,
  description: string,
  site = '',
): Descriptor => ({
  name,
  description,
  url: `${site}${inYear(path)}`,
  category,
  inputFields: Object.entries(fields).map(([field, { label }]) => ({ name: field, label })),
  outputFields: outputs,
  isAccessibleForFree: true,
  requiresRegistration: false,
  audience: 'UK taxpayers',
})
