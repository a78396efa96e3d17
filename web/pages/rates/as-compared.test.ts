import { expect, it } from 'vitest'
import type { EntryProvenance } from '#engine/rates/provenance.ts'
import { asCompared, type ValueFrom } from './as-compared.ts'

const isSame = (kind: EntryProvenance['kind'], one: ValueFrom, other: ValueFrom) =>
  asCompared({ kind }, one) === asCompared({ kind }, other)
const in2025 = (value: ValueFrom['value']) => ({ from: '2025-04-06', value })
const in2026 = (value: ValueFrom['value']) => ({ from: '2026-04-06', value })
const bands = (upTo: string) => [
  { name: 'basic', rate: '20%', upTo },
  { name: 'higher', rate: '40%' },
]

it.each([
  ['a rate', 'percent', '8%', '8%', true],
  ['another rate', 'percent', '8%', '10%', false],
  ['bands', 'bands', bands('100'), bands('100'), true],
  ['bands with another limit', 'bands', bands('100'), bands('110'), false],
  ['a deadline a year later', 'date', '2027-01-31', '2028-01-31', true],
  ['a deadline on another day', 'date', '2027-01-31', '2028-02-01', false],
  ['a deadline that did not move on with its tax year', 'date', '2027-01-31', '2027-01-31', false],
  ['a day that belongs to no tax year', 'day', '2027-01-31', '2028-01-31', false],
] as const)('%s', (_, kind, one, other, same) => {
  expect(isSame(kind, in2025(one), in2026(other))).toBe(same)
})
