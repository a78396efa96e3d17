import { expect, it } from 'vitest'
import { nearestName } from './nearest-name.ts'

it.each<[string, string[], string | undefined, string]>([
  ['treshold', ['rate', 'threshold'], 'threshold', 'a letter left out'],
  ['perod', ['period', 'percent'], 'period', 'the nearer of two'],
  ['statuet', ['text', 'statute'], 'statute', 'two letters swapped'],
  ['vlaue', ['values', 'value'], 'value', 'swapped letters are one slip, so the nearer of two'],
  ['Class1.Employee.MainRate', ['class1.employee.mainRate'], 'class1.employee.mainRate', 'capitals'],
  ['GPB', ['GBP', 'cc'], 'GBP', 'a short name with one slip'],
  ['cc', ['mm', 'km'], undefined, 'nothing where every letter differs'],
  ['hmrc', ['statute', 'constants', 'text'], undefined, 'nothing where no name is near'],
])('%s among %j is %s: %s', (written, known, expected) => {
  expect(nearestName(written, known)).toBe(expected)
})
