// What holds on the page of each calculator. `npm test` tries it on three of them, and the slow tests on all others.
import { expect, it } from 'vitest'
import { fullestRow, visitorRows } from '../e2e/support/golden.ts'
import { controlsIn, valuesIn } from '../e2e/support/read-page.ts'
import type { About } from '../site/about.ts'
import { address, answer, card, inputsIn, mistakes, readCard, said, textsOf } from './result.ts'
import { all, click, describedBy, fillForm, form, isSeen, one, pressKey, reload, send, textOf, visit, withInputs } from './visit.ts'

export function holdsOnPageOf(calculator: About): void {
  // A whole year’s bill may be of any one kind of income, so it asks for none by name.
  if (calculator.slug !== 'tax-bill') itAsksForWhatIsMissing(calculator)
  itTakesNoughts(calculator)
  itKeepsTheForm(calculator)
  itSaysWhereFiguresComeFrom(calculator)
  itLeadsBackToTheForm(calculator)
  itReadsPicturesFromThere(calculator)
  itOpensMoreOptions(calculator)
}

function itAsksForWhatIsMissing({ path, name, slug }: About): void {
  it(`a visitor of the ${name} who enters nothing is asked for the main amounts by name, and hears the result of what is entered`, async () => {
    await visit(path)
    expect(said()).toBe('')
    expect(form().querySelector('input[type="number"]'), 'a mouse wheel changes nothing').toBeNull()
    // Tax codes have letters.
    const amounts = [...form().querySelectorAll('input[type="text"]:not([autocapitalize])')]
    expect(amounts.length).toBeGreaterThan(0)
    for (const each of amounts) expect(each.getAttribute('inputmode')).toMatch(/^(decimal|numeric)$/)

    await send()
    const required = [...form().querySelectorAll('[aria-required="true"]')]
    expect(required.length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(one('alert'))
    expect(mistakes()).toEqual(required.map(() => expect.stringMatching(/^Enter (an amount|a number) for “.+”, or 0 if there is none$/)))
    for (const each of required) {
      expect(each.getAttribute('aria-invalid')).toBe('true')
      expect(describedBy(each)).toMatch(/Error: Enter/)
    }
    expect(answer()).toBe('')
    expect(address()).not.toContain('#')

    await fillForm(fullestRow(slug).in)
    await send()
    expect(document.activeElement).toBe(card().querySelector('h2'))
    expect(said()).toContain(/£[\d,.]+\d/.exec(answer())?.[0])
  })
}

function itTakesNoughts({ path, name }: About): void {
  it(`a visitor of the ${name} may enter 0 everywhere, and it stays in the boxes and in the address`, async () => {
    await visit(path)
    const noughts = Object.fromEntries(
      Object.entries(controlsIn(form())).flatMap(([key, { isHidden, blank }]) =>
        // The number of months is twelve by default and cannot be nothing, and a tax code is no amount.
        !isHidden && blank === '' && form().querySelector(`[name="${key}"][inputmode]`) ? [[key, '0']] : [],
      ),
    )
    await fillForm(noughts)
    await send()
    expect(mistakes()).toEqual([])
    expect(textsOf(card(), '.answer-large')[0]).toContain('£')
    expect(valuesIn(form())).toMatchObject(noughts)
    await reload()
    expect(textsOf(card(), '.answer-large')[0]).toContain('£')
    expect(valuesIn(form())).toMatchObject(noughts)
  })
}

const seen = () => ({ address: address(), form: valuesIn(form()), rows: readCard().rows })

function itKeepsTheForm({ path, name, slug }: About): void {
  it(`a visitor of the ${name} keeps the form and the result after a reload and in a shared link`, async () => {
    const inputs = fullestRow(slug).in
    await visit(path)
    await fillForm(inputs)
    await send()
    const asFilled = seen()
    expect(asFilled.rows).not.toEqual([])
    for (const [key, value] of Object.entries(inputsIn(address()))) expect(inputs[key], key).toBe(value)
    await reload()
    expect(seen()).toEqual(asFilled)
    expect(textsOf(card(), '.print-details dd').at(-1), 'the address on paper').toBe(location.href)
    await visit(asFilled.address)
    expect(seen()).toEqual(asFilled)
  })
}

function itSaysWhereFiguresComeFrom({ path, name, slug }: About): void {
  it(`every figure of the ${name} says where it comes from, and where it is used next`, async () => {
    await visit(withInputs(path, fullestRow(slug).in))
    const figures = all('button', undefined, one('table', 'Result by line', card()))
    expect(figures.length).toBeGreaterThan(2)
    for (const each of figures) {
      expect(each.getAttribute('aria-expanded')).toBe('false')
      await click(each)
      expect(each.getAttribute('aria-expanded')).toBe('true')
    }
    const origins = [...card().querySelectorAll('tr.row-origin')]
    expect(origins).toHaveLength(figures.length)
    for (const origin of origins) expect(textOf(origin)).toMatch(/^(\d+\. \S.*|You entered this\.|This is zero for what you entered)/)
    const chained = origins.filter((origin) => textOf(origin).includes('Used in'))
    // The first opens the working, and the other finds it open.
    for (const origin of [chained[0], chained.at(-1)]) {
      const next = all('button', undefined, origin).at(-1) as HTMLElement
      await click(next)
      expect(document.activeElement?.localName).toBe('h3')
      expect(textOf(document.activeElement)).toContain(textOf(next))
    }
  })
}

function itLeadsBackToTheForm({ path, name, slug }: About): void {
  it(`each way from the answer of the ${name} to its form ends at a field that is to be seen`, async () => {
    await visit(withInputs(path, fullestRow(slug).in))
    for (const link of [...card().querySelectorAll('a[href="#form-title"]')].filter(isSeen)) {
      await click(link)
      const field = document.activeElement as HTMLInputElement
      expect([form().contains(field), field.name !== '', isSeen(field)], textOf(link)).toEqual([true, true, true])
    }
  })
}

function itReadsPicturesFromThere({ path, name, slug }: About): void {
  it(`each picture of the ${name} is read on from where the visitor is`, async () => {
    await visit(withInputs(path, fullestRow(slug).in))
    for (const fold of card().querySelectorAll('.picture-details:not([open])')) await click(fold.querySelector('summary') as HTMLElement)
    for (const picture of all('slider', undefined, card())) {
      const at = () => Number(picture.getAttribute('aria-valuenow'))
      const here = at()
      picture.focus()
      // Somebody may be at the left end.
      const [away, back] = here > 0 ? (['ArrowLeft', 'ArrowRight'] as const) : (['ArrowRight', 'ArrowLeft'] as const)
      await pressKey(away)
      expect(Math.sign(at() - here), picture.ariaLabel ?? '').toBe(here > 0 ? -1 : 1)
      await pressKey(back)
      expect(at(), picture.ariaLabel ?? '').toBe(here)
    }
  })
}

const isOpen = (key: string) => form().querySelector<HTMLElement>(`[name="${key}"]`)?.closest('details')?.open

function itOpensMoreOptions({ path, name, slug }: About): void {
  it(`a link to the ${name} that sets one of the folded options opens them, and any other leaves them closed`, async () => {
    await visit(path)
    const controls = controlsIn(form())
    const isInside = ([key, value]: readonly [string, string]) => controls[key]?.isHidden === true && value !== controls[key].blank
    const rows = visitorRows(slug).filter((row) => Object.keys(row.in).length > 0)
    const without = rows.find((row) => !Object.entries(row.in).some(isInside))
    const within = rows.find((row) => Object.entries(row.in).some(isInside))
    expect(without ?? within).toBeDefined()
    if (without) {
      await visit(withInputs(path, without.in))
      expect(form().querySelectorAll('details[open]'), without.case).toHaveLength(0)
    }
    if (within) {
      await visit(withInputs(path, within.in))
      for (const [key] of Object.entries(within.in).filter(isInside)) expect(isOpen(key), `${within.case}: ${key}`).toBe(true)
    }
  })
}
