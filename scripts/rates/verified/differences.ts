import { NAMES, plainNumber, type VerifiedLine } from './file.ts'
import { keyOf, type Said, type TableLine } from './lines.ts'

/** One thing that differs between the tables, `now`, and what was verified, `held`. Either is missing if only the other has it. */
export interface VerifiedChange {
  readonly name: string
  readonly now?: Said
  readonly held?: string
}

/** How the tables differ from what was verified: a line that is new or changed, or a verified line that is gone. */
export type VerifiedDifference =
  | { readonly line: TableLine; readonly held: VerifiedLine; readonly changes: readonly VerifiedChange[] }
  | { readonly line: TableLine; readonly held?: undefined; readonly changes: readonly VerifiedChange[] }
  | { readonly line?: undefined; readonly held: VerifiedLine; readonly changes?: undefined }

/** Every difference in the order of the tables, and then what is gone. A line with only a new date or name counts as changed. */
export function differencesOf(lines: readonly TableLine[], verified: readonly VerifiedLine[]): VerifiedDifference[] {
  const byKey = new Map(verified.map((held) => [keyOf(held), held]))
  const keys = new Set(lines.map(keyOf))
  const gone = new Set(verified.filter((held) => !keys.has(keyOf(held))))
  const fresh = lines.filter((line) => !byKey.has(keyOf(line)))
  const found = lines.flatMap((line): VerifiedDifference[] => {
    const same = byKey.get(keyOf(line))
    const held = same ?? movedFrom(line, fresh, gone)
    if (held) gone.delete(held)
    const changes = changesOf(line, held)
    return held && changes.length === 0 ? [] : [held ? { line, held, changes } : { line, changes }]
  })
  return [...found, ...[...gone].map((held) => ({ held }))]
}

/**
 * The removed line that a new line replaces: the only one with the same reading and value and either the same entry or the same date and
 * title. Undefined if several match.
 */
function movedFrom(line: TableLine, fresh: readonly TableLine[], gone: ReadonlySet<VerifiedLine>): VerifiedLine | undefined {
  if (line.reading === '') return undefined
  const ways: readonly ((held: VerifiedLine, other: TableLine) => boolean)[] = [
    (held, other) => isOne(held, other) && held.entry === other.entry,
    (held, other) => isOne(held, other) && held.from === other.from && held.said['title'] === textOf(other, 'title'),
  ]
  for (const isSame of ways) {
    const [only, another] = [...gone].filter((held) => isSame(held, line))
    if (only && !another && fresh.filter((other) => isSame(only, other)).length === 1) return only
  }
  return undefined
}

const isOne = (held: VerifiedLine, other: TableLine) =>
  held.reading === other.reading && plainNumber(held.said['value'] ?? '') === plainNumber(textOf(other, 'value'))

const textOf = ({ said }: TableLine, name: string) => said.find((each) => each.name === name)?.text ?? ''

function changesOf({ said, entry, from }: TableLine, held: VerifiedLine | undefined): VerifiedChange[] {
  const names = new Set(said.map(({ name }) => name))
  const changed = said.flatMap((now): VerifiedChange[] => {
    const was = held && (now.name === 'from' ? held.from : now.name === 'entry' ? held.entry : held.said[now.name])
    const is = now.name === 'entry' ? entry : now.name === 'from' ? from : now.text
    if (held && was !== undefined && (was === is || (now.name === 'value' && plainNumber(was) === plainNumber(is)))) return []
    return [{ name: now.name, now, ...(was !== undefined && { held: was }) }]
  })
  const left = Object.entries(held?.said ?? {}).filter(([name]) => !names.has(name) && !NAMES.has(name))
  return [...changed, ...left.map(([name, text]) => ({ name, held: text }))]
}
