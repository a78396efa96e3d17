/** The name in an address for a needed amount, in words: `2500 a month`. No form has such a field. */
export const NEEDED = 'needed'
