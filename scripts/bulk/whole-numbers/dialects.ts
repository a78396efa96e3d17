/** What one SQL engine writes in its own way. */
export interface Dialect {
  readonly name: string
  /** The types of whole numbers below 2^63, and of larger ones. */
  readonly narrow: string
  readonly wide: string
  /** The largest whole number of the wide type; absent where it has no limit that an amount could reach. */
  readonly mostWide?: bigint
  readonly text: string
  /** One whole number divided by another, neither of them negative, without the remainder. */
  readonly divided: (of: string, by: string, isWide: boolean) => string
  /** Hundredths as an amount with two decimals. `most` is how far from nothing they can be. */
  readonly inPounds: (hundredths: string, most: bigint) => string
  /** What keeps the engine from working out a column again wherever it is used. */
  readonly fence: string
  /** The columns of `own_row`. */
  readonly ownColumns: string
  /** A character by its number, inside of a regular expression. */
  readonly character: (code: string) => string
  /** The rows of a table as `own_row`, with a column for each of the names: empty where the table has none. */
  readonly withColumns: (table: string, names: readonly string[]) => string
}

/** The largest number of hundredths that fits in the narrower of the two decimals of DuckDB. */
const MOST_IN_NARROW_DECIMAL = 10n ** 16n - 1n

const duckdb: Dialect = {
  name: 'duckdb',
  narrow: 'BIGINT',
  wide: 'HUGEINT',
  mostWide: 2n ** 127n - 1n,
  text: 'VARCHAR',
  divided: (of, by) => `(${of} // ${by})`,
  inPounds: (hundredths, most) =>
    `(CAST(${hundredths} AS DECIMAL(${most > MOST_IN_NARROW_DECIMAL ? 36 : 16}, 0)) * CAST(0.01 AS DECIMAL(2, 2)))`,
  fence: '',
  ownColumns: 'own_row.*',
  character: (code) => `\\x{${code}}`,
  withColumns: (table, names) =>
    `SELECT each_row AS own_row, * FROM ${table} AS each_row\n  UNION ALL BY NAME\n  SELECT ${names.map((name) => `NULL AS ${quotedName(name)}`).join(', ')} WHERE FALSE`,
}

const postgres: Dialect = {
  name: 'postgres',
  narrow: 'bigint',
  wide: 'numeric',
  text: 'text',
  // Not `/`, which keeps the remainder of the wide type: a constant has that type where another formula has a large one in its column.
  divided: (of, by, isWide) => (isWide ? `div(${of}, ${by})` : `CAST(div(${of}, ${by}) AS bigint)`),
  inPounds: (hundredths) => `(${hundredths} * 0.01)`,
  fence: '\n  OFFSET 0',
  ownColumns: '(own_row).*',
  character: (code) => `\\u${code.padStart(4, '0')}`,
  // A name that the table has no column for is looked up further out, where it is empty.
  withColumns: (table, names) =>
    `SELECT each_row AS own_row, given.*\n  FROM (SELECT ${names.map((name) => `NULL AS ${quotedName(name)}`).join(', ')}) AS absent\n  CROSS JOIN ${table} AS each_row\n  CROSS JOIN LATERAL (SELECT ${names.map(quotedName).join(', ')} FROM (SELECT each_row.*) AS own) AS given`,
}

export const DIALECTS = { duckdb, postgres } as const satisfies Readonly<Record<string, Dialect>>
export type DialectName = keyof typeof DIALECTS
export const DIALECT_NAMES = Object.keys(DIALECTS) as DialectName[]

/** The name of a column or a table, in quotes. */
export const quotedName = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** A text in quotes. */
export const quotedText = (text: string): string => `'${text.replaceAll("'", "''")}'`
