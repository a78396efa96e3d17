import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { csvText } from '../lib/csv.ts'
import { project } from '../lib/project.ts'

/** How many of the small changes to a file its tests caught, on a day such as `2026-11-26`. */
export interface Score {
  readonly file: string
  readonly mutants: number
  readonly caught: number
  readonly day: string
}

/** What Stryker reports of a run: the mutants of each file, and how each ended. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly mutants: readonly { readonly status: string }[] }>>
}

const SCORES = join(project, 'scripts/mutate/score.csv')
const COLUMNS = ['file', 'mutants', 'caught', 'day']
/** A mutant that makes a test run for ever is caught too. */
const CAUGHT = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

/** The scores of a report. Mutants that could not run do not count, and a file without any other has no score. */
export function scoresIn({ files }: MutationReport, day: string): Score[] {
  return Object.entries(files).flatMap(([file, { mutants }]) => {
    const count = (statuses: readonly string[]) => mutants.filter(({ status }) => statuses.includes(status)).length
    const caught = count(CAUGHT)
    const all = caught + count(MISSED)
    return all === 0 ? [] : [{ file, mutants: all, caught, day }]
  })
}

/** The scores of before with those measured now in their place, by file name. */
export function withMeasured(before: readonly Score[], measured: readonly Score[]): Score[] {
  const byFile = new Map([...before, ...measured].map((score) => [score.file, score]))
  return [...byFile.values()].sort((one, other) => (one.file < other.file ? -1 : 1))
}

/** The part of all mutants that were caught: 0.9 for 90%. */
export function partCaught(scores: readonly Score[]): number {
  const sum = (of: 'mutants' | 'caught') => scores.reduce((all, score) => all + score[of], 0)
  return sum('caught') / sum('mutants')
}

/** The scores of the table. */
export const readScores = (): Score[] =>
  parse<Record<keyof Score, string>>(readFileSync(SCORES, 'utf8'), { columns: true }).map((line) => ({
    ...line,
    mutants: Number(line.mutants),
    caught: Number(line.caught),
  }))

/** Puts scores into the table, without those of files that are no longer there. */
export const keepScores = (measured: readonly Score[]): void =>
  writeFileSync(
    SCORES,
    csvText(
      withMeasured(readScores(), measured).filter(({ file }) => existsSync(join(project, file))),
      { header: true, columns: COLUMNS },
    ),
  )
