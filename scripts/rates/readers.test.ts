import { describe, expect, it } from 'vitest'
import { askedBy } from './readers.ts'

const waysOf = (source: string) => [...askedBy(source, 'page.tsx', ['vat', 'nationalInsurance', 'studentLoans']).ways].sort()

describe('what code asks the tables for', () => {
  it.each([
    ['by its full name', 'const a = rates.nationalInsurance.class1.primaryThreshold', 'nationalInsurance.class1.primaryThreshold'],
    [
      'from parts of a branch',
      'const { employee } = rates.nationalInsurance.class1; f(employee.mainRate)',
      'nationalInsurance.class1.employee.mainRate',
    ],
    ['by another name', 'const { class1: { limit: most } } = nationalInsurance; f(most.value)', 'nationalInsurance.class1.limit.value'],
    ['from a parameter', 'const f = ({ vat }: Rates) => vat.standardRate', 'vat.standardRate'],
    ['from either of two branches', 'const { rate } = is ? vat.a : vat.b', 'vat.b.rate'],
    ['by a name that it works out', 'function f({ studentLoans }: R) { return studentLoans[plan].threshold }', 'studentLoans.*.threshold'],
    ['in a text, as pages do', 'const a = <Rate of="vat.returnMonths" />', 'vat.returnMonths'],
  ])('%s', (_, source, way) => {
    expect(waysOf(source)).toContain(way)
  })

  it.each([
    ['another thing’s property', 'const a = result.threshold'],
    ['words with a dot between them', "const a = 'VAT. Rates of it'"],
    ['a comment', '// vat.standardRate'],
  ])('does not include %s', (_, source) => {
    expect(waysOf(source)).toEqual([])
  })

  it('may be a name made from any word in the code', () => {
    expect([...askedBy("const plans = ['plan1', 'a plan', 'postgraduate']", 'a.ts', []).words]).toEqual(['plan1', 'postgraduate'])
  })
})
