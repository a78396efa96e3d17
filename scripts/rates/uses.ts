import { globSync, readFileSync } from 'node:fs'
import { project } from '../lib/project.ts'
import { type Use, type Uses, usesIn } from './uses-in.ts'

/** What the rules, the calculators and the pages use of the tables. The page of all rates names no entry. */
export function usesInCode(tables: readonly string[]): Uses {
  const files = globSync(['engine/{inputs,law,calculators,explain}/**/*.ts', 'web/**/*.{ts,tsx}'], { cwd: project })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.') && !file.startsWith('web/e2e/'))
  const ways = new Map<string, Use[]>()
  const words = new Set<string>()
  for (const file of files.sort()) {
    const found = usesInFile(file, tables)
    for (const [way, uses] of found.ways) ways.set(way, [...(ways.get(way) ?? []), ...uses])
    for (const word of found.words) words.add(word)
  }
  return { ways, words }
}

/** What was found last in each file. The tables are checked on each save, and the code seldom changes between two checks. */
const lastFound = new Map<string, { readonly source: string; readonly tables: string; readonly uses: Uses }>()

function usesInFile(file: string, tables: readonly string[]): Uses {
  const source = readFileSync(`${project}/${file}`, 'utf8')
  const last = lastFound.get(file)
  if (last?.source === source && last.tables === tables.join()) return last.uses
  const uses = usesIn(source, file, tables)
  lastFound.set(file, { source, tables: tables.join(), uses })
  return uses
}

/** The places that use an entry, by its name or by a name that the code works out, in the order of the files. */
export function usesOf(entry: string, { ways, words }: Uses = usesInCode([entry.split('.')[0] ?? ''])): Use[] {
  const path = entry.split('.')
  const [table, first] = path
  // Few ways start as the entry does, so few need a closer look.
  const places = [...ways].flatMap(([way, uses]) => {
    if (!way.startsWith(`${table}.${first}`) && !way.startsWith(`${table}.*`)) return []
    const names = way.split('.')
    return path.every((part, index) => names[index] === part || (names[index] === '*' && words.has(part))) ? uses : []
  })
  const once = new Map(places.map((use) => [`${use.file}:${use.line}`, use]))
  return [...once.values()].sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
}
