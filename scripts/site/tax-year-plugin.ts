import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import type { TableTree } from '../../engine/rates/table.ts'
import { GENERATED_FOLDER } from '../rates/compile.ts'
import { inForceIn } from '../rates/prune-table.ts'
import type { Days } from '../rates/tables.ts'

/**
 * What also reads the figures of other years: two calculators ask for the year, one carries allowance forward from earlier years, a company’s
 * accounting period may have begun in the year before, tax is paid late
 * after its year, and how many rates or which days a year has depends on what others have. They get the whole of each table.
 */
export const READS_OTHER_YEARS =
  /\/engine\/(calculators\/(company-car|pension-allowance|corporation-tax)\/|explain\/late-interest\.ts$|inputs\/(tax-code|day-of-gain-rates)\.ts$)/

const WHOLE = '?every-year'
const DEFAULT = 'export const defaultTaxYear = siteDefaultTaxYear\n'
const AT_ROOT = /^export const siteDefaultTaxYear = .*\n/m
const TABLE = /^export const (\w+) = (\{.*\}) as const$/m

/** What a site says of tax years, as code. */
interface Says {
  /** The default year. */
  readonly year: string
  /** The year whose pages are at the root of the site. It is that of `rates/tax-years.yaml` unless another is given. */
  readonly atRoot: TaxYear | undefined
  /** A table for browsers. Pages are rendered from whole tables, because some of them compare years. */
  readonly table: (name: string, whole: TableTree) => string
}

/** Makes development and tests those of one tax year: what a browser fetches has only the values of that year. */
export function taxYearPlugin(year: TaxYear, atRoot?: TaxYear): Plugin {
  let period: Days
  return {
    ...replacing(() => ({ year: JSON.stringify(year), atRoot, table: (_, whole) => JSON.stringify(inForceIn(whole, period)) })),
    async buildStart() {
      // Only once the tables have been compiled does this module exist.
      const { taxYears } = await import('../../engine/rates/generated/tax-years.ts')
      if (!Object.hasOwn(taxYears, year))
        throw new Error(`${year} is not a tax year of the tables; write ${Object.keys(taxYears).join(' or ')}`)
      period = taxYears[year]
    },
  }
}

/**
 * Makes a build that of any tax year. The code that renders pages reads the year from its own address, `entry.server.js?year=2026-27`, so
 * importing it again renders another year. What a browser fetches has a call of `OF_YEAR` in place of the year and of each table, for
 * `scripts-by-year.ts` to replace.
 */
export const anyYearPlugin = (atRoot: TaxYear): Plugin =>
  replacing((isServer) => ({
    year: isServer ? "new URL(import.meta.url).searchParams.get('year') ?? siteDefaultTaxYear" : 'OF_YEAR("defaultTaxYear")',
    atRoot,
    // Without the mark, a script would keep the tables that it does not use.
    table: (name) => `/* @__PURE__ */ OF_YEAR("${name}")`,
  }))

function replacing(says: (isServer: boolean) => Says): Plugin {
  return {
    name: 'pennyright-tax-year',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !READS_OTHER_YEARS.test(importer) || !/rates\/generated\/[\w-]+\.ts$/.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return found && isTable(found.id) ? `${found.id}${WHOLE}` : found
    },
    transform(code, id) {
      const isServer = this.environment.config.consumer === 'server'
      if (id === `${GENERATED_FOLDER}/tax-years.ts`) return { code: withDefault(code, says(isServer)), map: null }
      return isTable(id) && !isServer ? { code: withTable(code, says(isServer)), map: null } : null
    },
  }
}

/** Whether a module is that of a table, and not wanted whole. */
export function isTable(id: string): boolean {
  const name = basename(id, '.ts')
  return id === `${GENERATED_FOLDER}/${name}.ts` && !['tax-years', 'rule-sets', 'index'].includes(name)
}

/**
 * The module of the tax years with another default, and another year at the root where one is given.
 * @throws Error if the module no longer says which they are.
 */
export function withDefault(code: string, { year, atRoot }: Pick<Says, 'year' | 'atRoot'>): string {
  if (!code.includes(DEFAULT) || !AT_ROOT.test(code)) throw new Error('generated/tax-years.ts has no default to replace')
  const replaced = code.replace(DEFAULT, `export const defaultTaxYear = ${year}\n`)
  return atRoot === undefined ? replaced : replaced.replace(AT_ROOT, `export const siteDefaultTaxYear = ${JSON.stringify(atRoot)}\n`)
}

/** The module of a table with something else in its place. @throws Error for a module that is no table. */
export function withTable(code: string, { table }: Pick<Says, 'table'>): string {
  const [, name, json] = TABLE.exec(code) ?? []
  if (name === undefined || json === undefined) throw new Error('a generated table is not one object')
  return code.replace(json, () => table(name, JSON.parse(json) as TableTree))
}
