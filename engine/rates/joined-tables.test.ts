import { expect, it } from 'vitest'
import type { Tables } from '../calculator.ts'
import { joinedTables } from './joined-tables.ts'
import { ratesOn } from './rates-at.ts'
import type { AmountEntry } from './table.ts'

const limit = (...values: readonly (readonly [from: string, statute: string])[]): AmountEntry => ({
  entry: 'dividends.allowance',
  kind: 'amount',
  values: values.map(([from, statute]) => ({ from, statute })),
})
const tables = (entry: AmountEntry): Tables => ({ dividends: { deep: { limit: entry } } })

it('the tables of two years answer for both, whichever comes first', () => {
  const [earlier, later] = [tables(limit(['2024-04-06', '5'])), tables(limit(['2026-04-06', '7']))]
  for (const { dividends } of [joinedTables(earlier, later), joinedTables(later, earlier)]) {
    const on = (day: string) => ratesOn(dividends as { deep: { limit: AmountEntry } }, day, 'statute').deep.limit.value.toFixed()
    expect([on('2024-04-06'), on('2026-04-05'), on('2026-04-06')]).toEqual(['5', '5', '7'])
  }
})

it('a value that both have is there once, and a table that only one has stays out or as it is', () => {
  const own = tables(limit(['2024-04-06', '5'], ['2025-04-06', '6']))
  const joined = joinedTables({ ...own, vat: {} }, { ...tables(limit(['2025-04-06', '6'])), cis: {} })
  expect(joined).toEqual({ ...own, vat: {} })
})
