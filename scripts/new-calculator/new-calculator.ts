// npm run new-calculator -- <slug> : writes the folders of a new calculator and adds it to the registry. See --help.
import { runAsProcess } from '../lib/command.ts'
import { newCalculator } from './command.ts'

await runAsProcess('new-calculator', newCalculator())
