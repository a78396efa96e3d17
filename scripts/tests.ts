// The projects of vitest, each with the tests that it runs. vite.config.ts asks for them.
import { globSync, readFileSync } from 'node:fs'
import { BaseSequencer, type InlineConfig, type TestSpecification } from 'vitest/node'
import { TEST_YEAR } from '../engine/tests/test-year.ts'
import { compileRates } from './rates/compile.ts'
import { asEnactedPlugin } from './site/as-enacted-plugin.ts'
import { pageModulesPlugin } from './site/page-modules-plugin.ts'
import { taxYearPlugin } from './site/tax-year-plugin.ts'

compileRates()

const TESTS = '{engine,golden,scripts,web}/**/*.test.{ts,tsx}'
/** Tests in a folder called `slow` are for `npm run test:all`, which sets this. */
const exclude = process.env['TESTS'] === 'all' ? [] : ['**/slow/**']
const files = globSync(TESTS, { exclude })
const thatSay = (words: RegExp) => files.filter((file) => words.test(readFileSync(file, 'utf8')))

/** Those that put the figures of the tests in the tables. They run apart from all that read the tables as they are. */
const onTestFigures = thatSay(/useTestFigures|\/tests\/page\.ts'|\/run-calc\.ts'/)

/** Those that visit pages without a browser. */
const inDom = ['web/dom/**/*.test.ts', ...thatSay(/\/dom\/visit\.ts'/)]

/** Those of the tax years that no page shows yet. */
const asEnacted = '**/tests/as-enacted/*.test.ts'

const setupFiles = ['engine/tests/seed.ts', 'engine/tests/last-imports.ts']
/** What pages are sent with. React’s other half takes three times as long to draw a card, most of it to say where in the code an element was made. */
const NODE_ENV = 'production'
const oxc = { jsx: { runtime: 'automatic', development: false } } as const
/** A test that hangs still fails, but none because the machine was busy. */
const timeouts = { testTimeout: 30_000, hookTimeout: 30_000 }
const plugins = [taxYearPlugin(TEST_YEAR, TEST_YEAR)]

/** Files that take more than five seconds. Where vitest has timed no run yet, as in a new clone, it starts the largest files first. */
const LONG = [
  '/slow/',
  'engine/explain/alternatives.test.ts',
  'engine/explain/explain.test.ts',
  'engine/tests/calculator.property.test.ts',
  'web/calculators/cards.test.tsx',
]

const isLong = ({ moduleId }: TestSpecification) => LONG.some((part) => moduleId.includes(part))

/** Starts long files first, so that none of them is left to one core at the end while the other has nothing to do. */
class LongFirst extends BaseSequencer {
  override async sort(all: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(all)
    // One project after the other.
    const projects = new Set(sorted.map(({ project }) => project))
    return [...projects].flatMap((one) => {
      const own = sorted.filter(({ project }) => project === one)
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))]
    })
  }
}

export const tests: InlineConfig = {
  sequence: { sequencer: LongFirst },
  // By default one core is left free, which on two cores is half of them.
  maxWorkers: '100%',
  projects: [
    // Loading the engine for each file anew would take longer than its tests.
    {
      oxc,
      test: {
        name: 'the tables',
        setupFiles,
        include: [TESTS],
        exclude: [...exclude, ...onTestFigures, ...inDom, asEnacted],
        isolate: false,
        ...timeouts,
        env: { NODE_ENV },
      },
    },
    {
      oxc,
      plugins,
      test: {
        name: 'the figures of the tests',
        setupFiles,
        include: onTestFigures,
        isolate: false,
        ...timeouts,
        env: { NODE_ENV, TABLES: 'of the tests' },
      },
    },
    {
      oxc,
      plugins: [asEnactedPlugin()],
      test: { name: 'as enacted', setupFiles, include: [asEnacted], isolate: false, ...timeouts, env: { NODE_ENV } },
    },
    {
      oxc,
      plugins: [pageModulesPlugin()],
      test: {
        name: 'dom',
        setupFiles: [...setupFiles, 'web/dom/no-faults.ts'],
        include: inDom,
        exclude,
        isolate: false,
        ...timeouts,
        // One visitor may fill in the longest form a dozen times.
        testTimeout: 120_000,
        env: { NODE_ENV },
      },
    },
  ],
}
