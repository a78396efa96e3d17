import { contractSchema } from '#engine/people/json-schema.ts'
import type { CalculatorForm } from '../form/calculator-form.ts'
import type { PublishedFile } from './rates-files.ts'

const forms = import.meta.glob<CalculatorForm>('../calculators/*/form.tsx', { eager: true, import: 'form' })

/** What each calculator takes, and the record of a calculation, as JSON Schema. */
export const schemaFile = (): PublishedFile => ({
  path: '/rates/calculators.schema.json',
  type: 'application/schema+json',
  text: `${JSON.stringify(contractSchema(Object.values(forms)))}\n`,
})
