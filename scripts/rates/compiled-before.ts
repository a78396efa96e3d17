import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { project } from '../lib/project.ts'

/** All that the compiler may be made of: its modules and schemas, the modules that it may import, and the versions of its packages. */
const COMPILER = ['scripts/rates', 'scripts/lib', 'engine', 'schemas', 'package-lock.json'].map((name) => join(project, name))
/** A file of the generated folder. */
const RECORD = 'made-from'

interface CompiledTables {
  readonly isCurrent: boolean
  /** Writes down what the modules were made from. */
  readonly record: () => void
}

/**
 * Whether the generated modules are what the tables compile to: no table, no module and nothing of the compiler was edited, added or
 * removed since they were recorded. What is recorded is how the tables were at this call, because one may be saved while they compile.
 */
export function compiledBefore(rates: string, generated: string, compiler: readonly string[] = COMPILER): CompiledTables {
  const sources = hashOf([rates, ...compiler])
  const state = () => `${process.version} ${sources} ${hashOf([generated, `${generated}-as-enacted`])}\n`
  const path = join(generated, RECORD)
  return {
    isCurrent: existsSync(path) && readFileSync(path, 'utf8') === state(),
    record() {
      const draft = `${path}.${process.pid}`
      writeFileSync(draft, state())
      renameSync(draft, path)
    },
  }
}

/** A hash of some files, and of the code and data in some folders: their names and contents. Generated modules count only by themselves. */
function hashOf(paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const name of namesIn(path)) {
      const content = readFileSync(join(path, name))
      hash.update(`${name} ${content.length}\n`).update(content)
    }
  }
  return hash.digest('hex')
}

function namesIn(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isDirectory()) return found ? [''] : []
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|json|yaml|csv)$/.test(name) && !/\bgenerated\b/.test(name))
    .toSorted()
}
