/** The name in an address of what somebody needs, in words: `2500 a month`. It is a field of no form. */
export const NEEDED = 'needed'
