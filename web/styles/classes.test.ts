import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const web = fileURLToPath(new URL('../', import.meta.url))

const textOf = (pattern: string, exclude: readonly string[] = []): string =>
  globSync(pattern, { cwd: web, exclude })
    .map((file) => readFileSync(new URL(file, new URL('../', import.meta.url)), 'utf8'))
    .join('\n')

const CODE = textOf('**/*.{ts,tsx,html}', ['{dom,e2e}/**', '**/*.test.*'])

/** Where code gives an element its classes: the attribute, what the many page makes without React, and the functions that choose one. */
const GIVEN = /\bclass(?:Name)?(?:=|: )(?:"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})|return (?:isGivenBack\(row\) \? )?'[^\n]*/g

/** The classes of a style sheet, without those of comments and addresses. */
const STYLED = [
  ...textOf('styles/*.css')
    .replace(/\/\*[^]*?\*\/|url\([^)]*\)/g, '')
    .matchAll(/\.([a-z][\w-]*)(?=[^;{}]*\{)/g),
].map(([, name = '']) => name)

it('every class in the style sheets is given to some element', () => {
  const words = (CODE.match(GIVEN) ?? []).flatMap((given) => given.split(/[\s"'`{}]+/))
  const whole = new Set(words)
  // Of a name that is made from two parts, the first: `badge-${badgeVariant}`.
  const starts = words.filter((word) => word.endsWith('-$'))
  const isGiven = (name: string) => whole.has(name) || starts.some((start) => name.startsWith(start.slice(0, -1)))
  expect(STYLED.length).toBeGreaterThan(200)
  expect([...new Set(STYLED)].filter((name) => !isGiven(name))).toEqual([])
})
