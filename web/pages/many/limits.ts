/** How many people, faults or unknown columns the page names. */
export const MOST_SHOWN = 100
/** How many columns people can be asked about. */
export const MOST_ASKED = 100
/** How many cells of a column tell what it holds. */
export const TELLING = 2 ** 10
/** No spreadsheet has more columns. */
export const MOST_COLUMNS = 2 ** 14
