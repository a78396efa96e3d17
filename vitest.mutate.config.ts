import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { compileRates } from './scripts/rates/compile.ts'

compileRates()

const isOfAll = ({ moduleId }: TestSpecification) => moduleId.includes('/engine/tests/')

/** The tests beside the rules first: they are quick, and a mutant is done with at its first failure. */
class BesideTheRulesFirst extends BaseSequencer {
  override sort(files: TestSpecification[]) {
    const inOrder = files.toSorted((a, b) => Number(isOfAll(a)) - Number(isOfAll(b)) || a.moduleId.localeCompare(b.moduleId))
    return Promise.resolve(inOrder)
  }
}

export default defineConfig({
  test: {
    include: ['engine/**/*.test.ts'],
    // What takes seconds, and what reads the source instead of running it.
    exclude: ['engine/**/*.property.test.ts', 'engine/tests/{structure,types,readings,published}.test.ts'],
    setupFiles: ['engine/tests/seed.ts'],
    sequence: { sequencer: BesideTheRulesFirst },
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    isolate: false,
    fileParallelism: false,
  },
})
