// Loaded before a command by `npm run as-enacted`: the command then reads the tables with the tax years that no page shows yet.
import { registerHooks } from 'node:module'
import { asEnactedModule } from './as-enacted-module.ts'

registerHooks({ resolve: (source, context, next) => next(asEnactedModule(source), context) })
