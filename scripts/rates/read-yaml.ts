import { type Document, isScalar, LineCounter, type ParsedNode, parseDocument, visit, type YAMLParseError } from 'yaml'
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
  if (text.includes('\0')) {
    throw new RatesError([{ file, line: 1, column: 1, entry: '', message: 'this is no text in UTF-8; save the file as UTF-8' }])
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, uniqueKeys: true })
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  // What follows from a slip of form is said again of the lines below it.
  const firstSlip = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const told = document.errors.filter((error) => error === firstSlip || error.code === 'DUPLICATE_KEY')
  const problems: Problem[] = told.map((error) => {
    const place = { file, ...position(error.pos[0]) }
    if (error.code !== 'DUPLICATE_KEY') return { ...place, entry: '', message: slipText(error, lineAt(text, error.pos[0])) }
    const [name = ''] = /^[^\s:]+/.exec(text.slice(error.pos[0])) ?? []
    const first = position(firstPlace(document, name, error.pos[0]))
    return { ...place, entry: name, message: `this name stands twice, first in line ${first.line}; remove or rename one of the two` }
  })
  // A name that stands for nothing, for itself or for a million values would come out as something else than what is written.
  visit(document, {
    Alias: (_, { source, range }) => {
      const message = `*${source} is another place’s value in YAML; write the value itself, or a text between quotation marks`
      problems.push({ file, ...position(range?.[0] ?? 0), entry: '', message })
    },
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

const lineAt = (text: string, offset: number) => text.slice(text.lastIndexOf('\n', offset - 1) + 1).split('\n', 1)[0] ?? ''

/** A slip of form in plain words where it is a common one, else as the library says it, without the place that it repeats. */
function slipText({ code, message }: YAMLParseError, line: string): string {
  if (code === 'TAB_AS_INDENT') return 'this line begins with a tab; use spaces, not a tab'
  if (message.includes('call stack')) return 'lists lie too deep in one another here; write at most a few levels'
  const [, name, rest] = /^\s*(?:- )?([\w.]+)(?: +([^\s:].*))?$/.exec(line) ?? []
  if (name !== undefined && !/:( |$)/.test(line))
    return `a colon is missing after ${name}; write ${name}:${rest === undefined ? '' : ` ${rest}`}`
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^\s*(?:- )?[\w.]+: .*: /.test(line))
    return 'a text with a colon in it; put the text between quotation marks'
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:$/, '')
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
