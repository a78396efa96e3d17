/**
 * Makes a cell safe to open in a spreadsheet. A cell that starts like a formula (with =, +, -, @, one of these in full width, a tab or a
 * line break), also behind spaces and characters that nobody sees, gets an apostrophe in front, so that it is read as text and not run.
 * A number such as `-696.60` stays a number, and a dash a dash.
 */
export const withoutFormula = (cell: string): string =>
  /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠])/u.test(cell) && !/^-(?:£?\d[\d,]*(?:\.\d+)?%?)?$/.test(cell.trim()) ? `'${cell}` : cell
