import { scottishIncomeTax } from '../rates/generated/scottish-income-tax.ts'
import { taxYears } from '../rates/generated/tax-years.ts'
import type { TaxYear } from '../rates/rates-at.ts'
import type { WrittenBands } from '../rates/table.ts'
import type { Misread } from './field.ts'
import { freeText } from './kinds.ts'

/** Whose rates a code uses: Scotland’s (S), those of Wales (C), or those of the rest of the UK. */
export type CodeNation = 'S' | 'C' | ''

/** A tax code, taken apart. PAYE Regulations 2003 (SI 2003/2682) regs.7 and 14; HMRC’s PAYE manual, PAYE11015. */
export type TaxCode = { readonly nation: CodeNation; readonly isNonCumulative: boolean } & (
  | { readonly kind: 'free-pay'; readonly number: number; readonly letter: 'L' | 'M' | 'N' | 'T' }
  /** A K code: its number stands for pay that is added. */
  | { readonly kind: 'additional-pay'; readonly number: number }
  /** All pay at one rate: 0 for the basic rate (BR), 1 for the rate above it (D0), and so on. */
  | { readonly kind: 'one-rate'; readonly above: number }
  /** NT. */
  | { readonly kind: 'no-tax' }
)

const EXAMPLES = '1257L, BR, K475 or S1257L M1'
/** What stands after a code that is not cumulative, and what some payslips print after one that is. Longer ones first. */
const NON_CUMULATIVE = ['W1/M1', 'W1M1', 'NON-CUMULATIVE', 'NONCUM', 'W1', 'M1', '/1', 'X']
const CUMULATIVE = ['CUMULATIVE', 'CUM']
const NUMBERED = /^(\d+)([A-Z]?)$/
/** HMRC’s specification for payroll software allows seven characters, such as 999999T. */
const MOST_DIGITS = 6
/** The most that a K code can be. PAYE11015. */
const MOST_K = 9999
const SCOTTISH: readonly { readonly from: string; readonly statute?: WrittenBands }[] = scottishIncomeTax.bands.values
const aboveBasic = ({ statute = [] }: (typeof SCOTTISH)[number]) => statute.length - 1 - statute.findIndex(({ name }) => name === 'basic')
/** How many rates there can be above the basic rate: D0 and D1, and for Scotland SD0 to the highest that the tables have in any year. */
const RATES_ABOVE = { '': 2, C: 2, S: Math.max(...SCOTTISH.map(aboveBasic)) } as const

/**
 * Reads a tax code as people type it: in any case, with or without spaces, with M1, W1 or X after it, and with the letter O for a nought.
 * Each kind of mistake has a message of its own.
 */
export function readTaxCode(typed: string): TaxCode | Misread {
  const text = typed.toUpperCase().replaceAll(/\s/g, '')
  const basis = [...NON_CUMULATIVE, ...CUMULATIVE].find((ending) => text.endsWith(ending)) ?? ''
  const isNonCumulative = NON_CUMULATIVE.includes(basis)
  const bare = text.slice(0, text.length - basis.length)
  const whole = bare.endsWith('/') ? bare.slice(0, -1) : bare
  const nation = nationOf(whole)
  const code = partOf(whole.slice(nation.length), nation)
  return 'expected' in code ? code : { nation, isNonCumulative, ...code }
}

const nationOf = (code: string): CodeNation => {
  const first = code.charAt(0)
  return (first === 'S' || first === 'C') && code.length > 1 ? first : ''
}

/** The kind of a code with what only that kind has. */
type CodeKind = TaxCode extends infer Of ? (Of extends TaxCode ? Omit<Of, 'nation' | 'isNonCumulative'> : never) : never

function partOf(code: string, nation: CodeNation): CodeKind | Misread {
  if (code === 'BR') return { kind: 'one-rate', above: 0 }
  if (code === 'NT') return nation === '' ? { kind: 'no-tax' } : { expected: 'NT without a letter before it: it is the same everywhere' }
  if (code === '0T' || code === 'OT') return { kind: 'free-pay', number: 0, letter: 'T' }
  if (/^D[\dO]+$/.test(code)) return flatPart(Number(code.slice(1).replaceAll('O', '0')), nation)
  if (code.startsWith('K')) return additionalPart(code.slice(1))
  const numbered = NUMBERED.exec(code)
  if (numbered) return numberedPart(numbered[1] ?? '', numbered[2] ?? '')
  if (/^[A-Z]\d+$/.test(code)) return { expected: `the number before the letter, such as ${code.slice(1)}${code.charAt(0)}` }
  return { expected: `a tax code, such as ${EXAMPLES}` }
}

function flatPart(above: number, nation: CodeNation): CodeKind | Misread {
  const most = RATES_ABOVE[nation] - 1
  return above <= most
    ? { kind: 'one-rate', above: above + 1 }
    : { expected: `a D code from ${nation}D0 to ${nation}D${most}: there is no rate for ${nation}D${above}` }
}

function additionalPart(digits: string): CodeKind | Misread {
  if (!/^\d+$/.test(digits)) return { expected: 'K with a number after it and nothing else, such as K475' }
  const number = Number(digits)
  return number >= 1 && number <= MOST_K ? { kind: 'additional-pay', number } : { expected: `a K code from K1 to K${MOST_K}` }
}

function numberedPart(digits: string, letter: string): CodeKind | Misread {
  if (letter === '') return { expected: `the letter of the code too, such as ${digits}L` }
  if (letter === 'K') return { expected: `K before the number, such as K${digits}` }
  if (letter !== 'L' && letter !== 'M' && letter !== 'N' && letter !== 'T')
    return { expected: `a code that ends in L, M, N or T, not ${letter}` }
  if (digits.length > MOST_DIGITS) return { expected: `a code with at most ${MOST_DIGITS} digits` }
  return { kind: 'free-pay', number: Number(digits), letter }
}

/** Whether a year has the rate of a code that taxes all pay at one: Scotland has had more since some years than before. */
export function hasRate(code: TaxCode, taxYear: TaxYear): boolean {
  if (code.kind !== 'one-rate' || code.nation !== 'S') return true
  const inForce = SCOTTISH.findLast(({ from }) => from <= taxYears[taxYear].starts)
  return inForce !== undefined && code.above <= aboveBasic(inForce)
}

/** A code as HMRC writes it: S1257L, K475, 0T, BR, SD1. `withBasis` adds M1 where it is not cumulative. */
export function codeText(code: TaxCode, withBasis = true): string {
  const basis = withBasis && code.isNonCumulative ? ' M1' : ''
  return `${code.nation}${partText(code)}${basis}`
}

function partText(code: TaxCode): string {
  switch (code.kind) {
    case 'free-pay':
      return `${code.number}${code.letter}`
    case 'additional-pay':
      return `K${code.number}`
    case 'one-rate':
      return code.above === 0 ? 'BR' : `D${code.above - 1}`
    case 'no-tax':
      return 'NT'
  }
}

/** Reads a code into the text that HMRC writes, so that two ways to type one code are the same input. */
export function tidyTaxCode(typed: string): string | Misread {
  const code = readTaxCode(typed)
  return 'expected' in code ? code : codeText(code)
}

/** A code that has been read before. @throws RangeError for a text that is no code. */
export function taxCodeOf(text: string): TaxCode {
  const code = readTaxCode(text)
  if ('expected' in code) throw new RangeError(`${text} is no tax code: it must be ${code.expected}`)
  return code
}

/** The code of a job, or none. */
export const taxCode = freeText({
  label: 'Tax code',
  blank: '',
  read: tidyTaxCode,
  examples: ['1257L', '1257L M1', 'K475', 'BR', 'D0', '0T', 'NT', 'S1257L', 'SD1', 'C1257L', '1100T', '1383M', '1131N'],
})

/** The most pounds of tax on pay or a pension that the rounding of tax codes leaves unpaid, at the higher rate too. No law sets it. */
export const POUNDS_OF_ROUNDING = 5
