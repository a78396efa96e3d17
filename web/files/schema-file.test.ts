import { expect, it } from 'vitest'
import { SLUGS } from '#engine/tests/calculators.ts'
import { schemaFile } from './schema-file.ts'

it('the published schema has every calculator, and the record of a calculation', () => {
  const { path, text } = schemaFile()
  expect(path).toBe('/rates/calculators.schema.json')
  const { $defs } = JSON.parse(text) as { $defs: Record<string, unknown> }
  expect(Object.keys($defs).toSorted()).toEqual([...SLUGS, 'record', 'newRecord'].toSorted())
})
