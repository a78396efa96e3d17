import { expect, it } from 'vitest'
import { openedIn, withOpened } from './opened.ts'

it.each([
  ['#annualSalary=42000&open=working', 'working'],
  ['open=periods', 'periods'],
  ['#annualSalary=42000', undefined],
  ['#main', undefined],
  ['', undefined],
])('%s opens %s', (hash, part) => {
  expect(openedIn(hash)).toBe(part)
})

it('has the inputs with the last part that was opened, or with none', () => {
  const fragment = withOpened('#annualSalary=42000', 'working')
  expect(fragment).toBe('annualSalary=42000&open=working')
  expect(withOpened(fragment, 'periods')).toBe('annualSalary=42000&open=periods')
  expect(withOpened(fragment, undefined)).toBe('annualSalary=42000')
})
