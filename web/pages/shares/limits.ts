/** How many sales, or rows of one kind, the page shows. The download has all. */
export const MOST_SHOWN = 100
