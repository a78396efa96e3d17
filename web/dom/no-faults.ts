import { afterEach, expect } from 'vitest'
import { faults } from './browser.ts'

// In every file, because files that share a process share modules, but not what runs after a test.
afterEach(() => {
  expect(faults.splice(0), 'no error, nothing on the console, no request elsewhere').toEqual([])
})
