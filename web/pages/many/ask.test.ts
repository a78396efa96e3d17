import { expect, it } from 'vitest'
import { describedBy, isSeen, textOf, visit } from '../../dom/visit.ts'
import { manyPeople } from '../../site/many-people.ts'
import { ask, chosenIn, complain } from './ask.ts'
import type { ColumnQuestion } from './report.ts'

const question = (id: string): ColumnQuestion => ({
  id,
  label: `Column ${id}`,
  hint: `What is ${id}?`,
  options: [
    ['a', 'Pay'],
    ['b', 'Rent'],
  ],
  chosen: 'b',
})

it('what is wrong with a choice is seen and read at that choice alone, until it is mended', async () => {
  await visit(manyPeople.path)
  const form = document.createElement('form')
  document.body.append(form)
  ask(form, ['one', 'two'].map(question))
  expect([...chosenIn(form)]).toEqual([
    ['one', 'b'],
    ['two', 'b'],
  ])
  const [first, second] = [...form.querySelectorAll('select')]
  const errors = () => [...form.querySelectorAll('.field-error')].filter(isSeen).map(textOf)
  expect(errors()).toEqual([])
  expect(complain(form, [{ id: 'two', says: 'Choose another' }])).toBe(second)
  expect(errors()).toEqual(['Choose another'])
  expect(second && describedBy(second)).toBe('What is two? Choose another')
  expect([first, second].map((select) => select?.getAttribute('aria-invalid'))).toEqual(['false', 'true'])
  complain(form, [])
  expect(errors()).toEqual([])
  expect(second?.getAttribute('aria-invalid')).toBe('false')
})
