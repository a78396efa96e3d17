import { expect, it } from 'vitest'
import { calculator } from '#engine/calculators/income-tax/answer.ts'
import { MOST_CHARACTERS } from './form-values.ts'
import { fromFragment, toFragment } from './fragment.ts'

const isField = (name: string) => ['annualSalary', 'region'].includes(name)

it('holds what differs from the defaults, and gives it back', () => {
  const fragment = toFragment({ annualSalary: '£30,000 & more', region: 'england' }, { annualSalary: '', region: 'england' })
  expect(fromFragment(`#${fragment}`, isField)).toEqual({ annualSalary: '£30,000 & more' })
})

it('holds nothing where no field is named', () => {
  for (const hash of ['', '#', '#main', '#other=1', '#%', '#=&=&']) expect(fromFragment(hash, isField), hash).toBeUndefined()
})

it('gives back a text as long as a box accepts', () => {
  const text = '0'.repeat(MOST_CHARACTERS)
  expect(fromFragment(`#annualSalary=${text}`, isField)).toEqual({ annualSalary: text })
})

it.each(['0', '9', ' ', 'x', '0,', '%20', '1.'])('shortens a longer one, %j repeated, to one that is refused', (piece) => {
  const { annualSalary = '', region = '' } =
    fromFragment(`#annualSalary=1${piece.repeat(50_000)}5&region=${piece.repeat(50_000)}x`, isField) ?? {}
  expect([annualSalary.length, region.length]).toEqual([MOST_CHARACTERS + 1, MOST_CHARACTERS + 1])
  expect(calculator.parse({ annualSalary, region }).issues?.map(({ field }) => field)).toEqual(['annualSalary', 'region'])
})
