import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { outFolder } from './out-folder.ts'

const project = realpathSync(mkdtempSync(join(tmpdir(), 'project-')))
const put = (name: string) => {
  mkdirSync(join(project, name, '..'), { recursive: true })
  writeFileSync(join(project, name), '')
}

beforeAll(() => {
  for (const name of ['web/page.ts', 'web/client/a.ts', 'build/site.json', 'build/client/index.html', 'mine/notes.txt', 'mine/client/a'])
    put(name)
  put('kept/site.json')
  mkdirSync(join(project, 'empty'))
  symlinkSync(tmpdir(), join(project, 'elsewhere'))
  symlinkSync('web', join(project, 'same'))
  execFileSync('git', ['init', '--quiet'], { cwd: project })
  execFileSync('git', ['add', 'web', 'kept'], { cwd: project })
})
afterAll(() => rmSync(project, { recursive: true }))

it.each(['build', 'build/other', 'empty', 'new', 'new/deep', 'web/new'])('a build may go into %s', (asked) => {
  expect(outFolder(project, asked)).toBe(join(project, asked))
})

it.each([
  ['', 'the folder to build into must be inside the project'],
  ['.', 'the folder to build into must be inside the project'],
  ['..', 'the folder to build into must be inside the project'],
  ['../elsewhere', 'the folder to build into must be inside the project'],
  ['elsewhere', 'the folder to build into must be inside the project'],
  ['web', 'web holds files under version control, which a build must not replace'],
  ['web/client', 'web/client holds files under version control, which a build must not replace'],
  ['same', 'same holds files under version control, which a build must not replace'],
  ['kept', 'kept holds files under version control, which a build must not replace'],
  ['web/page.ts', 'web/page.ts holds files under version control, which a build must not replace'],
  ['mine', 'mine is not a former build; name a new folder, or delete it first'],
  ['.git', '.git is not a former build; name a new folder, or delete it first'],
])('a build may not go into %j: %s', (asked, message) => {
  expect(() => outFolder(project, asked)).toThrow(message)
})
