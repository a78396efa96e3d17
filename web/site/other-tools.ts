import type { About } from './about.ts'
import { manyPeople } from './many-people.ts'
import { shares } from './shares.ts'

/** The pages that are no calculators, but are found and listed like them. */
export const otherTools: readonly About[] = [manyPeople, shares]
