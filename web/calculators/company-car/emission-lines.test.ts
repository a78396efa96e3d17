import { expect, it } from 'vitest'
import { ratesOf } from '#engine/tests/rates.ts'
import { emissionLines } from './emission-lines.ts'

it('the table by CO2 emissions has the rows of the Act, and one for each five grams up to the maximum (ITEPA 2003 s.139(1) and (3))', () => {
  const lines = emissionLines([ratesOf('constants'), ratesOf()]).map(({ name, figures }) => `${name}: ${figures.join(', ')}`)
  expect(lines.slice(0, 7)).toEqual([
    '51 to 54: 13%, 15%',
    '55 to 59: 14%, 16%',
    '60 to 64: 15%, 17%',
    '65 to 69: 16%, 18%',
    '70 to 74: 17%, 19%',
    '75 to 79: 18%, 20%',
    '80 to 84: 19%, 21%',
  ])
  // 37% is reached at 160 g/km in law, 17 steps above 75, and at 170 by the constants, which start at 18%.
  expect(lines.slice(-4)).toEqual(['155 to 159: 34%, 36%', '160 to 164: 35%, 37%', '165 to 169: 36%, 37%', '170 and over: 37%, 37%'])
})
