// What somebody sees who has changed a form is what somebody sees who comes to its address.
import { expect, it } from 'vitest'
import { calculators } from '../calculators/index.ts'
import { fillingRows } from '../e2e/support/golden.ts'
import { card } from './result.ts'
import { click, fillForm, type Inputs, isSeen, send, settled, textOf, visit, withInputs } from './visit.ts'

/** The calculators whose cards have every part between them. */
export const OPENED_FIRST: ReadonlySet<string> = new Set(['income-tax', 'tax-bill'])

/** Starts from the answer that stood there when it was opened, and keeps that amount. */
const BACKWARDS = 'Work backwards'

/** Opens every other folded part of the card, and those within them. */
async function openAll(): Promise<void> {
  for (;;) {
    const closed = [...card().querySelectorAll('details:not([open]) > summary')].find((each) => isSeen(each) && textOf(each) !== BACKWARDS)
    if (!closed) return
    await click(closed)
  }
}

/** The words of a part of the card, and what its charts and links say to machines. */
const saidBy = (part: Element) =>
  [
    textOf(part),
    ...[...part.querySelectorAll('[aria-valuetext], a[href]')].map(
      (each) => each.getAttribute('href') ?? each.getAttribute('aria-valuetext'),
    ),
  ]
    .join(' ')
    .replace(/&open=\w+/g, '')

const partsOf = (): string[] => [...card().querySelectorAll(':scope > *')].map(saidBy)

/** The same with a thousand pounds more in the first amount. */
function withMore(inputs: Inputs): Inputs {
  const [name = '', amount = ''] = Object.entries(inputs).find(([, value]) => Number(value) >= 100) ?? []
  return { ...inputs, [name]: String(Number(amount) + 1000) }
}

export function isAsOpened({ slug, path, name }: (typeof calculators)[number]): void {
  it(`with all of it open, the card of the ${name} follows a change of the form to what its address shows`, async () => {
    const [first, ...others] = fillingRows(slug).map((row) => row.in)
    if (!first) throw new Error(`no row fills in ${slug}`)
    await visit(withInputs(path, first))
    await openAll()
    await fillForm(others.at(-1) ?? withMore(first))
    // An amount that looks wrong is asked about before it is answered.
    for (let times = 0; times < 2 && card().querySelector('[data-stale]'); times++) await send()
    await openAll()
    await settled()
    const followed = partsOf()
    await visit(`${location.pathname}${location.hash}`)
    await openAll()
    await settled()
    expect(followed).toEqual(partsOf())
  })
}
