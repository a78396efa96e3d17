import { readFileSync } from 'node:fs'

/** A line of one of the two lists of conflicts in rates/README.md. */
interface ConflictLine {
  readonly ids: readonly string[]
  /** The names in backticks on the line: entries or inputs. */
  readonly names: readonly string[]
  readonly reason: string
}

/** The table under a heading of rates/README.md. */
export function conflictsUnder(heading: string): ConflictLine[] {
  const readme = readFileSync(new URL('../../rates/README.md', import.meta.url), 'utf8')
  const section = readme.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? ''
  const lines = section.split('\n').filter((line) => line.startsWith('| ') && !/^[| -]+$/.test(line))
  return lines.slice(1).map((line) => {
    const [, ids = '', reason = ''] = line.split('|').map((cell) => cell.trim())
    return { ids: idsIn(ids), names: [...reason.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name), reason }
  })
}

/** Every id in a cell such as `A36–A38, B-CC1`. Anything that is not an id is reported as such. */
const idsIn = (cell: string): string[] =>
  cell.split(', ').flatMap((part) => {
    const [, group = '', from = '', to = from] = /^(A|B-[A-Z]+)(\d+)(?:–\1(\d+))?$/.exec(part) ?? []
    if (group === '') return part === 'without a number' ? [] : [`not an id: ${part}`]
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, index) => `${group}${Number(from) + index}`)
  })

// How many conflicts the specification has in each group: A is with itself, the others are with the law, by calculator.
const COUNTS = {
  A: 72,
  'B-IT': 11,
  'B-SE': 6,
  'B-NI': 2,
  'B-DV': 3,
  'B-CG': 7,
  'B-PR': 5,
  'B-SH': 4,
  'B-PY': 3,
  'B-IR': 6,
  'B-EN': 4,
  'B-VA': 5,
  'B-CT': 6,
  'B-RE': 8,
  'B-CI': 5,
  'B-AA': 15,
  'B-CC': 11,
  'B-X': 7,
}

/** The ids of all the specification’s conflicts. */
export const ALL_CONFLICTS = Object.entries(COUNTS).flatMap(([group, count]) =>
  Array.from({ length: count }, (_, index) => `${group}${index + 1}`),
)
