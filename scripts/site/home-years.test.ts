import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { shareHomes } from './home-years.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homes-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function fileWith(name: string, html: string): string {
  const file = join(folder, name)
  writeFileSync(file, html)
  return file
}

const home = (...parts: string[]) => `<body><h1>Home</h1>${parts.map((part) => `<div data-of-year="true">${part}</div>`).join('')}</body>`

const template = (year: string, amount: string, letter: string) =>
  `<template data-year="${year}"><div data-of-year="true">${amount}</div><div data-of-year="true"><p>${letter}</p></div></template></body>`

describe('the home pages of all years', () => {
  it('get what the others say in templates, and keep their own', () => {
    const one = fileWith('one.html', home('£1', '<p>a</p>'))
    const other = fileWith('other.html', home('£2', '<p>b</p>'))
    shareHomes(
      new Map([
        ['2024-25', one],
        ['2025-26', other],
      ]),
    )
    expect(readFileSync(one, 'utf8')).toBe(home('£1', '<p>a</p>').replace('</body>', template('2025-26', '£2', 'b')))
    expect(readFileSync(other, 'utf8')).toBe(home('£2', '<p>b</p>').replace('</body>', template('2024-25', '£1', 'a')))
  })

  it('are refused where one says nothing of its year', () => {
    expect(() => shareHomes(new Map([['2024-25', fileWith('one.html', home())]]))).toThrow('home says nothing of 2024-25')
  })
})
