import { type ESTree, parseSync, Visitor } from 'vite'

/** A place in the code that uses something of the tables. */
export interface Use {
  readonly file: string
  readonly line: number
  /** The function that it is in; empty outside functions. */
  readonly by: string
}

/** What code uses of the tables. */
export interface Uses {
  /** Each path into the tables that the code uses, joined by dots, with the places. `*` is a name that the code works out. */
  readonly ways: ReadonlyMap<string, readonly Use[]>
  /** Every text in the code that is a single word. A name that the code works out may be any of these. */
  readonly words: ReadonlySet<string>
}

/** The names that lead to an entry: nationalInsurance, class1, primaryThreshold. */
type EntryPath = readonly string[]
type Called = ESTree.Node & { readonly params: readonly ESTree.Node[] }

/** Methods of a list that pass its items to a function, and what they return: the same items, or what that function returned. */
const OVER_ITEMS: ReadonlyMap<string, 'same' | 'returned'> = new Map([
  ...['filter', 'find', 'some', 'every', 'forEach'].map((name) => [name, 'same'] as const),
  ...['map', 'flatMap'].map((name) => [name, 'returned'] as const),
])

/**
 * What one source file uses. Names are followed through `const { class1 } = nationalInsurance`, parameters and their defaults,
 * `a ? b : c`, `loans[plan]`, the items of a list, and functions of the file that return a branch. A text that names an entry, as in pages,
 * counts too. A branch that is passed to another function is not followed into that function.
 * @throws SyntaxError if the source cannot be parsed.
 */
export function usesIn(source: string, file: string, tables: readonly string[]): Uses {
  const { program, errors } = parseSync(file, source)
  if (errors[0]) throw new SyntaxError(`${file}: ${errors[0].message}`)
  const ways = new Map<string, Use[]>()
  const words = new Set<string>()
  /** The functions around a place, by name, each with what the names in it mean. */
  const scopes = [{ by: '', means: new Map<string, EntryPath[]>() }]
  /** What a function is called, and the paths of the first argument that it gets, where we know them. */
  const called = new Map<ESTree.Node, string>()
  const given = new Map<ESTree.Node, EntryPath[]>()

  const below = (above: EntryPath[], name: string): EntryPath[] => {
    if (above.length > 0) return above.map((path) => [...path, name])
    return tables.includes(name) ? [[name]] : []
  }
  const pathsOf = (node: ESTree.Node): EntryPath[] => {
    if (node.type === 'Identifier')
      return scopes.findLast(({ means }) => means.has(node.name))?.means.get(node.name) ?? below([], node.name)
    if (node.type === 'ConditionalExpression') return [...pathsOf(node.consequent), ...pathsOf(node.alternate)]
    if (node.type === 'MemberExpression') return below(pathsOf(node.object), nameOf(node) ?? '*')
    if (node.type === 'ArrowFunctionExpression') return pathsOf(node.body)
    return node.type === 'CallExpression' ? returnedBy(node) : []
  }
  const returnedBy = ({ callee, arguments: [first] }: ESTree.CallExpression): EntryPath[] => {
    if (callee.type === 'Identifier') return callee.name === 'ratesOn' && first ? pathsOf(first) : pathsOf(callee)
    if (callee.type !== 'MemberExpression') return []
    const items = OVER_ITEMS.get(nameOf(callee) ?? '')
    return items === 'same' ? pathsOf(callee.object) : items && first ? pathsOf(first) : []
  }
  const take = (paths: readonly EntryPath[], { start }: ESTree.Node) => {
    const use = { file, line: source.slice(0, start).split('\n').length, by: scopes.at(-1)?.by ?? '' }
    for (const path of paths) ways.set(path.join('.'), [...(ways.get(path.join('.')) ?? []), use])
  }
  const bind = (pattern: ESTree.Node, to: EntryPath[]): void => {
    if (pattern.type === 'AssignmentPattern') bind(pattern.left, to.length > 0 ? to : pathsOf(pattern.right))
    else if (pattern.type === 'RestElement') bind(pattern.argument, to)
    else if (pattern.type === 'Identifier') scopes.at(-1)?.means.set(pattern.name, to)
    else if (pattern.type === 'ObjectPattern') for (const property of pattern.properties) bindProperty(property, to)
  }
  const bindProperty = (property: ESTree.Node, to: EntryPath[]) => {
    if (property.type === 'RestElement') bind(property, to)
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return
    const found = below(to, property.key.name)
    take(found, property)
    bind(property.value, found)
  }
  const enter = (node: Called) => {
    scopes.push({ by: called.get(node) ?? scopes.at(-1)?.by ?? '', means: new Map() })
    node.params.forEach((each, index) => bind(each, index === 0 ? (given.get(node) ?? []) : []))
  }
  const leave = () => void scopes.pop()
  const name = (by: ESTree.Node | null, value: ESTree.Node | null) => {
    if (value) called.set(value, by?.type === 'Identifier' ? by.name : '')
  }
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      bind(id, init ? pathsOf(init) : [])
      name(id, init)
    },
    Property: ({ key, value }) => name(key, value),
    FunctionDeclaration: (node) => {
      name(node.id, node)
      enter(node)
    },
    'FunctionDeclaration:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    CallExpression: ({ callee, arguments: [first] }) => {
      if (first && callee.type === 'MemberExpression' && OVER_ITEMS.has(nameOf(callee) ?? '')) given.set(first, pathsOf(callee.object))
    },
    MemberExpression: (node) => take(pathsOf(node), node.property),
    Literal: (node) => {
      if (typeof node.value !== 'string') return
      if (/^\w+$/.test(node.value)) words.add(node.value)
      take(named(node.value, tables), node)
    },
    TemplateLiteral: (node) => take(named(node.quasis.map(({ value }) => value.cooked ?? '').join('*'), tables), node),
  }).visit(program)
  return { ways, words }
}

/** The name of a property; undefined where the code works it out. */
const nameOf = ({ computed, property }: ESTree.MemberExpression): string | undefined =>
  !computed && property.type === 'Identifier' ? property.name : undefined

/** The path that a text names; none if it names no table. */
const named = (text: string, tables: readonly string[]): EntryPath[] => {
  const [table = '', ...names] = text.split('.')
  return names.length > 0 && tables.includes(table) && names.every((each) => /^(\w+|\*)$/.test(each)) ? [[table, ...names]] : []
}
