import { withoutFormula } from '#engine/result/without-formula.ts'

/** A cell of a CSV, quoted where it must be. */
export function csvCell(text: string): string {
  const safe = withoutFormula(text)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
