// npm run -s calc -- <slug> : reads a table on stdin and writes it to stdout with its results. See --help.
import { enableCompileCache } from 'node:module'

// Before the rest is loaded, which then takes half the time from the second call on.
enableCompileCache()
const { calc } = await import('./command.ts')
const { runAsProcess } = await import('../lib/command.ts')

await runAsProcess('calc', calc)
