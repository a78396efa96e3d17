/** `2024-25` as a tax year is written: 2024/25. Apart from the other formats, so that a form can use it without the arithmetic. */
export const taxYear = (year: string): string => year.replace('-', '/')
