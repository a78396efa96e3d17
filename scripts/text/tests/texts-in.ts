import { parseSync, Visitor } from 'vite'

/** A piece of text in a source file that people may read. */
interface Text {
  readonly text: string
  readonly line: number
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [property: string]: unknown
}

/** Attributes for names, addresses and settings, never for words. */
const TECHNICAL = new Set(
  `className id href src type name of htmlFor viewBox preserveAspectRatio rel target width height inputMode autoComplete method x y d dy dateTime
  sizes content charSet strokeDasharray`.split(/\s+/),
)

/**
 * Every string, template and JSX text in a TypeScript source, with its line, and every number literal of 100 or more.
 * Leaves out import paths, technical attributes, object keys, and the names of golden cases (`case: '…'`).
 * @throws Error if the source cannot be parsed.
 */
export function textsIn(source: string, file: string): Text[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Text[] = []
  const add = (text: string, { start }: Node) => {
    if (text.trim() !== '') found.push({ text: text.trim().replace(/\s+/g, ' '), line: source.slice(0, start).split('\n').length })
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value)) visitNode(value)
  }
  const visitNode = (node: Node): void => {
    if (node.type === 'JSXText') add(node['value'] as string, node)
    else if (node.type === 'Literal') addLiteral(node)
    else if (node.type === 'TemplateElement') add((node['value'] as { cooked: string }).cooked, node)
    else if (!isTechnical(node)) {
      for (const [property, child] of Object.entries(node)) if (!isName(node, property)) visit(child)
    }
  }
  const addLiteral = (node: Node): void => {
    const { value } = node
    if (typeof value === 'string') add(value, node)
    else if (typeof value === 'number' && value >= 100) add(String(value), node)
  }
  visit(program)
  return found
}

/** The text of every sentence that `say` makes in a TypeScript source, with its line. @throws Error if the source cannot be parsed. */
export function saidIn(source: string, file: string): Text[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Text[] = []
  new Visitor({
    TaggedTemplateExpression({ tag, quasi, start }) {
      if (tag.type !== 'Identifier' || tag.name !== 'say') return
      const line = source.slice(0, start).split('\n').length
      for (const { value } of quasi.quasis) found.push({ text: value.cooked ?? '', line })
    },
  }).visit(program)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const nameOf = (value: unknown) => (isNode(value) ? (value['name'] ?? value['value']) : undefined)

/** Whether a part of the syntax tree has no words in it. */
function isTechnical(node: Node): boolean {
  if (node.type.startsWith('TS')) return !['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'].includes(node.type)
  if (node.type === 'ImportDeclaration' || node.type === 'ImportExpression') return true
  if (node.type === 'JSXAttribute') return TECHNICAL.has(String(nameOf(node['name']))) || String(nameOf(node['name'])).startsWith('data-')
  return node.type === 'Property' && nameOf(node['key']) === 'case'
}

const isName = (node: Node, property: string) =>
  (property === 'key' && node['computed'] !== true) ||
  (property === 'source' && node.type.startsWith('Export')) ||
  (property === 'property' && node['computed'] !== true)
