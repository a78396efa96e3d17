import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { project } from '../lib/project.ts'
import { partCaught, readScores, type Score, scoresIn, withMeasured } from './score.ts'

const score = (file: string, mutants: number, caught: number, day = '2026-11-26'): Score => ({ file, mutants, caught, day })
const mutants = (...statuses: readonly string[]) => ({ mutants: statuses.map((status) => ({ status })) })

it('counts what a test noticed of all that ran', () => {
  const report = {
    files: {
      'engine/a.ts': mutants('Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'CompileError', 'Ignored'),
      'engine/b.ts': mutants('Ignored'),
    },
  }
  expect(scoresIn(report, '2026-11-26')).toEqual([score('engine/a.ts', 4, 2)])
})

it('replaces the line of a file that is measured again, and keeps the others', () => {
  const before = [score('engine/a.ts', 4, 2, '2026-11-01'), score('engine/c.ts', 5, 5, '2026-11-01')]
  expect(withMeasured(before, [score('engine/b.ts', 1, 1), score('engine/a.ts', 4, 4)])).toEqual([
    score('engine/a.ts', 4, 4),
    score('engine/b.ts', 1, 1),
    score('engine/c.ts', 5, 5, '2026-11-01'),
  ])
})

it('is the part of all mutants, not of all files', () => {
  expect(partCaught([score('engine/a.ts', 90, 90), score('engine/b.ts', 10, 0)])).toBe(0.9)
})

describe('the table of scores', () => {
  const scores = readScores()

  it('says that the tests caught at least 90% of the mutants', () => {
    expect(partCaught(scores)).toBeGreaterThanOrEqual(0.9)
  })

  it('has only files that exist, each once', () => {
    expect(scores.filter(({ file }) => !existsSync(join(project, file)))).toEqual([])
    expect(new Set(scores.map(({ file }) => file)).size).toBe(scores.length)
  })

  it('has in each line no more mutants caught than there were, and a day', () => {
    for (const { mutants: all, caught, day } of scores) {
      expect(caught).toBeLessThanOrEqual(all)
      expect(day).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    }
  })
})
