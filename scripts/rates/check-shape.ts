import { readFileSync } from 'node:fs'
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js'
import { nearestName } from '../lib/nearest.ts'
import type { Problem } from './problem.ts'
import type { YamlFile } from './read-yaml.ts'

export type SchemaName = 'rates' | 'tax-years' | 'rule-sets' | 'sources'

const ajv = new Ajv2020({ allErrors: true, verbose: true, strict: true, allowUnionTypes: true, strictTypes: false, strictRequired: false })
ajv.addKeyword({ keyword: 'expected', schemaType: 'string' })
for (const name of ['rates', 'tax-years', 'rule-sets', 'sources'] satisfies SchemaName[]) {
  ajv.addSchema(JSON.parse(readFileSync(new URL(`../../schemas/${name}.schema.json`, import.meta.url), 'utf8')), name)
}

/** Everything in the file that its JSON Schema refuses, each with its place and what to write; empty if the shape is right. */
export function checkShape(yaml: YamlFile, schema: SchemaName): Problem[] {
  const validate = ajv.getSchema(schema)
  if (!validate) throw new Error(`no schema named ${schema}`)
  if (validate(yaml.data)) return []
  const seen = new Set<string>()
  const errors = validate.errors ?? []
  // Report a misspelt name once, and not again as a missing name.
  const meant = new Set(
    errors.flatMap((error) => (error.keyword === 'additionalProperties' ? [`${error.instancePath} ${meantName(error)}`] : [])),
  )
  return errors
    .filter(({ keyword }) => keyword !== 'if' && keyword !== 'propertyNames')
    .filter(({ keyword, instancePath, params }) => keyword !== 'required' || !meant.has(`${instancePath} ${params['missingProperty']}`))
    .map((error) => problemOf(yaml, error))
    .filter((problem) => {
      const place = `${problem.line}:${problem.column}:${problem.message}`
      return !seen.has(place) && seen.add(place)
    })
}

function problemOf(yaml: YamlFile, error: ErrorObject): Problem {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  const place = path.map((part) => (/^\d+$/.test(part) ? Number(part) : part))
  const entry = path[0] === 'entries' ? (path[1] ?? '') : path.slice(0, 2).join('.')
  const expected = (error.parentSchema as { expected?: string } | undefined)?.expected ?? 'something else'
  const make = (at: { line: number; column: number }, message: string) => ({ file: yaml.file, ...at, entry, message })
  const { params } = error as { params: Record<string, string> }

  if (error.keyword === 'pattern' && error.propertyName !== undefined)
    return make(yaml.at([...place, error.propertyName], { key: true }), `${quoted(error.propertyName)} is not ${expected}`)
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return make(
        yaml.at(place, { key: true }),
        `${quoted(params['missingProperty'])} is missing here; add it (${EXAMPLES[params['missingProperty'] ?? ''] ?? expected})`,
      )
    case 'additionalProperties':
      return make(
        yaml.at([...place, params['additionalProperty'] ?? ''], { key: true }),
        `${quoted(params['additionalProperty'])} is not known here; write ${meantName(error) ?? knownNames(error)}`,
      )
    case 'false schema':
      return make(yaml.at(place, { key: true }), `${quoted(path.at(-1))} does not belong in an entry of this kind; remove it`)
    case 'minItems':
      return make(yaml.at(place), `the list is empty; write ${expected}`)
    case 'enum':
      return make(yaml.at(place), `${quoted(error.data)} is not known; write ${meantOption(error) ?? expected}`)
    default:
      return make(yaml.at(place), `${quoted(error.data)} is not ${nameOf(expected)}; write ${correction(error.data, expected)}`)
  }
}

/** Examples of what to write for a missing part. */
const EXAMPLES: Readonly<Record<string, string>> = {
  title: 'title: Primary threshold',
  kind: 'kind: amount, percent, bands, method, date or day',
  unit: 'unit: GBP',
  period: 'period: year',
  base: 'base: of taxable income',
  options: 'options: each option and what it means',
  values: 'values: a list of dates with their readings',
  from: 'from: 2024-04-06',
  readings: 'readings: with a statute reading',
  statute: 'statute: the reading of the law',
  value: 'value: 12570, 8% or an option',
  law: 'law: ITA 2007 s.35(1)',
  sources: 'sources: [employer-rates-2024-25]',
  status: 'status: verified, or memory if nobody has seen a source',
  rate: 'rate: 20%',
  name: 'name: basic',
  checkedTo: 'checkedTo: 2026-10-11',
  secondHandTo: 'secondHandTo: 2026-11-22',
  notIncluded: 'notIncluded: The Budget of 28 October 2026',
}

const namesIn = ({ parentSchema }: ErrorObject) => Object.keys((parentSchema as { properties?: object } | undefined)?.properties ?? {})

const knownNames = (error: ErrorObject) => {
  const names = namesIn(error)
  return names.length === 0 ? 'a name that is' : `one of ${names.join(', ')}`
}

/** The name that was most likely meant by an unknown one. */
const meantName = (error: ErrorObject) =>
  nearestName(String((error.params as { additionalProperty?: string }).additionalProperty), namesIn(error))

const meantOption = ({ data, parentSchema }: ErrorObject) =>
  nearestName(String(data), ((parentSchema as { enum?: unknown[] } | undefined)?.enum ?? []).map(String))

const quoted = (value: unknown) => (typeof value === 'string' ? `"${value}"` : (JSON.stringify(value)?.slice(0, 60) ?? 'nothing'))

/** The part before the comma names the thing: "a percentage, like 8% or 8.75%". */
const nameOf = (expected: string) => expected.split(', like ')[0]

/** What the writer most likely meant, if that is clear, else what the schema expects. */
function correction(written: unknown, expected: string): string {
  const bare = typeof written === 'string' ? written.replace(/[£,_\s%]/g, '') : ''
  const isNumber = /^\d+(\.\d+)?$/.test(bare)
  const meant = isNumber ? meantBy(bare, expected) : undefined
  if (meant !== undefined && meant !== written) return meant
  return expected.includes(', like ') ? `something like ${expected.split(', like ')[1]}` : expected
}

function meantBy(digits: string, expected: string): string | undefined {
  if (expected.startsWith('an amount')) return /\.\d{3,}$/.test(digits) ? undefined : digits
  if (!expected.startsWith('a percentage') || Number(digits) > 100) return undefined
  const fromFraction = /^0\.\d+$/.test(digits)
    ? `${(Number(digits) * 100).toFixed(4).replace(/\.?0+$/, '')}% if a fraction was meant, or `
    : ''
  return `${fromFraction}${digits}%`
}
