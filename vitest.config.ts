import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { TEST_YEAR } from './engine/tests/test-year.ts'
import { compileRates } from './scripts/rates/compile.ts'
import { taxYearPlugin } from './scripts/site/tax-year-plugin.ts'

compileRates()

const TESTS = '{engine,golden,scripts,web}/**/*.test.{ts,tsx}'
const files = globSync(TESTS)
const thatSay = (words: RegExp) => files.filter((file) => words.test(readFileSync(file, 'utf8')))

/** Those that put the figures of the tests in the tables. They run apart from all that read the tables as they are. */
const onTestFigures = thatSay(/useTestFigures|\/tests\/page\.ts'|\/run-calc\.ts'/)

const setupFiles = ['engine/tests/seed.ts']
const env = { TABLES: 'of the tests' }
/** A test that hangs still fails, but none because the machine was busy. */
const testTimeout = 30_000
const plugins = [taxYearPlugin(TEST_YEAR, TEST_YEAR)]

export default defineConfig({
  test: {
    // By default one core is left free, which on two cores is half of them.
    maxWorkers: '100%',
    projects: [
      // Loading the engine for each file anew would take longer than its tests.
      { test: { name: 'the tables', setupFiles, include: [TESTS], exclude: onTestFigures, isolate: false, testTimeout } },
      { plugins, test: { name: 'the figures of the tests', setupFiles, include: onTestFigures, isolate: false, testTimeout, env } },
    ],
  },
})
