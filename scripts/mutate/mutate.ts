// npm run mutate -- <file> … : how many small changes to files of the engine the tests beside them catch. See --help.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { aligned } from '../lib/aligned.ts'
import { runCommand, UsageError } from '../lib/command.ts'
import { commandLine } from '../lib/command-line.mjs'
import { project } from '../lib/project.ts'
import { quoted } from '../lib/quoted.ts'
import { keepScores, type MutationReport, partCaught, readScores, type Score, scoresIn } from './score.ts'

const HELP = `npm run mutate -- <file> …

Makes small changes to each file, one at a time, such as < in place of <=, and runs the tests of its folder. A test should fail each time.
Prints the changes that no test noticed, and writes how many were caught into scripts/mutate/score.csv. A test holds that table at 90%.
Words are left alone, as other tests read them, and so is what is worked out when a file is loaded. A file takes from one to several minutes.

  npm run mutate -- engine/law/paye/tax-on-pay.ts engine/money/rounding.ts`

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

await runCommand('mutate', HELP, {}, ({ words: files }) => {
  if (files.length === 0) throw new UsageError(`name the files to change\n\n${HELP}`)
  for (const file of files) {
    if (!/^engine\/.*\.ts$/.test(file)) throw new UsageError(`${quoted(file)} is no file of the engine, such as engine/money/rounding.ts`)
    if (!existsSync(join(project, file))) throw new UsageError(`there is no file ${quoted(file)}`)
  }
  const measured: Score[] = []
  // Only the tests of one folder run on a file, so each folder has a run of its own.
  for (const folder of new Set(files.map(dirname))) {
    const [program, parameters] = commandLine('stryker', [
      'run',
      'scripts/mutate/stryker.config.json',
      '--mutate',
      files.filter((file) => dirname(file) === folder).join(),
      '--testFiles',
      `${folder}/*.test.ts`,
    ])
    const { status } = spawnSync(program, parameters, { cwd: project, stdio: 'inherit' })
    if (status !== 0) return status ?? 1
    const report = JSON.parse(readFileSync(join(project, 'reports/mutation/mutation.json'), 'utf8')) as MutationReport
    const scores = scoresIn(report, new Date().toISOString().slice(0, 10))
    keepScores(scores)
    measured.push(...scores)
  }
  const rows = measured.map(({ file, mutants, caught }) => [file, `${caught} of ${mutants}`])
  console.log(aligned([['file', 'caught'], ...rows, ['all that were measured so far', percent(partCaught(readScores()))]], [1]))
  return 0
})
