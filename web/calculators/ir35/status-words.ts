import type { Ir35Status } from '#engine/calculators/ir35/fields.ts'

export const statusWords: Readonly<Record<Ir35Status, string>> = { inside: 'Inside IR35', outside: 'Outside IR35' }

export const statusExplained: Readonly<Record<Ir35Status, string>> = {
  inside: 'You work as an employee would, or through an umbrella company: the fee is taxed as pay.',
  outside: 'You are in business for yourself: the client pays your company, and it pays you.',
}

export const otherStatus = (status: Ir35Status): Ir35Status => (status === 'inside' ? 'outside' : 'inside')
