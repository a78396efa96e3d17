import { describe, expect, it, vi } from 'vitest'
import { tables } from '../../engine/rates/generated/index.ts'
import { calculatorNamed, SLUGS } from '../../engine/tests/calculators.ts'
import { readGolden } from '../../golden/code/read-golden.ts'
import { readsOf } from '../../golden/code/row-reads.ts'
import { usesInCode, usesOf } from './uses.ts'
import { usesIn } from './uses-in.ts'

vi.setConfig({ testTimeout: 60_000 })

const inTheCode = usesInCode(Object.keys(tables))
const asked = (source: string) => usesIn(source, 'page.tsx', ['vat', 'nationalInsurance', 'studentLoans'])
const waysOf = (source: string) => [...asked(source).ways.keys()].sort()

describe('what code asks the tables for', () => {
  it.each([
    ['by its full name', 'const a = rates.nationalInsurance.class1.primaryThreshold', 'nationalInsurance.class1.primaryThreshold'],
    [
      'from parts of a branch',
      'const { employee } = rates.nationalInsurance.class1; f(employee.mainRate)',
      'nationalInsurance.class1.employee.mainRate',
    ],
    ['by another name', 'const { class1: { limit: most } } = nationalInsurance; f(most.value)', 'nationalInsurance.class1.limit.value'],
    ['from what is left of a branch', 'const { class1, ...others } = nationalInsurance; f(others.class4)', 'nationalInsurance.class4'],
    ['from a parameter', 'const f = ({ vat }: Rates) => vat.standardRate', 'vat.standardRate'],
    ['from what a parameter is if nothing is given', 'const f = (at = rates.vat) => at.standardRate', 'vat.standardRate'],
    [
      'from part of what a parameter is if nothing is given',
      'const f = ({ rate } = vat.standard) => rate.value',
      'vat.standard.rate.value',
    ],
    ['from either of two branches', 'const { rate } = is ? vat.a : vat.b', 'vat.b.rate'],
    ['from the tables on a day', 'const { rate } = ratesOn(tables.vat, day, rules)', 'vat.rate'],
    ['from the tables of each year', 'const all = years.map((y) => on(y).vat); f(all.map((one) => one.rate))', 'vat.rate'],
    ['from what a function of the file returns', 'const law = (y) => on(y).vat; f(law(2024).rate)', 'vat.rate'],
    ['by a name that it works out', 'function f({ studentLoans }: R) { return studentLoans[plan].threshold }', 'studentLoans.*.threshold'],
    ['in a text, as pages do', 'const a = <Rate of="vat.returnMonths" />', 'vat.returnMonths'],
    ['in a text with a part that it works out', 'const a = <Rate of={`studentLoans.${plan}.threshold`} />', 'studentLoans.*.threshold'],
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

  it('is not what the same name means in another function', () => {
    const source = 'const f = () => { const { rate } = vat; return rate.value }; const g = (rate) => rate.spent'
    expect(waysOf(source)).toEqual(['vat.rate', 'vat.rate.value'])
  })

  it('has the line of each place and the function that it is in', () => {
    const source = 'export function due() {\n  return vat.rate\n}\nexport const paid = {\n  when: () =>\n    vat.rate,\n}\nvat.rate'
    expect(asked(source).ways.get('vat.rate')).toEqual([
      { file: 'page.tsx', line: 2, by: 'due' },
      { file: 'page.tsx', line: 6, by: 'when' },
      { file: 'page.tsx', line: 8, by: '' },
    ])
  })

  it('may be a name made from any word in the code', () => {
    expect([...usesIn("const plans = ['plan1', 'a plan', 'postgraduate']", 'a.ts', []).words]).toEqual(['plan1', 'postgraduate'])
  })
})

it.each(SLUGS)('every entry that a golden row of %s reads is found in the rules', async (slug) => {
  const calculator = await calculatorNamed(slug)
  const read = new Set(readGolden(slug).flatMap((row) => readsOf(calculator, row).flatMap((each) => each.read.map(({ entry }) => entry))))
  expect(read.size).toBeGreaterThan(0)
  expect([...read].filter((entry) => !usesOf(entry, inTheCode).some(({ file }) => file.startsWith('engine/')))).toEqual([])
})
