import { expect, it } from 'vitest'
import type { CodeNation } from '../../inputs/tax-code.ts'
import type { TaxYear } from '../../rates/rates-at.ts'
import { worth } from '../../tests/amounts.ts'
import { ratesOf } from '../../tests/rates.ts'
import { rateAt } from './code-rates.ts'

const percentAt = (above: number, nation: CodeNation, year?: TaxYear) =>
  worth(rateAt(above, { nation }, ratesOf('statute', year)))
    .times(100)
    .toFixed()

it.each<[CodeNation, string]>([
  ['', '20 40 45'],
  ['C', '20 40 45'],
  ['S', '20 21 42 45 48'],
])('BR, D0 and the codes after them with the letter “%s” take %s percent (SI 2003/2682 reg.24)', (nation, percents) => {
  const codes = percents.split(' ').map((_, above) => percentAt(above, nation))
  expect(codes.join(' ')).toBe(percents)
})

it('a code for a rate that its year does not have takes the highest one: SD3 in 2022/23, when Scotland had five', () => {
  expect([percentAt(3, 'S', '2022-23'), percentAt(4, 'S', '2022-23')]).toEqual(['46', '46'])
})
