/** How a table of another kind becomes one that we can read. */
export const SAVE_AS = 'save it as .xlsx or as “CSV UTF-8”, and choose that file'

/** A table that cannot be worked out at all. Its message is for the visitor. */
export class Refused extends Error {}

/** What to say of a table that cannot be worked out, by what was thrown. A file that has changed since it was chosen cannot be read. */
export const refusalIn = (thrown: unknown): string =>
  thrown instanceof Refused
    ? thrown.message
    : thrown instanceof DOMException
      ? 'The file has changed or is no longer there. Choose it again.'
      : String(thrown)
