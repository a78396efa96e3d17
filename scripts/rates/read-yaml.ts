import { type Document, isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml'
import { type Problem, RatesError } from './problem.ts'

/** A YAML file read as plain text scalars, able to say where each part of it stands. */
export interface YamlFile {
  readonly file: string
  readonly data: unknown
  /** Line and column of the value at a path; of its key with `key: true`; of the nearest parent where the path leads nowhere. */
  at(path: readonly (string | number)[], options?: { key?: boolean }): { line: number; column: number }
}

/** The last text of each file with what was read in it: a check after each save reads one file anew and not all. */
const lastRead = new Map<string, { readonly text: string; readonly yaml: YamlFile }>()

/** `parseYaml`, once for each text of a file. @throws RatesError when the text is not YAML or repeats a key. */
export function readYaml(file: string, text: string): YamlFile {
  const last = lastRead.get(file)
  if (last?.text === text) return last.yaml
  const yaml = parseYaml(file, text)
  lastRead.set(file, { text, yaml })
  return yaml
}

/**
 * Reads YAML with every scalar as the text that was typed (`12_570`, `1e3` and `12570.10` stay as they are),
 * so that figures are parsed once, exactly, by our own rules.
 * @throws RatesError when the text is not YAML or repeats a key.
 */
function parseYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, uniqueKeys: true })
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const problems: Problem[] = document.errors.map((error) => {
    const place = { file, ...position(error.pos[0]) }
    if (error.code !== 'DUPLICATE_KEY') return { ...place, entry: '', message: error.message.split('\n')[0] ?? error.message }
    const [name = ''] = /^[^\s:]+/.exec(text.slice(error.pos[0])) ?? []
    const first = position(firstPlace(document, name, error.pos[0]))
    return { ...place, entry: name, message: `this name stands twice, first in line ${first.line}; remove or rename one of the two` }
  })
  if (problems.length > 0) throw new RatesError(problems)

  return {
    file,
    data: document.toJS() as unknown,
    at(path, { key = false } = {}) {
      for (let depth = path.length; depth > 0; depth--) {
        const parent = document.getIn(path.slice(0, depth - 1), true) as ParsedNode | undefined
        const last = path[depth - 1]
        if (parent && 'items' in parent) {
          const pair = (
            parent.items as { key?: { value?: unknown; range?: number[] }; value?: { range?: number[] }; range?: number[] }[]
          ).find((item, index) => (item.key === undefined ? index === last : item.key.value === last))
          const node = pair?.key === undefined ? pair : key || !pair.value ? pair.key : pair.value
          if (node?.range) return position(node.range[0] ?? 0)
        }
      }
      return { line: 1, column: 1 }
    },
  }
}

/** Where the name that stands again at an offset stood first: in the same map, which is the one that holds a key there. */
function firstPlace(document: Document.Parsed, name: string, again: number): number {
  let first = again
  visit(document, {
    Map: (_, { items }) => {
      const keys = items.flatMap(({ key }) => (isScalar(key) && key.value === name && key.range ? [key.range[0]] : []))
      if (keys.includes(again)) first = keys[0] ?? again
    },
  })
  return first
}
