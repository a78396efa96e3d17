import { assert, json, oneof, property, string } from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepLine, keptLines } from './kept-lines.ts'

const stored = new Map<string, string>()
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }),
)
afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

it('the lines of a payslip are kept as they were typed, until each is empty again', () => {
  keepLine('slip-incomeTax', '−447.54')
  keepLine('slip-netPay', '2,243.84')
  keepLine('slip-netPay', '2,243.8')
  expect([...keptLines()]).toEqual([
    ['slip-incomeTax', '−447.54'],
    ['slip-netPay', '2,243.8'],
  ])
  keepLine('slip-incomeTax', ' ')
  keepLine('slip-netPay', '')
  expect([...keptLines()]).toEqual([])
  expect(stored.size).toBe(0)
})

it('a browser that stores nothing keeps nothing, and stops nobody', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepLine('slip-netPay', '1')).not.toThrow()
  expect([...keptLines()]).toEqual([])
})

it('whatever the storage holds, a line is a text', () => {
  assert(
    property(oneof(json(), string()), (text) => {
      stored.set('lines', text)
      for (const line of keptLines().values()) expect(line).toBeTypeOf('string')
    }),
  )
})
