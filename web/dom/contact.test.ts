import { expect, it } from 'vitest'
import { mistakes, unfold } from './result.ts'
import { one, press, textOf, visit } from './visit.ts'

const WRITTEN = {
  'First Name': 'Ada',
  'Last Name': 'Byron',
  'Email Address': 'ada@example.org',
  Subject: 'A rate',
  Message: 'It looks 48271.93 wrong.',
}

const type = (label: string, value: string) => {
  const control = one('textbox', label) as HTMLInputElement
  control.value = value
}
const status = () => textOf(document.querySelector('[data-status]'))

it('that a message is copied is said until the next one, which may have faults', async () => {
  await visit('/contact')
  await unfold('Write a message and keep it', document.body)
  for (const [label, value] of Object.entries(WRITTEN)) type(label, value)
  await press('Copy Message')
  expect([mistakes(), status()]).toEqual([[], 'The message is copied. It has not been sent.'])
  type('Message', '')
  await press('Copy Message')
  expect([mistakes(), status()]).toEqual([['Enter a message'], ''])
})
