import { describe } from 'vitest'
import { SLUGS } from './calculators.ts'
import { itsNotCovered } from './golden-not-covered.ts'
import { itsGoldenRecords } from './golden-records.ts'
import { itsGoldenSteps } from './golden-steps.ts'

// All of it in one file, because the results are the same: each is worked out once.

describe.each(SLUGS)('every golden row of %s', (slug) => {
  itsGoldenRecords(slug)
  itsGoldenSteps(slug)
  itsNotCovered(slug)
})
