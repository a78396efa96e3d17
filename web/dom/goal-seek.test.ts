import { expect, it } from 'vitest'
import { address, answer, card, mistakes, unfold } from './result.ts'
import { all, box, fill, form, one, press, send, textOf, visit } from './visit.ts'

const asked = (within: Element = form()) => one('group', /I need to take home/, within)
const needed = (within?: Element) => one('textbox', /I need to take home/, asked(within)) as HTMLInputElement
const ASK = /^Work backwards From the/

it('somebody who needs an amount a month finds the salary for it, and then changes the answer', async () => {
  await visit('/income-tax-calculator#needed=2500+a+month')
  expect(needed().value).toBe('2500')
  expect(one('combobox', 'Period', asked())).toHaveProperty('value', 'month')
  // 12,570 + (30,000 − 12,570) ÷ 72% = 36,778.333…
  expect(all('status', undefined, asked()).map(textOf)).toEqual(['You need a salary of £36,778.33 a year.'])
  await press('Use this salary', asked())
  expect(answer()).toBe('£30,000')
  expect(box('Annual Salary').value).toBe('36778.33')

  await unfold('Work backwards')
  expect(document.activeElement).toBe(needed(card()))
  expect(needed(card()).value).toBe('30,000')
  await fill(needed(card()), '33759.60')
  expect(all('status', undefined, asked(card())).map(textOf)).toEqual(['You need a salary of £42,000 a year.'])
  await press('Use this salary', asked(card()))
  expect(answer()).toBe('£33,760')
  expect(all('group', /I need to take home/, card())).toEqual([])

  await unfold('Work backwards')
  await fill(needed(card()), 'much')
  expect(textOf(asked(card()))).toContain('Enter an amount in pounds')
})

it('a form asked backwards says what it needs first, and what comes closest', async () => {
  await visit('/specialised-tax/ir35-tax-calculator')
  await unfold(ASK, form())
  await press('Days Worked', form())
  expect(document.activeElement).toBe(box('Days Worked'))
  await fill('Days Worked', '0')
  const outside = one('group', 'Outside IR35, I need to take home')
  await fill(one('textbox', /I need to take home/, outside) as HTMLInputElement, '5000')
  expect(textOf(outside)).toContain('No amount gives £60,000 a year. The most that you can get is £0 a year.')
})

it('whoever has only typed what they need can press Calculate', async () => {
  await visit('/self-employed-tax-calculator')
  await unfold(ASK, form())
  expect(one('combobox', 'Period', asked())).toHaveProperty('value', 'month')
  await fill(needed(), 'much')
  expect(textOf(asked())).toContain('Enter an amount in pounds')
  await fill(needed(), '2500')
  // Below 50,270 each pound costs 20% and 6%: 12,570 + (30,000 − 12,570) ÷ 74% = 36,124.054…
  expect(textOf(asked())).toContain('You need a profit of £36,124.05 a year.')
  await send()
  expect(box('Annual Business Profit').value).toBe('36124.05')
  expect(document.activeElement).toBe(card().querySelector('h2'))
  expect(mistakes()).toEqual([])
  // What the form says goes first.
  await fill('Annual Business Profit', '40000')
  await send()
  expect(address()).toBe('/self-employed-tax-calculator#annualProfit=40000')
})

it('an amount that names its period is for that period, and the next one that names none too', async () => {
  await visit('/self-employed-tax-calculator')
  await unfold(ASK, form())
  const period = () => (one('combobox', 'Period', asked()) as HTMLSelectElement).value
  await fill(needed(), '30,000 a year')
  // As above.
  expect(textOf(asked())).toContain('You need a profit of £36,124.05 a year.')
  expect(period()).toBe('year')
  await fill(needed(), '30000')
  expect(textOf(asked())).toContain('You need a profit of £36,124.05 a year.')
  await fill(needed(), '2500 a month')
  expect(textOf(asked())).toContain('You need a profit of £36,124.05 a year.')
  expect(period()).toBe('month')
})
