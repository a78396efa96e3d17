/**
 * A cell that spreadsheets take for text where they would run it: one that starts as a formula does (=, +, -, @, also in full width, or a
 * tab or line break before one) gets an apostrophe before it. A number, `-696.60`, stays a number.
 */
export const withoutFormula = (cell: string): string =>
  /^[=+\-@\t\r\n＝＋－＠]/.test(cell) && !/^-£?\d[\d,]*(\.\d+)?%?$/.test(cell) ? `'${cell}` : cell
