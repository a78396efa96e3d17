// npm run golden:add -- <calculator> : asks for a golden row and adds it to the file. Never shows the engine’s answer.
import { runAsProcess } from '../lib/command.ts'
import { goldenAdd } from './add-command.ts'

await runAsProcess('golden:add', goldenAdd)
