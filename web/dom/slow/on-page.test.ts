import { calculators } from '../../calculators/index.ts'
import { samples } from '../../e2e/support/samples.ts'
import { holdsOnPageOf } from '../on-page.ts'

for (const calculator of calculators.filter((each) => !samples.includes(each))) holdsOnPageOf(calculator)
