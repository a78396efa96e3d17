// npm run -s calc -- <slug> : reads a table on stdin and writes it to stdout with its results. See --help.
import { calc } from './calc/command.ts'
import { runAsProcess } from './lib/command.ts'

await runAsProcess('calc', calc)
