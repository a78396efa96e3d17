import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { RATES_FOLDER } from './compile.ts'
import { schemaOf } from './read-rates.ts'

// What an editor has: the schema named in the first line of the file, its own YAML parser, and none of our code.
const schemas = new URL('../../schemas/', import.meta.url)
const files = readdirSync(RATES_FOLDER).filter((file) => file.endsWith('.yaml'))
const textOf = (file: string) => readFileSync(join(RATES_FOLDER, file), 'utf8')
const readSchema = (name: string): unknown => JSON.parse(readFileSync(new URL(name, schemas), 'utf8'))
const names = readdirSync(schemas)

const validators = new Map<string, ValidateFunction>()
const faultsIn = (file: string, text: string) => {
  const [, name = ''] = /^# yaml-language-server: \$schema=\.\.\/schemas\/(\S+)\n/.exec(text) ?? []
  // Editors ignore keywords that they do not know, such as `expected`.
  const validate = validators.get(name) ?? new Ajv2020({ strict: false, allErrors: true }).compile(readSchema(name) as object)
  validators.set(name, validate)
  return validate(parse(text)) ? [] : (validate.errors ?? []).map(({ instancePath }) => `${file}${instancePath}`)
}

describe('an editor that has only the schemas', () => {
  it.each(files)('finds the schema of %s in its first line', (file) => {
    const [line] = textOf(file).split('\n')
    expect(line).toBe(`# yaml-language-server: $schema=../schemas/${schemaOf(file)}.schema.json`)
    expect(existsSync(new URL(`${schemaOf(file)}.schema.json`, schemas))).toBe(true)
  })

  it.each(files)('finds nothing wrong in %s', (file) => {
    expect(faultsIn(file, textOf(file))).toEqual([])
  })

  it.each([
    [
      'a percentage without its sign',
      /(?<=\n {2}class1\.employee\.mainRate:[^]*?value: [\d.]+)%/,
      '',
      '/entries/class1.employee.mainRate/values/0/readings/statute/value',
    ],
    [
      'pounds with their sign',
      /(?<=\n {2}class1\.primaryThreshold:[^]*?value: )(?=\d)/,
      '£',
      '/entries/class1.primaryThreshold/values/0/readings/statute/value',
    ],
    ['a misspelt name', 'below: class1.upper', 'bellow: class1.upper', '/entries/class1.primaryThreshold'],
    ['an unknown reading', '          statute:', '          statut:', '/entries/class1.primaryThreshold/values/0/readings'],
    ['an unknown unit', 'unit: GBP', 'unit: EUR', '/entries/class1.primaryThreshold/unit'],
    ['a date in words', 'from: 2022-04-06', 'from: 6 April 2022', '/entries/class1.primaryThreshold/values/0/from'],
    ['a flag that says no', 'indexed: true', 'indexed: no', '/entries/class1.primaryThreshold/indexed'],
    ['a reading without sources', /\n +sources: .*/, '', '/entries/class1.primaryThreshold/values/0/readings/statute'],
  ])('marks %s', (_, right, written, path) => {
    const file = 'national-insurance.yaml'
    const wrong = textOf(file).replace(right, written)
    expect(wrong).not.toBe(textOf(file))
    expect(faultsIn(file, wrong)).toContain(`${file}${path}`)
  })
})

interface Node {
  readonly $ref?: string
  readonly description?: string
  readonly examples?: readonly unknown[]
  readonly properties?: Readonly<Record<string, Node | false>>
  readonly [keyword: string]: unknown
}

/** Every property that a schema describes, with its path. After `then` a schema only narrows a property, so those are left out. */
const propertiesOf = (node: unknown, path = ''): [path: string, property: Node][] =>
  typeof node !== 'object' || node === null
    ? []
    : Object.entries(node).flatMap(([keyword, value]): [string, Node][] => {
        if (['if', 'then', 'examples', 'enum', 'required'].includes(keyword)) return []
        if (keyword !== 'properties') return propertiesOf(value, `${path}/${keyword}`)
        const own = Object.entries((node as Node).properties ?? {}).filter((each): each is [string, Node] => each[1] !== false)
        return own.flatMap(([name, property]): [string, Node][] => [
          [`${path}/${name}`, property],
          ...propertiesOf(property, `${path}/${name}`),
        ])
      })

describe.each(names)('the hover text of %s', (name) => {
  const properties = propertiesOf(readSchema(name))

  it('describes each property and gives an example of it', () => {
    expect(properties.length).toBeGreaterThan(3)
    expect(properties.filter(([, { description = '' }]) => description.length < 8).map(([path]) => path)).toEqual([])
    expect(properties.filter(([, { examples = [] }]) => examples.length === 0).map(([path]) => path)).toEqual([])
  })

  it('gives only examples that the schema itself accepts', () => {
    const schema = readSchema(name) as Record<string, unknown>
    const ajv = new Ajv2020({ strict: false })
    const wrong = properties.flatMap(([path, { examples = [], ...property }]) => {
      const validate = ajv.compile({ $defs: schema['$defs'], ...property })
      // An example of an entry may leave out the required parts.
      return examples.filter((example) => !validate(example) && !/missing|required/.test(ajv.errorsText(validate.errors))).map(() => path)
    })
    expect(wrong).toEqual([])
  })
})
