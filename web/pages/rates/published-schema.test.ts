import { expect, it } from 'vitest'
import { readWith } from '#engine/inputs/parse.ts'
import { PUBLISHED, publishRates } from './publish.ts'
import { publishedRates } from './published-schema.ts'

it.each(PUBLISHED)('the tables of %o are read as they were published', (choice) => {
  const published: unknown = JSON.parse(JSON.stringify(publishRates(choice)))
  expect(readWith(publishedRates, published)).toEqual({ value: published })
})

it.each([
  ['a page that is no table', '<!doctype html>', ''],
  ['a year that we do not have', { taxYear: '1999-00' }, 'taxYear'],
  ['a table without entries', { tables: [{ id: 'vat', title: 'VAT' }] }, 'tables.0.entries'],
])('%s is refused', (_, change, place) => {
  const [choice] = PUBLISHED
  const published = typeof change === 'string' ? change : { ...(choice && publishRates(choice)), ...change }
  expect(readWith(publishedRates, published).issues?.map(({ path }) => path.join('.'))).toEqual([place])
})
