import type { Said, SaidAmount } from '../result/said.ts'

/** A sentence with its amounts as plain numbers and their form: `You give 20.01 (money).` */
export const saidText = (said: Said): string => said.map((part) => (typeof part === 'string' ? part : saidAmountText(part))).join('')

export const saidAmountText = (amount: SaidAmount): string => `${amount.value.toFixed()} (${'as' in amount ? amount.as : amount.unit})`
