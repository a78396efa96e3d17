import { expect, it } from 'vitest'
import { aligned } from './aligned.ts'

it('columns are as wide as their widest cell, figures are aligned right, and no line ends in spaces', () => {
  expect(
    aligned(
      [
        ['field', 'got'],
        ['incomeTax', '7540.00'],
        ['pension', ''],
      ],
      [1],
    ),
  ).toBe(['field          got', 'incomeTax  7540.00', 'pension'].join('\n'))
})

it('a row is as high as its tallest cell', () => {
  expect(
    aligned([
      ['bands', '20% to £37,700\n40% above', 'ITA 2007'],
      ['rate', '8%', 'SSCBA 1992'],
    ]),
  ).toBe(['bands  20% to £37,700  ITA 2007', '       40% above', 'rate   8%              SSCBA 1992'].join('\n'))
})
