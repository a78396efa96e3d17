import { beforeEach } from 'vitest'
import { forgetAll } from '../forget.ts'

// The set-up of mutation testing alone: other tests are quicker with what is kept.
beforeEach(forgetAll)
