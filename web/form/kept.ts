import { taxYears } from '#engine/rates/generated/tax-years.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import type { FormValues } from './form-values.ts'
import { isNameIn } from './name-in.ts'

/**
 * A question that is kept to be compared with others: the tax year of its page, and what the form said, as the fragment of its address.
 */
export interface KeptQuestion {
  /** The slug of the calculator that was asked, if that is not the one of the page. */
  readonly slug?: string
  readonly year: TaxYear
  readonly fragment: string
}

/** The names in the address under which questions are kept. The answer on the page is the one after the last of them. */
const NAMES = ['a', 'b'] as const
export const MOST_KEPT = NAMES.length
/** The letters of compared answers, by place: A, B, or C for the page’s own answer after two. */
export const letterOf = (index: number): string => 'ABC'.charAt(index)
/** Longer than any form’s inputs. */
const LONGEST = 2 ** 12

/** The questions that an address keeps, in order. What is not one of ours is left out. */
export function keptIn(hash: string): KeptQuestion[] {
  const address = new URLSearchParams(hash.replace(/^#/, ''))
  return NAMES.flatMap((name) => {
    const text = address.get(name) ?? ''
    const [head = ''] = text.split(':', 1)
    const fragment = text.slice(head.length + 1)
    const [year = '', slug] = head.split('/')
    return fragment.length <= LONGEST && isNameIn(year, taxYears) && text.startsWith(':', head.length)
      ? [{ ...(slug && { slug }), year, fragment }]
      : []
  })
}

/** A fragment with these questions kept in it, and no others. */
export function withKept(fragment: string, kept: readonly KeptQuestion[]): string {
  const address = new URLSearchParams(fragment.replace(/^#/, ''))
  for (const name of NAMES) address.delete(name)
  for (const [index, { slug, year, fragment: inputs }] of kept.slice(0, MOST_KEPT).entries())
    address.set(NAMES[index] ?? '', `${slug === undefined ? year : `${year}/${slug}`}:${inputs}`)
  return address.toString()
}

/** What a kept question says, by field name, and the name of its rule set if it is not the law. */
export function valuesOf({ fragment }: KeptQuestion): FormValues {
  return Object.fromEntries(new URLSearchParams(fragment))
}
