/** How a table of another kind becomes one that we can read. */
export const SAVE_AS = 'save it as .xlsx or as “CSV UTF-8”, and choose that file'

/** A table that cannot be worked out at all. Its message is for the visitor. */
export class Refused extends Error {}
