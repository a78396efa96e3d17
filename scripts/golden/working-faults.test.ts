import { expect, it } from 'vitest'
import { workingFaults } from './working-faults.ts'

it.each([
  [
    'grossIncome: 45000 = 45000.00',
    { earnings: '45000.00' },
    'no working of earnings comes to 45000.00; add the clause earnings: 45000 = 45000.00',
  ],
  ['tax: 100*20% = 20.00', { tax: '19.50' }, 'no working of tax comes to 19.50; its clause comes to 20.00'],
  ['tax: 100*20% = 19.00', { tax: '20.00' }, 'tax works out to 20.00, not 19.00'],
])('%s is told with what to write instead', (working, out, told) => {
  expect(workingFaults({ working, out })).toEqual([told])
})
