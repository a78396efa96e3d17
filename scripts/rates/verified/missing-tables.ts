import { readdirSync } from 'node:fs'
import type { Problem } from '../problem.ts'
import { tableName } from '../tables.ts'
import { readVerified } from './file.ts'

/** The tables whose readings were verified but whose file was deleted or renamed. */
export function missingTables(folder: string): Problem[] {
  const there = new Set(readdirSync(folder).flatMap((file) => (file.endsWith('.yaml') ? [tableName(file.slice(0, -'.yaml'.length))] : [])))
  const held = (readVerified(folder) ?? []).filter(({ reading }) => reading !== '')
  const tables = new Set(held.map(({ entry }) => entry.split('.')[0] ?? ''))
  return [...tables]
    .filter((table) => !there.has(table))
    .map((table) => {
      const ofTable = held.filter(({ entry }) => entry.startsWith(`${table}.`))
      const file = table.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
      return {
        file: 'rates/verified.csv',
        line: ofTable[0]?.row ?? 1,
        column: 1,
        entry: table,
        message: `there is no rates/${file}.yaml, but ${ofTable.length} of its readings were verified; put the file back under that name`,
      }
    })
}
