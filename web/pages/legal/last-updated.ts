/** When the terms and the privacy policy were last updated, as the specification has it. */
export const lastUpdated = '2025-08'

/** The day of this edition of their words. */
export const edition = '2026-11-22'
