import { holdBeforeUse } from '../support/before-use.ts'
import { isOpenedFirst } from '../support/samples.ts'
import { test } from '../support/visitor.ts'

test.use({ isFirst: true, contextOptions: { reducedMotion: 'reduce' } })

holdBeforeUse((path) => !isOpenedFirst(path))
