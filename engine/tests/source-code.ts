import { readdirSync, readFileSync } from 'node:fs'
import { type ESTree, parseSync, Visitor } from 'vite'

const engine = new URL('../', import.meta.url)

/** What is in a file of the engine that we ship, without its comments. */
export interface SourceFile {
  /** The path within engine/: `law/ir35/inside.ts`. */
  readonly path: string
  /** The module of each import and each `export … from`, including imports of types. */
  readonly imports: readonly string[]
  /** Each number, and each argument that is a number as a string (`new Decimal('0.2')`), as written. */
  readonly numbers: readonly string[]
  /** Each string used to compare or to look something up: ===, !==, case, includes, [ ]. Comparisons with a `kind` do not count. */
  readonly compared: readonly string[]
  /** Each identifier, including names of properties. */
  readonly names: readonly string[]
}

const isTest = (path: string) => path.endsWith('.test.ts') || path.startsWith('tests/')

/** Every file in engine/ that is not a test. */
export const sourceFiles = (): SourceFile[] =>
  readdirSync(engine, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !isTest(path))
    .sort()
    .map((path) => ({ path, ...sourceOf(path, readFileSync(new URL(path, engine), 'utf8')) }))

const IS_NUMBER = /^[-−£]?\d[\d.,_]*%?$/

/** Reads the source of a file. @throws SyntaxError where it cannot be parsed. */
export function sourceOf(path: string, source: string): Omit<SourceFile, 'path'> {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`)
  const found = { imports: [] as string[], numbers: [] as string[], compared: [] as string[], names: [] as string[] }
  const compare = (node: ESTree.Expression | ESTree.PrivateIdentifier | ESTree.SpreadElement | null, other?: ESTree.Node) => {
    const named = other?.type === 'MemberExpression' ? other.property : other
    const isKind = named?.type === 'Identifier' && named.name === 'kind'
    if (node?.type === 'Literal' && typeof node.value === 'string' && !isKind) found.compared.push(node.value)
  }
  const numberIn = (given: ESTree.Argument) => {
    const [text] =
      given.type === 'Literal' ? [given.value] : given.type === 'TemplateLiteral' ? given.quasis.map(({ value }) => value.raw) : []
    if (typeof text === 'string' && IS_NUMBER.test(text)) found.numbers.push(text)
  }
  const importing = ({ source: from }: { source: ESTree.StringLiteral | null }) => {
    if (from) found.imports.push(from.value)
  }
  new Visitor({
    ImportDeclaration: importing,
    ExportAllDeclaration: importing,
    ExportNamedDeclaration: importing,
    ImportExpression: ({ source: from }) => {
      found.imports.push(from.type === 'Literal' ? String(from.value) : 'a module that is worked out')
    },
    Identifier: ({ name }) => {
      found.names.push(name)
    },
    Literal: ({ value, raw }) => {
      if (typeof value === 'number' || typeof value === 'bigint') found.numbers.push(raw ?? String(value))
    },
    NewExpression: ({ arguments: given }) => given.forEach(numberIn),
    BinaryExpression: ({ left, operator, right }) => {
      if (!['===', '!==', '==', '!=', 'in'].includes(operator)) return
      compare(left, right)
      compare(right, left)
    },
    SwitchStatement: ({ discriminant, cases }) => {
      for (const { test } of cases) compare(test, discriminant)
    },
    MemberExpression: ({ property, computed }) => {
      if (computed) compare(property)
    },
    CallExpression: ({ callee, arguments: given }) => {
      given.forEach(numberIn)
      const called = callee.type === 'MemberExpression' && callee.property.type === 'Identifier' ? callee.property.name : ''
      if (['includes', 'startsWith', 'endsWith', 'indexOf', 'has', 'get'].includes(called)) for (const each of given) compare(each)
    },
  }).visit(program)
  return found
}
