import { LineCounter, type ParsedNode, parseDocument } from 'yaml'
import { type Problem, RatesError } from './problem.ts'

/** A YAML file read as plain text scalars, able to say where each part of it stands. */
export interface YamlFile {
  readonly file: string
  readonly data: unknown
  /** Line and column of the value at a path; of its key with `key: true`; of the nearest parent where the path leads nowhere. */
  at(path: readonly (string | number)[], options?: { key?: boolean }): { line: number; column: number }
}

/**
 * Reads YAML with every scalar as the text that was typed (`12_570`, `1e3` and `12570.10` stay as they are),
 * so that figures are parsed once, exactly, by our own rules.
 * @throws RatesError when the text is not YAML or repeats a key.
 */
export function readYaml(file: string, text: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, uniqueKeys: true })
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  const problems: Problem[] = document.errors.map((error) => ({
    file,
    ...position(error.pos[0]),
    entry: '',
    message:
      error.code === 'DUPLICATE_KEY' ? 'this name stands twice; remove one of the two' : (error.message.split('\n')[0] ?? error.message),
  }))
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
