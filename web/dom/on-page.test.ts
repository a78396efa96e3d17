import { samples } from '../e2e/support/samples.ts'
import { holdsOnPageOf } from './on-page.ts'

for (const calculator of samples) holdsOnPageOf(calculator)
