/**
 * Makes a cell safe to open in a spreadsheet. A cell that starts like a formula (with =, +, -, @, one of these in full width, a tab or a
 * line break) gets an apostrophe in front, so that it is read as text and not run. A number such as `-696.60` stays a number.
 */
export const withoutFormula = (cell: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-£?\d[\d,]*(\.\d+)?%?$/.test(cell) ? `'${cell}` : cell
