import { expect, it } from 'vitest'
import { withRow } from './changelog.ts'

const ROW = { calculator: 'vat', period: 'from 6 April 2025', effect: 'A duty | of 9%', source: 'DA 1999 s.8' }
const EDITION =
  '# Changelog\n\nWhat changed.\n\n## 0.1.0: the first edition\n\n| calculator | effect |\n| ---------- | ------ |\n| vat        | none   |\n'

it('a row goes into the table of unreleased changes, which is added above the last edition', () => {
  const once = withRow(EDITION, ROW)
  expect(once).toBe(
    EDITION.replace(
      '## 0.1.0',
      `## Unreleased

| calculator | period            | effect         | source      |
| ---------- | ----------------- | -------------- | ----------- |
| vat        | from 6 April 2025 | A duty / of 9% | DA 1999 s.8 |

## 0.1.0`,
    ),
  )
  const twice = withRow(once, { ...ROW, calculator: 'income-tax, ir35' })
  expect(twice).toBe(
    EDITION.replace(
      '## 0.1.0',
      `## Unreleased

| calculator       | period            | effect         | source      |
| ---------------- | ----------------- | -------------- | ----------- |
| vat              | from 6 April 2025 | A duty / of 9% | DA 1999 s.8 |
| income-tax, ir35 | from 6 April 2025 | A duty / of 9% | DA 1999 s.8 |

## 0.1.0`,
    ),
  )
})

it('or under a heading that has no table yet', () => {
  expect(withRow('# Changelog\n\n## Unreleased\n\nSoon.\n', ROW)).toMatch(
    /^# Changelog\n\n## Unreleased\n\n\| calculator .*\n\| -+ .*\n\| vat .*\n\nSoon\.\n$/,
  )
})
