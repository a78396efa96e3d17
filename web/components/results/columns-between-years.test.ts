import { expect, it } from 'vitest'
import { amountIn } from '#engine/explain/amount-in.ts'
import { answerInOtherYear } from '#engine/explain/between-years.ts'
import { tablesIn } from '#engine/rates/generated/years/index.ts'
import { joinedTables } from '#engine/rates/joined-tables.ts'
import type { TaxYear } from '#engine/rates/rates-at.ts'
import { calculatorNamed } from '#engine/tests/calculators.ts'
import { inputsOf } from '#engine/tests/questions.ts'
import { columnDifferences, differencesInWords } from './columns-between-years.ts'

/** What is said of an answer of 2026/27 by the rules of another year. */
async function saidOf(slug: string, inputs: Readonly<Record<string, string>>, to: TaxYear = '2025-26') {
  const calculator = await calculatorNamed(slug)
  const asked = inputsOf(calculator, { ruleSet: 'statute', taxYear: '2026-27', inputs })
  const result = calculator.calculate(asked, { taxYear: '2026-27' })
  const tables = joinedTables(calculator.tables, (await tablesIn[to]()).tables)
  const all = columnDifferences(result, (field) =>
    answerInOtherYear({ calculator, inputs: asked, from: '2026-27', to, field, tables })?.minus(amountIn(result.record, field, slug)),
  )
  return all && { first: all[0].field, says: differencesInWords(result, all) }
}

it('names each of two answers where one is the same and the other is not', async () => {
  // Dividend tax rose by two points from 6 April 2026 (ITA 2007 s.8): what is pay is taxed as before.
  const contract = { dailyRate: '450', daysWorked: '220' }
  const outside = await saidOf('ir35', { ...contract, ir35Status: 'outside' })
  expect(outside?.says).toBe('you would take home £1,318.83 more a year outside IR35 and the same inside IR35')
  const inside = await saidOf('ir35', { ...contract, ir35Status: 'inside' })
  expect(inside?.says).toBe(outside?.says)
  expect(inside?.first).not.toBe(outside?.first)
})

it('says once what a tax and what it leaves differ by', async () => {
  expect((await saidOf('self-employed', { annualProfit: '30000' }))?.says).toBe('you would take home the same')
  // Class 4 was 9% in 2023/24, three points more of 17,430, and Class 2 was 52 × £3.45.
  expect((await saidOf('self-employed', { annualProfit: '30000' }, '2023-24'))?.says).toBe('you would take home £702.30 less a year')
})

it('has nothing to say where the other year has no answer', async () => {
  expect(columnDifferences({ large: { field: 'a' } } as Parameters<typeof columnDifferences>[0], () => undefined)).toBeUndefined()
})
