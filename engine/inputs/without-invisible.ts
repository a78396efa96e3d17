/** Text without the characters that nobody sees, which come along when a number is copied from a web page: marks of direction, joiners. */
export const withoutInvisible = (text: string): string =>
  text.replaceAll(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu, '')
