import { expect, it } from 'vitest'

const sources = import.meta.glob<string>(
  ['../../{engine,web,golden,scripts}/**/*.{ts,tsx}', '!../../**/*.{test,spec}.{ts,tsx}', '!../../**/{tests,dom,e2e,generated}/**'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The usual name for what a component takes, which stays in its file. */
const IN_ITS_FILE = 'Props'

const declaredIn = (source: string) =>
  [...source.matchAll(/^(?:export )?(?:abstract )?(?:type|interface|class) (\w+)/gm)].map(([, name = '']) => name)

it('no name of a type has two meanings', () => {
  const places = new Map<string, string[]>()
  for (const [file, source] of Object.entries(sources))
    for (const name of declaredIn(source)) places.set(name, [...(places.get(name) ?? []), file])
  expect(places.size).toBeGreaterThan(0)
  expect([...places].filter(([name, files]) => files.length > 1 && name !== IN_ITS_FILE)).toEqual([])
})
