import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../lib/command.ts'

/** The file that every build has and no other folder. */
export const BUILD_RECORD = 'site.json'

/**
 * The full path of the folder to build into, whose contents a build may replace: a new or empty folder, or a former build.
 * @throws UsageError if it is not inside the project, is or holds anything under version control, or is a folder of something else.
 */
export function outFolder(project: string, asked: string): string {
  const out = resolve(project, asked)
  const real = existsSync(out) ? realpathSync(out) : out
  // The server bundle is run from there and needs the project’s node_modules.
  if (!out.startsWith(join(project, sep)) || !real.startsWith(join(realpathSync(project), sep)))
    throw new UsageError('the folder to build into must be inside the project')
  const name = relative(project, out)
  // Without git, or outside a repository, it lists nothing.
  const tracked = spawnSync('git', ['ls-files', '--', real], { cwd: project, encoding: 'utf8' }).stdout ?? ''
  if (tracked !== '') throw new UsageError(`${name} holds files under version control, which a build must not replace`)
  if (existsSync(real) && readdirSync(real).length > 0 && !existsSync(join(real, BUILD_RECORD)))
    throw new UsageError(`${name} is not a former build; name a new folder, or delete it first`)
  return out
}
