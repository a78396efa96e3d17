import { expect, it } from 'vitest'
import { all, click, describedBy, one, pressKey, textOf, visit } from './visit.ts'

const shown = () => all('tooltip').map(textOf)

it('one tip is open at a time, until Escape, a press of its button or one anywhere else closes it', async () => {
  await visit('/income-tax-calculator')
  expect(shown()).toEqual([])
  const tips = all('button', /^About /)
  expect(tips.length).toBeGreaterThan(1)
  // As the keyboard reaches them.
  for (const tip of tips) {
    tip.focus()
    expect(shown()).toEqual([describedBy(tip)])
  }
  await pressKey('Escape')
  expect(shown()).toEqual([])
  const last = tips.at(-1)
  expect(document.activeElement).toBe(last)
  for (const isOpen of [true, false, true]) {
    // A finger comes down on it first, which must not close it to be opened again.
    await click(last as HTMLElement)
    expect(shown()).toHaveLength(isOpen ? 1 : 0)
  }
  await click(one('tooltip'))
  expect(shown(), 'its words can be pressed, to select them').toHaveLength(1)
  await click(one('heading', 'Income Tax Calculator'))
  expect(shown()).toEqual([])
})
