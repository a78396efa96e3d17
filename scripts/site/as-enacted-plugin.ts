import type { Plugin } from 'vite'
import { asEnactedModule } from '../lib/as-enacted-module.ts'

/** Reads the tables with the tax years that no page shows yet, for the tests of those years. */
export const asEnactedPlugin = (): Plugin => ({
  name: 'pennyright-as-enacted',
  enforce: 'pre',
  resolveId(source, importer, options) {
    const module = asEnactedModule(source)
    return module === source ? null : this.resolve(module, importer, { ...options, skipSelf: true })
  },
})
