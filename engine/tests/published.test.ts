import { describe, expect, it } from 'vitest'
import { audit } from './published/audit.ts'
import { caseFiles, hasCases } from './published/cases.ts'
import { MAPPINGS } from './published/mappings.ts'
import { EVERY_ROW, REASONS, readNotUsed } from './published/not-used.ts'

const LEAST_USED = 150

const notUsed = readNotUsed()
const files = MAPPINGS.map(({ file }) => file)

describe('published cases', () => {
  it('are mapped file by file, and those not used are listed with one of the reasons and a note', () => {
    expect(files).toEqual([...new Set(files)])
    const malformed = notUsed.filter((entry) => {
      const isReasoned = (REASONS as readonly string[]).includes(entry.reason) && entry.note !== ''
      const isPlaced = files.includes(entry.file) && entry.case !== '' && !entry.columns.includes('')
      return !isReasoned || !isPlaced || (entry.case === EVERY_ROW && entry.columns.length === 0)
    })
    expect(malformed.map(({ place }) => place)).toEqual([])
    const named = notUsed.flatMap(({ file, case: id, columns }) =>
      (columns.length === 0 ? ['all'] : columns).map((column) => `${file} ${id} ${column}`),
    )
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  })
})

// The cases stand beside the project. Where they are not, the test above is all there is to check.
if (hasCases) {
  describe('published cases, beside the project', () => {
    it('are all mapped', () => {
      expect([...files].sort()).toEqual(caseFiles())
    })

    it.each(MAPPINGS)('of $file come out of the engine or are listed, none in vain', (mapping) => {
      const { wrong, unaccounted, listedInVain } = audit(mapping, notUsed)
      expect({ wrong, unaccounted, listedInVain }).toEqual({ wrong: [], unaccounted: [], listedInVain: [] })
    })

    it(`hold the engine to at least ${LEAST_USED} rows that are marked as right as they stand`, () => {
      const used = MAPPINGS.flatMap((mapping) => audit(mapping, notUsed).used)
      expect(used.filter(({ confidence }) => confidence === 'use').length).toBeGreaterThanOrEqual(LEAST_USED)
    })
  })
}
