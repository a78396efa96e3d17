import type { fields } from '#engine/calculators/ir35/fields.ts'

export type Status = (typeof fields)['ir35Status']['options'][number]

export const statusWords: Readonly<Record<Status, string>> = { inside: 'Inside IR35', outside: 'Outside IR35' }

export const statusExplained: Readonly<Record<Status, string>> = {
  inside: 'You work as an employee would: the fee is taxed as pay.',
  outside: 'You are in business for yourself: your company is paid, and pays you.',
}

/** The same within a sentence: outside IR35. */
export const inStatus = (status: Status): string => `${status} IR35`

export const otherStatus = (status: Status): Status => (status === 'inside' ? 'outside' : 'inside')
