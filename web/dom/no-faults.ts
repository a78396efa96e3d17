import { afterEach, expect } from 'vitest'
import { faults } from './browser.ts'

/** The ids that elements are labelled or described by and that no element of the page has. */
const lostNames = (): string[] =>
  ['aria-labelledby', 'aria-describedby', 'for'].flatMap((attribute) =>
    [...document.querySelectorAll(`[${attribute}]`)]
      .flatMap((element) => (element.getAttribute(attribute) ?? '').split(/\s+/).filter((id) => document.getElementById(id) === null))
      .map((id) => `${attribute}="${id}"`),
  )

// In every file, because files that share a process share modules, but not what runs after a test.
afterEach(() => {
  expect(faults.splice(0), 'no error, nothing on the console, no request elsewhere').toEqual([])
  // A test that only reads what the server sends may come before any page is opened.
  if ('document' in globalThis) expect(lostNames(), 'what a screen reader is led to is there').toEqual([])
})
