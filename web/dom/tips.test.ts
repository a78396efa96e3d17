import { expect, it } from 'vitest'
import { all, click, describedBy, one, pressKey, settled, textOf, visit } from './visit.ts'

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
    last?.click()
    await settled()
    expect(shown()).toHaveLength(isOpen ? 1 : 0)
  }
  await click(one('heading', 'Income Tax Calculator'))
  expect(shown()).toEqual([])
})
