// npm run -s rates:impact [-- --base <ref>] : shows what an edit of rates/ changes, before anybody else sees it. See --help.
import { runAsProcess } from '../lib/command.ts'
import { ratesImpact } from './impact/command.ts'

await runAsProcess('rates:impact', ratesImpact)
