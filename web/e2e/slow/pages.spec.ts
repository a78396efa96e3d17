import { holdOnPages } from '../support/every-page.ts'
import { isOpenedFirst } from '../support/samples.ts'

holdOnPages((path) => !isOpenedFirst(path))
