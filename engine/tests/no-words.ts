import type { Answer } from '../answer/answer.ts'
import { say } from '../expression/sentence.ts'

/** What the answer of a calculator that a test makes says: nothing. */
export const NO_WORDS = {
  large: { about: say``, announced: say`` },
  notes: () => [],
  assumptions: () => [],
} satisfies Partial<Answer>
