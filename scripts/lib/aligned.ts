/**
 * Rows of cells as lines of text, each column as wide as its widest cell and two spaces apart. Columns listed in `right` are aligned right,
 * as figures are. A cell of several lines makes its row that many lines high.
 */
export function aligned(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const lines = rows.flatMap((row) => {
    const cells = row.map((cell) => cell.split('\n'))
    const height = Math.max(1, ...cells.map(({ length }) => length))
    return Array.from({ length: height }, (_, line) => cells.map((cell) => cell[line] ?? ''))
  })
  const widths: number[] = []
  for (const cells of lines) cells.forEach((cell, column) => (widths[column] = Math.max(widths[column] ?? 0, cell.length)))
  const placed = (cell: string, column: number) =>
    right.includes(column) ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)
  return lines.map((cells) => cells.map(placed).join('  ').trimEnd()).join('\n')
}
