import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileRates } from '../rates/compile.ts'

compileRates()

const coversEverything = ({ moduleId }: TestSpecification) => moduleId.includes('/engine/tests/')

/** Runs the tests next to the rules first, because they are quick and one failure is enough to finish with a mutant. */
class NextToTheRulesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const inOrder = files.toSorted(
      (a, b) => Number(coversEverything(a)) - Number(coversEverything(b)) || a.moduleId.localeCompare(b.moduleId),
    )
    return Promise.resolve(inOrder)
  }
}

export default defineConfig({
  test: {
    include: ['engine/**/*.test.ts'],
    // Left out: tests that take seconds, and tests that read the source instead of running it.
    exclude: ['engine/**/*.property.test.ts', 'engine/tests/as-enacted/**', 'engine/tests/{structure,types,readings}.test.ts'],
    setupFiles: ['engine/tests/seed.ts', 'engine/tests/forget.ts'],
    sequence: { sequencer: NextToTheRulesFirst },
    // Generous, so that a busy machine does not fail a test.
    testTimeout: 60_000,
    isolate: false,
    env: { TABLES: 'of the tests' },
    fileParallelism: false,
  },
})
