import manifest from '../../../package.json' with { type: 'json' }
import { UsageError } from '../../lib/command.ts'

/** Loads DuckDB, which is an optional dependency. @throws UsageError that names the package to install, where one is missing. */
export async function loadDuckdb() {
  try {
    return await import('@duckdb/node-api')
  } catch (error) {
    // Without the package it is Node’s import that finds nothing; without its binding for this system, the require of the package.
    const [, missing] = /^Cannot find (?:package|module) '(@duckdb\/[^/']+)/.exec((error as Error).message) ?? []
    if (missing === undefined) throw error
    const version = manifest.optionalDependencies['@duckdb/node-api']
    throw new UsageError(`DuckDB is not installed; to install it, run npm install --no-save ${missing}@${version}`, { cause: error })
  }
}
