/** When the terms and the privacy policy were last updated, according to the specification. */
export const lastUpdated = '2025-08'
