import { UsageError } from '../lib/command.ts'

/** A row as read, from column to value: text in a CSV, any JSON value in JSON lines. */
export type Row = Readonly<Record<string, unknown>>

/** A row cannot be calculated; the message names the column, the value and what was expected. */
export class RowError extends UsageError {}
