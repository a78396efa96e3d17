/** Text without the characters that nobody sees, which come along when a number is copied from a web page: marks of direction, joiners. */
export const withoutInvisible = (text: string): string => text.replaceAll(/\p{Cf}/gu, '')
