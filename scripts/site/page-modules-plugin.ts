import type { Plugin } from 'vite'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { inForceIn } from '../rates/prune-table.ts'
import { isTable, READS_OTHER_YEARS, withDefault, withTable } from './tax-year-plugin.ts'

/** How a test asks for a module of a tax year’s pages: `entry.server.tsx?of=server-2026-27`. */
const OF = /\?of=(server|browser)-(\d{4}-\d\d)/

/**
 * Gives tests the modules of any tax year’s pages, as the server or a browser has them. Whatever a module imports is of the same year and
 * side. As in a build, a browser has the figures of that year alone, but for the few modules that read other years.
 */
export function pageModulesPlugin(): Plugin {
  return {
    name: 'pennyright-page-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const [of, , year] = OF.exec(importer ?? '') ?? []
      if (of === undefined || OF.test(source)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!found || !/\.tsx?$/.test(found.id)) return found
      const isWhole = isTable(found.id) && READS_OTHER_YEARS.test((importer ?? '').replace(OF, ''))
      return `${found.id}${isWhole ? `?of=server-${year}` : of}`
    },
    async transform(code, id) {
      const [of = '', side, year] = OF.exec(id) ?? []
      const file = id.replace(of, '')
      if (year === undefined) return null
      if (file.endsWith('/generated/tax-years.ts')) return { code: withDefault(code, JSON.stringify(year)), map: null }
      if (side === 'server' || !isTable(file)) return null
      const { taxYears } = await import('../../engine/rates/generated/tax-years.ts')
      return { code: withTable(code, (whole) => inForceIn(whole, taxYears[year as TaxYear])), map: null }
    },
  }
}
