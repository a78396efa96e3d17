import { afterEach, expect } from 'vitest'
import { faults } from './browser.ts'
import { brokenHere } from './holds-everywhere.ts'

// In every file, because files that share a process share modules, but not what runs after a test.
afterEach(async () => {
  expect(faults.splice(0), 'no error, nothing on the console, no request elsewhere').toEqual([])
  // A test that only reads what the server sends may come before any page is opened.
  if ('document' in globalThis) expect(await brokenHere(), 'what holds on every page').toEqual([])
})
