// npm run -s export:sql -- <slug> --dialect duckdb|postgres … : prints a calculator as a query over a table. See --help.
import { runAsProcess } from '../../lib/command.ts'
import { exportSql } from './command.ts'

await runAsProcess('export:sql', exportSql)
