import { nearestName } from '../lib/nearest.ts'
import type { ReadTable } from './examination.ts'
import type { Problem } from './problem.ts'
import { reportOn } from './report.ts'
import { tableName } from './tables.ts'
import { usesInCode, usesOf } from './uses.ts'
import type { Uses } from './uses-in.ts'

/**
 * Finds entries that no rule reads and no page names, and that do not say why they are kept. The usual cause is a misspelt name.
 * `uses` is what the code uses. If left out, it is read from the code.
 */
export function checkReaders(
  tables: Readonly<Record<string, ReadTable>>,
  uses: Uses = usesInCode(Object.keys(tables).map(tableName)),
): Problem[] {
  const problems: Problem[] = []
  for (const [file, { yaml, table }] of Object.entries(tables)) {
    const names = Object.keys(table.entries)
    const ofTable = usesOfTable(tableName(file), uses)
    const readerOf = (name: string) => usesOf(`${tableName(file)}.${name}`, ofTable)[0]?.file
    for (const [name, { onlyPrinted }] of Object.entries(table.entries)) {
      const report = reportOn(problems, yaml, name)
      const reader = readerOf(name)
      if (reader !== undefined && onlyPrinted !== undefined) {
        report(['onlyPrinted'], `${reader} reads this entry, so it is not only printed; remove onlyPrinted, and run npm run rates:accept`, {
          key: true,
        })
      }
      if (reader !== undefined || onlyPrinted !== undefined) continue
      const meant = nearestName(name, missingFrom(names, ofTable, name))
      report(
        [],
        meant === undefined
          ? 'no rule reads this entry and no page names it; write the rule that reads it, or remove it, or say why it is kept, for example onlyPrinted: Looked up often.'
          : `no rule reads this entry and no page names it; write ${meant}, which ${readerOf(meant)} asks for`,
        { key: true },
      )
    }
  }
  return problems
}

/** What the code uses of one table. */
const usesOfTable = (table: string, { ways, words }: Uses): Uses => ({
  ways: new Map([...ways].filter(([way]) => way.startsWith(`${table}.`))),
  words,
})

/** The names that the code uses and the table lacks, with as many parts as `name`. For a part that the code works out, the nearest word. */
function missingFrom(known: readonly string[], { ways, words }: Uses, name: string): string[] {
  const parts = name.split('.')
  const meant = parts.map((part) => (words.has(part) ? part : nearestName(part, [...words])))
  const candidates = [...ways.keys()].flatMap((way) => {
    const [, ...names] = way.split('.')
    if (names.length < parts.length) return []
    return [parts.map((part, index) => (names[index] === '*' ? (meant[index] ?? part) : names[index])).join('.')]
  })
  return [...new Set(candidates)].filter((each) => !known.some((other) => other === each || other.startsWith(`${each}.`)))
}
