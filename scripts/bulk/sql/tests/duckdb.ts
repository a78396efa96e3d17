import { loadDuckdb } from '../duckdb.ts'

/** Answers a query over a table of texts named `people`, as texts row by row. A blank cell is NULL in some rows and empty in others. */
export type Engine = (rows: readonly Cells[], query: string) => Promise<Answer[]>
type Cells = Readonly<Record<string, string>>
export type Answer = Readonly<Record<string, string | null>>

/** An engine with a table of its own for each call. It needs no file. */
export const duckdb: Engine = async (rows, query) => {
  const { DuckDBInstance } = await loadDuckdb()
  const instance = await DuckDBInstance.create(':memory:')
  const connection = await instance.connect()
  try {
    const columns = Object.keys(rows[0] ?? {})
    if (columns.length > 0) {
      await connection.run(`CREATE TABLE people (${columns.map((name) => `"${name}" VARCHAR`).join(', ')})`)
      const appender = await connection.createAppender('people')
      for (const row of rows) {
        for (const name of columns) {
          const cell = row[name]
          if (cell === undefined) appender.appendNull()
          else appender.appendVarchar(cell)
        }
        appender.endRow()
      }
      appender.closeSync()
    }
    const reader = await connection.runAndReadAll(`SELECT CAST(COLUMNS(*) AS VARCHAR) FROM (${query})`)
    return reader.getRowObjects() as Answer[]
  } finally {
    connection.closeSync()
    instance.closeSync()
  }
}
