import { calculators } from '../../calculators/index.ts'
import { isAsOpened, OPENED_FIRST } from '../as-opened.ts'

for (const calculator of calculators.filter(({ slug }) => !OPENED_FIRST.has(slug))) isAsOpened(calculator)
