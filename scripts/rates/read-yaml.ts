import { type Document, isScalar, LineCounter, type ParsedNode, parseDocument, visit, type YAMLParseError } from 'yaml'
import { type Problem, RatesError } from './problem.ts'

/** A YAML file read with every scalar as plain text, and with the place of each part. */
export interface YamlFile {
  readonly file: string
  readonly data: unknown
  /** Line and column of the value at a path; of its key with `key: true`; of the nearest parent if there is nothing at the path. */
  at(path: readonly (string | number)[], options?: { key?: boolean }): { line: number; column: number }
}

/** The last two texts of each file, parsed. A check after a save parses only the file that changed, and none once the change is undone. */
const lastRead = new Map<string, readonly { readonly text: string; readonly yaml: YamlFile }[]>()

/** `parseYaml`, remembering the last two texts of each file. @throws RatesError if the text is not YAML or repeats a key. */
export function readYaml(file: string, text: string): YamlFile {
  const before = lastRead.get(file) ?? []
  const read = before.find((each) => each.text === text) ?? { text, yaml: parseYaml(file, text) }
  lastRead.set(file, [read, ...before.filter((each) => each !== read)].slice(0, 2))
  return read.yaml
}

/**
 * Reads YAML with every scalar as the text that was typed (`12_570`, `1e3` and `12570.10` stay as they are),
 * so that figures are parsed once, exactly, by our own rules.
 * @throws RatesError if the text is not YAML or repeats a key.
 */
function parseYaml(file: string, text: string): YamlFile {
  if (text.includes('\0')) {
    throw new RatesError([{ file, line: 1, column: 1, entry: '', message: 'this is not UTF-8 text; save the file as UTF-8' }])
  }
  const conflict = CONFLICT.exec(text)
  if (conflict) {
    const line = text.slice(0, conflict.index).split('\n').length
    const message = `${conflict[0]} is a mark of a merge conflict; keep one of the two sides, and delete the marks`
    throw new RatesError([{ file, line, column: 1, entry: '', message }])
  }
  const lines = new LineCounter()
  const document = parseDocument(text, { schema: 'failsafe', lineCounter: lines, uniqueKeys: true })
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line, column: col }
  }
  // One slip of form causes more errors on the lines below, so report only the first.
  const firstSlip = document.errors.find(({ code }) => code !== 'DUPLICATE_KEY')
  const told = document.errors.filter((error) => error === firstSlip || error.code === 'DUPLICATE_KEY')
  const problems: Problem[] = told.map((error) => {
    const odd = INDENT_CODES.has(error.code) ? oddIndent(text) : undefined
    if (odd) return { file, ...odd.place, entry: '', message: odd.message }
    const place = { file, ...position(error.pos[0]) }
    if (error.code !== 'DUPLICATE_KEY') return { ...place, entry: '', message: slipText(error, lineAt(text, error.pos[0])) }
    const [name = ''] = /^[^\s:]+/.exec(text.slice(error.pos[0])) ?? []
    const first = position(firstPlace(document, name, error.pos[0]))
    return { ...place, entry: name, message: `this name appears twice, first in line ${first.line}; remove or rename one of the two` }
  })
  // An alias may stand for nothing, for itself or for a million values, so a reader of the file could not see what it says.
  visit(document, {
    Alias: (_, { source, range }) => {
      const message = `*${source} is an alias in YAML; write the value itself, or put the text in quotation marks`
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

/** A line that git writes where two branches changed the same lines. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/m

/** The codes of the library that a wrong indent may lead to, often some lines away from it. */
const INDENT_CODES: ReadonlySet<string> = new Set(['BAD_INDENT', 'BLOCK_AS_IMPLICIT_KEY', 'MISSING_CHAR', 'MULTILINE_IMPLICIT_KEY'])

/** The first line that does not begin after a multiple of two spaces, as every line of the tables does. */
function oddIndent(text: string) {
  const lines = text.split('\n')
  const index = lines.findIndex((line) => /^(?:  )* [^\s#]/.test(line))
  if (index < 0) return undefined
  const spaces = (lines[index] ?? '').search(/\S/)
  const message = `this line begins after ${spaces === 1 ? 'a space' : `${spaces} spaces`}; write ${spaces - 1} or ${spaces + 1}, like the lines beside it: each level has two more`
  return { place: { line: index + 1, column: spaces + 1 }, message }
}

/** A common slip of form in plain words. Any other slip in the library’s words, without the place, which we print already. */
function slipText({ code, message }: YAMLParseError, line: string): string {
  if (code === 'MULTIPLE_DOCS') return 'a second document begins here; delete the line ---, or move what follows it to a file of its own'
  if (code === 'BAD_INDENT') return 'this line begins in another column than the others of its list; begin it in the same column'
  if (code === 'TAB_AS_INDENT') return 'this line begins with a tab; use spaces, not a tab'
  if (message.includes('call stack')) return 'lists are nested too deeply here; use only a few levels'
  const [, name, rest] = /^\s*(?:- )?([\w.]+)(?: +([^\s:].*))?$/.exec(line) ?? []
  if (name !== undefined && !/:( |$)/.test(line))
    return `a colon is missing after ${name}; write ${name}:${rest === undefined ? '' : ` ${rest}`}`
  if (code === 'BLOCK_AS_IMPLICIT_KEY' && /^\s*(?:- )?[\w.]+: .*: /.test(line))
    return 'this text has a colon in it; put the text in quotation marks'
  return (message.split('\n')[0] ?? message).replace(/ at line \d+, column \d+:$/, '')
}

/** The first place of a name that is repeated at an offset, in the map that has a key at that offset. */
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
