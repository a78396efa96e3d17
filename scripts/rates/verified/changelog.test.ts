import { expect, it } from 'vitest'
import { withNote } from './changelog.ts'

const NOTE = { calculator: 'vat', period: 'from 6 April 2025', effect: 'A duty of\n 9%', source: 'DA 1999 s.8' }
const EDITION = '# Changelog\n\nWhat changed.\n\n## 0.1.0: the first edition\n\n- **vat**, all years: New.\n'

it('a note goes to the top of the unreleased changes, which are added above the last edition', () => {
  const once = withNote(EDITION, NOTE)
  const note = '- **vat**, from 6 April 2025: A duty of 9%. Source: DA 1999 s.8.\n'
  expect(once).toBe(EDITION.replace('## 0.1.0', `## Unreleased\n\n${note}\n## 0.1.0`))
  const later = '- **income-tax, ir35**, from 6 April 2025: A duty of 9%. Source: DA 1999 s.8.\n'
  expect(withNote(once, { ...NOTE, calculator: 'income-tax, ir35' })).toBe(
    EDITION.replace('## 0.1.0', `## Unreleased\n\n${later}${note}\n## 0.1.0`),
  )
})

it('or under a heading that has no list yet', () => {
  expect(withNote('# Changelog\n\n## Unreleased\n\nSoon.\n', NOTE)).toMatch(/^# Changelog\n\n## Unreleased\n\n- \*\*vat.*\n\nSoon\.\n$/)
})
