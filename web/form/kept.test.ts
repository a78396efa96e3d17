import { assert, dictionary, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toFragment } from './fragment.ts'
import { type KeptQuestion, keptIn, valuesOf, withKept } from './kept.ts'

const KEPT: KeptQuestion[] = [
  { year: '2025-26', fragment: 'annualSalary=60000&region=scotland' },
  { year: '2026-27', fragment: 'annualSalary=98000&pensionContribution=5' },
]

describe('questions that are kept in an address', () => {
  it('are read from it as they were written', () => {
    const fragment = withKept('annualSalary=102000', KEPT)
    expect(keptIn(`#${fragment}`)).toEqual(KEPT)
    expect(new URLSearchParams(fragment).get('annualSalary')).toBe('102000')
    expect(withKept(fragment, [])).toBe('annualSalary=102000')
    expect(keptIn(`#${withKept(fragment, KEPT.slice(1))}`)).toEqual(KEPT.slice(1))
  })

  it('may be questions for another calculator than that of the page', () => {
    const kept: KeptQuestion[] = [{ slug: 'self-employed', year: '2024-25', fragment: 'annualProfit=60000' }]
    const fragment = withKept('annualSalary=60000', kept)
    expect(new URLSearchParams(fragment).get('a')).toBe('2024-25/self-employed:annualProfit=60000')
    expect(keptIn(fragment)).toEqual(kept)
  })

  it('are at most two, from years that we have', () => {
    expect(keptIn(`#${withKept('', [...KEPT, ...KEPT])}`)).toEqual(KEPT)
    expect(keptIn('#a=1999-00:annualSalary=1&b=2025-26')).toEqual([])
    expect(keptIn(`#a=2025-26:${'x'.repeat(5000)}`)).toEqual([])
    expect(keptIn('')).toEqual([])
  })

  it('hold whatever a form says', () => {
    assert(
      property(dictionary(string({ minLength: 1, maxLength: 8 }), string({ maxLength: 30 }), { maxKeys: 6 }), (values) => {
        const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value.trim() !== ''))
        const [kept] = keptIn(`#${withKept('', [{ year: '2024-25', fragment: toFragment(given, {}) }])}`)
        expect(kept && { ...valuesOf(kept) }).toEqual({ ...given })
      }),
    )
  })
})
