import { describe, expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

const told = (before: string, after: string) =>
  differenceOf(before.split(''), after.split('')).map((hunk) =>
    hunk.isSame ? hunk.before.join('') : `[${hunk.before.join('')}>${hunk.after.join('')}]`,
  )

describe('the difference of two lists', () => {
  it.each([
    ['', '', []],
    ['abc', 'abc', ['abc']],
    ['abc', '', ['[abc>]']],
    ['', 'abc', ['[>abc]']],
    ['abc', 'axc', ['a', '[b>x]', 'c']],
    ['abcd', 'acd', ['a', '[b>]', 'cd']],
    ['acd', 'abcd', ['a', '[>b]', 'cd']],
    // The longest common subsequence is b, c, e.
    ['abcde', 'bcxe', ['[a>]', 'bc', '[d>x]', 'e']],
    // The same item must not count as both beginning and end.
    ['aa', 'aaa', ['aa', '[>a]']],
  ])('of "%s" and "%s" is %j', (before, after, expected) => {
    expect(told(before, after)).toEqual(expected)
  })
})
