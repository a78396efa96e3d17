// npm run golden:rework -- <calculator> … : works golden rows out again from their workings. Never asks the engine.
import { runAsProcess } from '../lib/command.ts'
import { goldenRework } from './rework-command.ts'

await runAsProcess('golden:rework', goldenRework)
