import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { compileRates } from './scripts/rates/compile.ts'

compileRates()

const TESTS = '{engine,scripts,web}/**/*.test.{ts,tsx}'
/** What changes the tables that it calculates with, and would change them for whatever ran after it. */
const CHANGES_TABLES = /useTestFigures|run-calc/

const changing = globSync(TESTS).filter((file) => CHANGES_TABLES.test(readFileSync(file, 'utf8')))

const setupFiles = ['engine/tests/seed.ts']

export default defineConfig({
  test: {
    projects: [
      { test: { setupFiles, name: 'tables as they are', include: [TESTS], exclude: changing, isolate: false } },
      { test: { setupFiles, name: 'tables of its own', include: changing } },
    ],
  },
})
