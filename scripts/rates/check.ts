// npm run rates:check [-- --watch] [<folder>] : lists everything wrong in rates/, with its place and what to write. Exits with 1 on errors.
import { runAsProcess } from '../lib/command.ts'
import { ratesCheck } from './check-command.ts'

await runAsProcess(
  'rates:check',
  ratesCheck(() => new Date()),
)
