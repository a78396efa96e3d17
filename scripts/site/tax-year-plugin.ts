import { basename } from 'node:path'
import { normalizePath, type Plugin } from 'vite'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import type { TableTree } from '../../engine/rates/table.ts'
import { GENERATED_FOLDER } from '../rates/compile.ts'
import { inForceIn } from '../rates/prune-table.ts'
import type { Days } from '../rates/tables.ts'

/**
 * What also reads the figures of other years: two calculators ask for the year, one carries allowance forward from earlier years, a company’s
 * accounting period may have begun in the year before, tax is paid late after its year, and how many rates or which days a year has depends
 * on what others have. They get the whole of each table.
 */
export const READS_OTHER_YEARS =
  /\/engine\/(calculators\/(company-car|pension-allowance|corporation-tax)\/|explain\/late-interest\.ts$|inputs\/(tax-code|day-of-gain-rates)\.ts$)/

/** As Vite writes paths, on Windows too. */
const GENERATED = normalizePath(GENERATED_FOLDER)
const TAX_YEARS = `${GENERATED}/tax-years.ts`
const WHOLE = '?every-year'
const DEFAULT = 'export const defaultTaxYear = siteDefaultTaxYear\n'
const AT_ROOT = /^export const siteDefaultTaxYear = .*\n/m
const TABLE = /^export const \w+ = (\{.*\}) as const$/m

/** Gives the code for browsers the default and the values of one tax year. Pages are rendered from whole tables. */
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
      return found && isTable(found.id) ? `${found.id}${WHOLE}` : found
    },
    transform(code, id) {
      if (id === TAX_YEARS) return { code: withDefault(code, JSON.stringify(year), atRoot), map: null }
      if (!isTable(id) || this.environment.config.consumer === 'server') return null
      return { code: withTable(code, (whole) => inForceIn(whole, period)), map: null }
    },
  }
}

/**
 * Lets the code that renders pages work for any tax year: it reads the year from its own address, `entry.server.js?year=2026-27`, so
 * importing it again renders another year.
 */
export const anyYearPlugin = (atRoot: TaxYear): Plugin => ({
  name: 'pennyright-any-tax-year',
  enforce: 'pre',
  transform(code, id) {
    if (id !== TAX_YEARS) return null
    return { code: withDefault(code, "new URL(import.meta.url).searchParams.get('year') ?? siteDefaultTaxYear", atRoot), map: null }
  },
})

/** Whether a module is a table that is cut down to one tax year: not one that was asked for whole. */
export function isTable(id: string): boolean {
  const name = basename(id, '.ts')
  return id === `${GENERATED}/${name}.ts` && !['tax-years', 'rule-sets', 'index'].includes(name)
}

/**
 * The module of the tax years with another default, which is code, and another year at the root of the site where one is given.
 * @throws Error if the module no longer says which they are.
 */
export function withDefault(code: string, year: string, atRoot?: TaxYear): string {
  if (!code.includes(DEFAULT) || !AT_ROOT.test(code)) throw new Error('generated/tax-years.ts has no default to replace')
  const replaced = code.replace(DEFAULT, `export const defaultTaxYear = ${year}\n`)
  return atRoot === undefined ? replaced : replaced.replace(AT_ROOT, `export const siteDefaultTaxYear = ${JSON.stringify(atRoot)}\n`)
}

/** The module of a table with part of it in its place. @throws Error for a module that is no table. */
export function withTable(code: string, part: (whole: TableTree) => TableTree): string {
  const json = TABLE.exec(code)?.[1]
  if (json === undefined) throw new Error('a generated table is not one object')
  return code.replace(json, () => JSON.stringify(part(JSON.parse(json) as TableTree)))
}
