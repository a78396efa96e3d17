import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { UsageError } from '../../lib/command.ts'
import { project } from '../../lib/project.ts'
import { RatesError } from '../problem.ts'
import { readAsWritten } from '../read-rates.ts'
import type { RateFiles } from '../tables.ts'

/**
 * The tables at a commit, branch or tag, read from git without touching the working tree.
 * @throws UsageError outside a git repository, for a name that git does not know, and if those tables do not fit today’s schemas.
 */
export function baseRates(ref: string, root: string = project): RateFiles {
  const git = (...parameters: string[]): string | undefined => {
    try {
      return execFileSync('git', parameters, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 64 * 1024 * 1024,
      })
    } catch {
      return undefined
    }
  }
  if (git('rev-parse', '--is-inside-work-tree') === undefined) {
    throw new UsageError('this folder is not in a git repository (or git is not installed), so there are no earlier tables to compare with')
  }
  const commit = git('rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim()
  if (commit === undefined) throw new UsageError(`git does not know "${ref}"; write a commit, a branch or a tag, such as HEAD or main`)
  const files = git('ls-tree', '--name-only', '-z', commit, '--', 'rates/')?.split('\0') ?? []
  try {
    return readAsWritten(
      'rates',
      files.map((file) => basename(file)),
      (name) => git('show', `${commit}:./rates/${name}`) ?? '',
    )
  } catch (error) {
    if (!(error instanceof RatesError)) throw error
    throw new UsageError(`the tables of ${ref} cannot be read today:\n${error.message}`, { cause: error })
  }
}
