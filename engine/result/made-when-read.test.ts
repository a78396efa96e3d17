import { describe, expect, it, vi } from 'vitest'
import { changed, madeWhenRead, once } from './made-when-read.ts'

interface Sum {
  readonly name: string
  readonly total: number
  readonly words: readonly string[]
}

function sum() {
  const total = vi.fn(() => 5)
  const words = vi.fn(() => ['two and three'])
  return { total, words, made: madeWhenRead<Sum>({ name: 'sum', total, words }) }
}

const whole = { name: 'sum', total: 5, words: ['two and three'] }

describe('an object whose parts are made when they are read', () => {
  it('makes each part once, when somebody first reads it', () => {
    const { made, total, words } = sum()
    expect(total).not.toHaveBeenCalled()
    expect([made.name, made.total, made.total]).toEqual(['sum', 5, 5])
    expect(total).toHaveBeenCalledTimes(1)
    expect(words).not.toHaveBeenCalled()
    expect(made.words).toBe(made.words)
  })

  it('is like any other object to those who spread it, take it apart, compare it or write it out', () => {
    expect({ ...sum().made }).toStrictEqual(whole)
    const { name, ...others } = sum().made
    expect([name, others]).toStrictEqual(['sum', { total: 5, words: ['two and three'] }])
    expect(sum().made).toStrictEqual(whole)
    expect(sum().made).not.toEqual({ ...whole, words: ['three and two'] })
    expect(JSON.stringify(sum().made)).toBe(JSON.stringify(whole))
    expect(Object.entries(sum().made)).toEqual(Object.entries(whole))
    expect('total' in sum().made).toBe(true)
  })

  it('tries again where a part could not be made', () => {
    const total = vi
      .fn(() => 5)
      .mockImplementationOnce(() => {
        throw new RangeError('not yet')
      })
    const made = madeWhenRead<Pick<Sum, 'total'>>({ total })
    expect(() => made.total).toThrow(RangeError)
    expect(made.total).toBe(5)
  })

  it('can be changed in some parts without making any', () => {
    const { made, total, words } = sum()
    const more = changed(made, { total: () => made.total + 1 })
    expect([total, words].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
    expect(more.total).toBe(6)
    expect(words).not.toHaveBeenCalled()
    expect(more).toStrictEqual({ ...whole, total: 6 })
    expect(made).toStrictEqual(whole)
    expect(changed(whole, { name: 'all' })).toStrictEqual({ ...whole, name: 'all' })
  })
})

it('a thing made once is the same from then on', () => {
  const make = vi.fn(() => ({}))
  const get = once(make)
  expect(make).not.toHaveBeenCalled()
  expect(get()).toBe(get())
  expect(make).toHaveBeenCalledTimes(1)
})
