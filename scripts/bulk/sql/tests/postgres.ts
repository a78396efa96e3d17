import { execFileSync } from 'node:child_process'
import { chmodSync, chownSync, globSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { csvText } from '../../../lib/csv.ts'
import { findProgram, installDebianPackages } from '../../../lib/programs.mjs'
import type { Answer, Engine } from './duckdb.ts'

const find = () =>
  findProgram({
    set: process.env['INITDB_PATH'],
    names: ['initdb'],
    elsewhere: globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().toReversed(),
  })

/**
 * Starts a PostgreSQL server of its own, in a temporary folder and on a socket there, and returns an engine on it. It is found at
 * `INITDB_PATH` if set, else on the PATH, else in Debian’s place, else installed now from the Debian package.
 * @throws Error if PostgreSQL is not installed and cannot be.
 */
export function startPostgres(): { readonly engine: Engine; readonly [Symbol.dispose]: () => void } {
  const initdb = find() ?? (installDebianPackages(['postgresql']) ? find() : undefined)
  if (initdb === undefined) throw new Error('PostgreSQL is needed. Install it, or set INITDB_PATH to where its initdb is, and run again.')
  const programs = dirname(realpathSync(initdb))
  const program = (name: string) => join(programs, name)
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'))
  // PostgreSQL refuses to run as root.
  const as = process.getuid?.() === 0 ? userOf('postgres') : undefined
  if (as) chownSync(folder, as.uid, as.gid)
  chmodSync(folder, 0o755)
  const run = (name: string, ...parameters: string[]) =>
    execFileSync(program(name), parameters, { ...as, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
  const data = join(folder, 'data')
  run('initdb', '-D', data, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-U', 'tester', '--no-sync')
  run('pg_ctl', '-D', data, '-o', `-k ${folder} -c listen_addresses='' -c fsync=off`, '-l', join(folder, 'log'), '-w', 'start')
  const psql = ['-h', folder, '-U', 'tester', '-d', 'postgres', '-q', '--csv', '-v', 'ON_ERROR_STOP=1']
  const engine: Engine = (rows, query) => {
    const columns = Object.keys(rows[0] ?? {})
    const script = join(folder, 'script.sql')
    const table = columns.map((name) => `"${name}" text`).join(', ')
    const cells = csvText(rows.map((row) => columns.map((name) => row[name] ?? '')))
    writeFileSync(script, `CREATE TEMPORARY TABLE people (${table});\nCOPY people FROM STDIN WITH (FORMAT csv);\n${cells}\\.\n${query};\n`)
    const printed = execFileSync(program('psql'), [...psql, '-f', script], { encoding: 'utf8', maxBuffer: 2 ** 30 })
    return Promise.resolve(parse<Answer>(printed, { columns: true }))
  }
  return {
    engine,
    [Symbol.dispose]() {
      run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop')
      rmSync(folder, { recursive: true })
    },
  }
}

const userOf = (name: string) => {
  const id = (which: string) => Number(execFileSync('id', [which, name], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}
