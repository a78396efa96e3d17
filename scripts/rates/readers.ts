import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ESTree, parseSync, Visitor } from 'vite'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The names that lead to an entry: nationalInsurance, class1, primaryThreshold. `*` is a name that the code works out. */
type Path = readonly string[]

/** What code asks the tables for. */
export interface Asked {
  /** Each path into the tables that the code uses, joined by dots, with the files that use it. */
  readonly ways: ReadonlyMap<string, readonly string[]>
  /** Each single word that is a text in the code: the possible values of a name that the code works out. */
  readonly words: ReadonlySet<string>
}

/** What the rules, the calculators and the pages ask the tables for. The page of all rates asks for no entry by name. */
export function askedOfTables(tables: readonly string[]): Asked {
  const ways = new Map<string, string[]>()
  const words = new Set<string>()
  const files = globSync(['engine/{rules,calculators,explain}/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !file.startsWith('web/e2e/'))
  for (const file of files.sort()) {
    const asked = askedBy(readFileSync(`${root}/${file}`, 'utf8'), file, tables)
    for (const way of asked.ways) ways.set(way, [...(ways.get(way) ?? []), file])
    for (const word of asked.words) words.add(word)
  }
  return { ways, words }
}

/**
 * What one source file asks for. Names are followed through `const { class1 } = nationalInsurance`, parameters, `a ? b : c` and
 * `loans[plan]`. A text that names an entry, as pages use, counts as it is. A branch passed to another function is not followed there.
 * @throws SyntaxError if the source cannot be parsed.
 */
export function askedBy(source: string, file: string, tables: readonly string[]): { readonly [Part in keyof Asked]: ReadonlySet<string> } {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const ways = new Set<string>()
  const words = new Set<string>()
  const known = new Map<string, Path[]>()

  const pathsOf = (node: ESTree.Node): Path[] => {
    if (node.type === 'Identifier') return known.get(node.name) ?? below([], node.name)
    if (node.type === 'ConditionalExpression') return [...pathsOf(node.consequent), ...pathsOf(node.alternate)]
    if (node.type !== 'MemberExpression') return []
    return below(pathsOf(node.object), node.computed || node.property.type !== 'Identifier' ? '*' : node.property.name)
  }
  const below = (above: Path[], name: string): Path[] => {
    if (above.length > 0) return above.map((path) => [...path, name])
    return tables.includes(name) ? [[name]] : []
  }
  const take = (paths: readonly Path[]) => paths.forEach((path) => ways.add(path.join('.')))
  const bind = (pattern: ESTree.Node, to: Path[]): void => {
    if (pattern.type === 'Identifier' && to.length > 0) known.set(pattern.name, [...(known.get(pattern.name) ?? []), ...to])
    if (pattern.type !== 'ObjectPattern') return
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue
      const found = below(to, property.key.name)
      take(found)
      bind(property.value, found)
    }
  }
  const bindEach = ({ params }: { readonly params: readonly ESTree.Node[] }) => params.forEach((each) => bind(each, []))
  new Visitor({
    VariableDeclarator: ({ id, init }) => bind(id, init ? pathsOf(init) : []),
    FunctionDeclaration: bindEach,
    ArrowFunctionExpression: bindEach,
    MemberExpression: (node) => take(pathsOf(node)),
    Literal: ({ value }) => {
      if (typeof value !== 'string') return
      if (/^\w+$/.test(value)) words.add(value)
      const [table = '', ...rest] = value.split('.')
      if (rest.length > 0 && tables.includes(table)) take([[table, ...rest]])
    },
  }).visit(program)
  return { ways, words }
}
