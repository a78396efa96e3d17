import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import type { TableTree } from '../../engine/rates/table.ts'
import { GENERATED_FOLDER } from '../rates/compile.ts'
import { inForceIn } from '../rates/prune-table.ts'
import type { Days } from '../rates/tables.ts'

/**
 * The calculators that also read the figures of other years: two ask for the year, one carries allowance forward from earlier years, and a
 * company’s accounting period may have begun in the year before. They get the whole of each table.
 */
export const READS_OTHER_YEARS = /\/engine\/calculators\/(company-car|pension-allowance|corporation-tax)\//

const WHOLE = '?every-year'
const DEFAULT = 'export const defaultTaxYear = siteDefaultTaxYear\n'
const AT_ROOT = /^export const siteDefaultTaxYear = .*\n/m
const TABLE = /^export const \w+ = (\{.*\}) as const$/m

/**
 * Makes a build that of one tax year: it replaces the default year, and what a browser fetches has only the values of that year. Pages are
 * rendered from whole tables, because some of them compare years. `atRoot` is the year whose pages are at the root of the site, if that
 * is not to be the year of `rates/tax-years.yaml`.
 */
export function taxYearPlugin(year: TaxYear, atRoot?: TaxYear): Plugin {
  let period: Days
  return {
    name: 'pennyright-tax-year',
    enforce: 'pre',
    async buildStart() {
      // Only once the tables have been compiled does this module exist.
      const { taxYears } = await import('../../engine/rates/generated/tax-years.ts')
      if (!Object.hasOwn(taxYears, year))
        throw new Error(`${year} is not a tax year of the tables; write ${Object.keys(taxYears).join(' or ')}`)
      period = taxYears[year]
    },
    async resolveId(source, importer, options) {
      if (!importer || !READS_OTHER_YEARS.test(importer) || !/rates\/generated\/[\w-]+\.ts$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && tableIn(found.id) !== undefined ? `${found.id}${WHOLE}` : found
    },
    transform(code, id) {
      if (id === `${GENERATED_FOLDER}/tax-years.ts`) return { code: withDefault(code, year, atRoot), map: null }
      if (tableIn(id) === undefined || this.environment.config.consumer === 'server') return null
      return { code: ofPeriod(code, period), map: null }
    },
  }
}

/** The name of the table whose module this is; undefined for any other module, and for a table that is wanted whole. */
function tableIn(id: string): string | undefined {
  const name = basename(id, '.ts')
  return id === `${GENERATED_FOLDER}/${name}.ts` && !['tax-years', 'rule-sets', 'index'].includes(name) ? name : undefined
}

/**
 * The module of the tax years with another default, and another year at the root where one is given.
 * @throws Error if the module no longer says which they are.
 */
export function withDefault(code: string, year: TaxYear, atRoot?: TaxYear): string {
  if (!code.includes(DEFAULT) || !AT_ROOT.test(code)) throw new Error('generated/tax-years.ts has no default to replace')
  const replaced = code.replace(DEFAULT, `export const defaultTaxYear = ${JSON.stringify(year)}\n`)
  return atRoot === undefined ? replaced : replaced.replace(AT_ROOT, `export const siteDefaultTaxYear = ${JSON.stringify(atRoot)}\n`)
}

/** The module of a table with the values that are in force at some time in a period. @throws Error for a module that is no table. */
export function ofPeriod(code: string, period: Days): string {
  const [, json] = TABLE.exec(code) ?? []
  if (json === undefined) throw new Error('a generated table is not one object')
  return code.replace(json, () => JSON.stringify(inForceIn(JSON.parse(json) as TableTree, period)))
}
