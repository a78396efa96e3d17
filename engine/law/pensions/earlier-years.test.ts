import { expect, it } from 'vitest'
import { earlierYearsOf } from './earlier-years.ts'

it('allowance can be carried forward from the three tax years before, each from its first day (FA 2004 s.228A)', () => {
  expect(earlierYearsOf('2024-25').map(({ field, name, starts }) => `${field}: ${name} from ${starts}`)).toEqual([
    'carryForward2021: 2021/22 from 2021-04-06',
    'carryForward2022: 2022/23 from 2022-04-06',
    'carryForward2023: 2023/24 from 2023-04-06',
  ])
})
