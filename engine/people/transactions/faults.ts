/** What is wrong with a row, and what to write. */
export interface TransactionFault {
  /** The row, as a spreadsheet counts it. */
  readonly row: number
  /** The name of the column, where one cell is wrong. */
  readonly column?: string
  /** What was read and what to write, in whole sentences. */
  readonly says: string
}

/** A row that is no transaction in shares. */
export interface PassedOver {
  readonly row: number
  /** The action of the row, or its first cells. */
  readonly said: string
  /** Why, to be said after it. */
  readonly why: string
  /** Whether it may change what is held all the same. */
  readonly toCheck: boolean
  /** Whether it is of an account whose gains are not taxed. */
  readonly isTaxFree?: boolean
}

const MOST_QUOTED = 60
/** A cell, or its beginning, as a message has it. */
export const quoted = (cell: string): string => `“${cell.length > MOST_QUOTED ? `${cell.slice(0, MOST_QUOTED)}…` : cell}”`

/** A fault as a list of them has it: `Row 7, Price: “12x” is not a number. Write it in figures, such as 1,234.50.` */
export const faultInWords = ({ row, column, says }: TransactionFault): string =>
  `Row ${row}${column === undefined ? '' : `, ${column}`}: ${says}`
