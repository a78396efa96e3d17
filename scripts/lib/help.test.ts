// All in one process: each command is a module that reads its own arguments.
import { readFileSync } from 'node:fs'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { project } from './project.ts'

const { scripts } = JSON.parse(readFileSync(`${project}/package.json`, 'utf8')) as { scripts: Record<string, string> }
const written = process.argv

// Each command listens for errors of the output.
process.stdout.setMaxListeners(50)
beforeEach(() => {
  process.exitCode = 0
})
afterAll(() => {
  process.argv = written
  process.exitCode = 0
})

it.each([
  'golden:check',
  'golden:add',
  'golden:audit',
  'golden:rework',
  'golden:tidy',
  'rates:accept',
  'rates:build',
  'rates:check',
  'rates:impact',
  'rates:show',
  'law:where',
  'rates:where',
  'rates:new-year',
  'export:workbook',
  'export:sql',
  'new-calculator',
  'bench',
  'build',
  'calc',
  'serve',
  'test:workbook',
  'test:sql',
])('%s --help says how to use it, and does nothing else', async (name) => {
  const said = vi.spyOn(process.stdout, 'write').mockImplementation(() => true)
  const complained = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  process.argv = [...written.slice(0, 2), '--help']
  await import(`${project}/${scripts[name]?.replace('node ', '')}`)
  expect(said.mock.calls).toEqual([[expect.stringMatching(new RegExp(`^npm run (-s )?${name}( |\n)[^]+\\.`))]])
  expect(complained).not.toHaveBeenCalled()
  expect(process.exitCode).toBe(0)
  vi.restoreAllMocks()
})
