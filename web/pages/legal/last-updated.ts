/** The day on which the terms and the privacy policy last changed. */
export const lastUpdated = '2026-11-21'
