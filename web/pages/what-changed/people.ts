// Computed when the site is built. It knows every calculator, so nothing that runs in a browser may import it.
import type { Calculator } from '#engine/calculator.ts'
import { explain, type Waterfall } from '#engine/explain/explain.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { calculators } from '../../calculators/index.ts'
import { blankValues, type FormValues } from '../../form/form-values.ts'
import { toFragment } from '../../form/fragment.ts'
import { inYear } from '../../site/addresses.ts'
import { withInputs } from '../../text/worked-examples.ts'
import listed from './people.json' with { type: 'json' }

/** A typical person, and what they would type into a calculator. A field in braces stands for what they type there. */
export interface TypicalPerson {
  /** The calculator. */
  readonly slug: string
  readonly who: string
  readonly about: string
  /** What the calculator answers, as a label: `Take-home pay`. */
  readonly answer: string
  /** As text, by the names of the fields. A field that is left out is blank. */
  readonly inputs: Readonly<Partial<FormValues>>
}

/** The people of the list, `people.json`. */
export const people: readonly TypicalPerson[] = listed

/** What two tax years make of one person, who has the same income in both. */
export interface ComparedPerson extends Pick<TypicalPerson, 'who' | 'about' | 'answer'> {
  /** The answers of both years, and the exact split of their difference. */
  readonly split: Waterfall
  /** Whether more is better: the person keeps the amount, and does not pay it. */
  readonly isKept: boolean
  /** The addresses of the calculator in each year, filled in. */
  readonly links: Readonly<Record<'from' | 'to', string>>
}

const loaded = import.meta.glob<Calculator>('../../../engine/calculators/*/answer.ts', { eager: true, import: 'calculator' })

/** Compares two tax years for a person. @throws Error, which stops the build, if the calculator does not exist or refuses the inputs. */
export function compare({ slug, inputs, ...person }: TypicalPerson, from: TaxYear, to: TaxYear): ComparedPerson {
  const calculator = loaded[`../../../engine/calculators/${slug}/answer.ts`]
  const path = calculators.find((about) => about.slug === slug)?.path
  if (!calculator || path === undefined) throw new Error(`${person.who}: there is no calculator ${slug}`)
  const parsed = calculator.parse(inputs, to)
  if (parsed.issues) throw new Error(`${person.who}: ${slug} refuses the inputs`)
  const { headline, isKept } = calculator.calculate(parsed.inputs, { taxYear: to })
  const question = { inputs: parsed.inputs }
  const said = (template: string) => withInputs(template, calculator.fields, parsed.inputs)
  const linkIn = (year: TaxYear) => `${inYear(path, year)}#${toFragment({ ...inputs } as FormValues, blankValues(calculator.fields))}`
  return {
    ...person,
    who: said(person.who),
    about: said(person.about),
    split: explain(calculator, { ...question, taxYear: from }, { ...question, taxYear: to }, { field: headline }),
    isKept,
    links: { from: linkIn(from), to: linkIn(to) },
  }
}
