import { parseSync } from 'vite'

/** A regular expression in a source file. `expression` is undefined if it is built at run time (`new RegExp(…)`). */
interface Found {
  readonly line: number
  readonly expression?: RegExp
}

interface Node {
  readonly type: string
  readonly start: number
  readonly [property: string]: unknown
}

/** Every regular expression in a TypeScript source. @throws Error if the source cannot be parsed. */
export function expressionsIn(source: string, file: string): Found[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`)
  const found: Found[] = []
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value)) visitNode(value)
  }
  const visitNode = (node: Node): void => {
    const line = source.slice(0, node.start).split('\n').length
    const { regex, callee } = node as { regex?: { pattern: string; flags: string } | null; callee?: { name?: unknown } }
    if (regex) found.push({ line, expression: new RegExp(regex.pattern, regex.flags) })
    else if (callee?.name === 'RegExp') found.push({ line })
    for (const child of Object.values(node)) visit(child)
  }
  visit(program)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
