import type { Calculator } from '../../../engine/calculator.ts'
import { type Field, type Fields, isNumeric, type NumericField } from '../../../engine/inputs/field.ts'
import { LARGEST_AMOUNT } from '../../../engine/inputs/kinds.ts'
import { grouped } from '../../../engine/money/grouped.ts'
import { lossIn } from '../../../engine/people/wrong-with.ts'
import type { TaxYear } from '../../../engine/rates/rates-at.ts'
import { type Dialect, quotedName, quotedText } from '../whole-numbers/dialects.ts'
import { inputUnitsOf } from '../whole-numbers/inputs.ts'
import { BLANK, decides, GIVEN } from './choices.ts'
import { meantBy } from './meant.ts'

/** An expression and the name of its column. */
export type Selected = readonly [text: string, name: string]

/** The column of a field that holds one thing about it: `text.annualSalary`. */
export const about = (what: string, name: string): string => quotedName(`${what}.${name}`)

/**
 * How the cells of a table become inputs, in levels that each read the one before, as `parse` reads them. At the end each field has in
 * `expected` what it should be and is not, each number has its hundredths, and each field that decides the formula has what is `chosen`.
 * Every message is the parser’s own.
 */
export function readingOf(calculator: Calculator, fields: Fields, taxYear: TaxYear, most: number, dialect: Dialect): Selected[][] {
  const units = inputUnitsOf(fields, most)
  const expected = (name: string, text: string) => {
    const { issues } = calculator.parse({ [name]: text }, taxYear)
    return quotedText(issues?.find(({ field }) => field === name)?.expected ?? '')
  }
  const ofLoss = (name: string) => {
    const loss = lossIn(name, fields)
    return loss === undefined ? expected(name, '-1') : `${expected(name, '-1')} || ${quotedText(`; ${loss}`)}`
  }
  const read = Object.entries<Field>(fields).filter(([name, { kind, isRare }]) => (kind !== 'text' || isRare) && name !== 'taxYear')
  const of = (make: (name: string, field: Field) => readonly Selected[]) => read.flatMap(([name, field]) => make(name, field))
  const numbers = (make: (name: string, field: NumericField) => readonly Selected[]) =>
    of((name, field) => (isNumeric(field) && !field.isRare ? make(name, field) : []))
  const names = [...read.map(([name]) => name), ...ABOUT_THE_ROW]
  return [
    names.map((name) => [`coalesce(CAST(${quotedName(name)} AS ${dialect.text}), '')`, about('cell', name)]),
    // Few cells have anything to trim.
    names.map((name) => {
      const cell = about('cell', name)
      const seen = `regexp_replace(${cell}, '${invisible(dialect)}', '', 'g')`
      return [`CASE WHEN ${cell} ~ '^[!-~]*$' THEN ${cell} ELSE trim(both ${SPACES} from ${seen}) END`, about('text', name)]
    }),
    of((name, field) => [[meantBy(about('text', name), field), about('meant', name)]]),
    of((name, field) => {
      const text = about('meant', name)
      if (field.isRare) return []
      if (field.kind === 'date') return [[`CASE WHEN ${text} ~ '${DAY}' THEN ${asInteger(text)} END`, about('day', name)]]
      if (!isNumeric(field)) return []
      const digits = `regexp_replace(${text}, '[^0-9.]', '', 'g')`
      return [[`CASE WHEN ${text} ~ '${numberPattern(field, dialect)}' THEN ${digits} END`, about('digits', name)]]
    }),
    numbers((name) => [
      [`ltrim(split_part(${about('digits', name)}, '.', 1), '0')`, about('whole', name)],
      [`rtrim(split_part(${about('digits', name)}, '.', 2), '0')`, about('part', name)],
    ]),
    // Digits that are far too many are no number of the engine.
    numbers((name) => {
      const [whole, part] = [about('whole', name), about('part', name)]
      const isShort = `length(${whole}) <= ${LONGEST} AND length(${part}) <= 2`
      return [[`CASE WHEN ${isShort} THEN CAST(${whole} || rpad(${part}, 2, '0') AS ${dialect.narrow}) END`, about('hundredths', name)]]
    }),
    of((name, field) => {
      const text = about('meant', name)
      const wrong = (...tests: readonly (readonly [test: string, expected: string])[]): Selected => [
        `CASE WHEN ${text} = '' THEN NULL ${tests.map(([test, message]) => `WHEN ${test} THEN ${message}`).join(' ')} END`,
        about('expected', name),
      ]
      const chosen = (expression: string): Selected => [expression, about('chosen', name)]
      if (field.isRare) return [wrong([isRareGiven(name, field), quotedText(NOT_IN_A_QUERY)])]
      switch (field.kind) {
        case 'text':
          return []
        case 'choice':
        case 'flag': {
          const meant = `CASE ${text} WHEN '' THEN ${quotedText(String(field.blank))} ELSE ${text} END`
          return [chosen(meant), wrong([`${text} IS NULL`, expected(name, NOTHING_LIKE_IT)])]
        }
        case 'date': {
          const day = about('day', name)
          const isOutside = `${day} NOT BETWEEN ${dayNumber(field.first)} AND ${dayNumber(field.last)}`
          return [
            chosen(`CASE WHEN ${text} = '' THEN ${field.blank === 'unknown' ? dayNumber(BLANK) : dayNumber(field.blank)} ELSE ${day} END`),
            wrong([`${day} IS NULL`, expected(name, NOTHING_LIKE_IT)], [isOutside, expected(name, LONG_AGO)]),
          ]
        }
        case 'money':
        case 'percent':
        case 'number': {
          const { least, most: largest, units: perOne } = units[name] ?? { least: 0n, most: 0n, units: 1n }
          const step = 100n / perOne
          const [digits, whole, part, hundredths] = ['digits', 'whole', 'part', 'hundredths'].map((what) => about(what, name)) as [
            string,
            string,
            string,
            string,
          ]
          const isLarge = `coalesce(${hundredths} > ${largest * step}, TRUE)`
          const isMoney = field.kind === 'money'
          return [
            ...(decides(name, field) ? [chosen(`CASE WHEN ${text} = '' THEN '${BLANK}' ELSE '${GIVEN}' END`)] : []),
            wrong(
              [`${digits} IS NULL`, expected(name, NOTHING_LIKE_IT)],
              [`(${text} LIKE '%-%' OR ${text} LIKE '%−%') AND ${whole} || ${part} <> ''`, ofLoss(name)],
              [`length(${part}) > 2`, expected(name, '1.001')],
              [isLarge, isMoney ? quotedText(atMost(most)) : expected(name, '9'.repeat(LONGEST))],
              ...(least > 0n ? [[`${hundredths} < ${least * step}`, expected(name, '0')] as const] : []),
              ...(step > 1n ? [[`${hundredths} % ${step} <> 0`, expected(name, '1.01')] as const] : []),
            ),
          ]
        }
      }
    }),
  ]
}

/**
 * SQL that is true where a cell asks for more than a query has, which is only the blank of a rare field. For an amount any number counts, 0
 * too, because an amount that is given has another formula than one that is not.
 */
function isRareGiven(name: string, field: Field): string {
  const isChosen = field.kind === 'choice' || field.kind === 'flag'
  return isChosen ? `coalesce(${about('meant', name)}, '') <> ${quotedText(String(field.blank))}` : 'TRUE'
}
const NOT_IN_A_QUERY = 'left blank in a query; calc answers a CSV that has it'

/** What is expected of an amount that is too large. */
export const atMost = (most: number): string => (LARGEST_AMOUNT.equals(most) ? '£1 trillion or less' : `£${grouped(String(most))} or less`)

/** The columns about a row that any table may have. */
export const ABOUT_THE_ROW = ['rules', 'taxYear'] as const

/** An ISO day as a number; 0 for a blank. */
export const dayNumber = (day: string): string => (day === BLANK ? '0' : day.replaceAll('-', ''))
const asInteger = (day: string) => `CAST(replace(${day}, '-', '') AS INTEGER)`

/** What a fault says of a cell, as `calc` quotes it: in 80 characters at most. */
export function quotedCell(name: string): string {
  const text = `replace(replace(${about('cell', name)}, '\\', '\\\\'), '"', '\\"')`
  return `CASE WHEN length(${text}) <= 78 THEN '"' || ${text} || '"' ELSE '"' || left(${text}, 77) || '…"' END`
}

/** Digits before the point of the largest number that a field takes, a trillion. */
const LONGEST = 13
const NOTHING_LIKE_IT = '?'
const LONG_AGO = '1000-01-01'

/** Characters that nobody sees. */
const invisible = ({ character }: Dialect) =>
  `[${character('ad')}${character('61c')}${character('180e')}${INVISIBLE.map((ends) => ends.map(character).join('-')).join('')}${character('feff')}]`
const INVISIBLE = [
  ['200b', '200f'],
  ['202a', '202e'],
  ['2060', '2064'],
  ['2066', '206f'],
]

/** What JavaScript trims. */
const SPACES = [
  9, 10, 11, 12, 13, 32, 0xa0, 0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005, 0x2006, 0x2007, 0x2008, 0x2009, 0x200a, 0x2028,
  0x2029, 0x202f, 0x205f, 0x3000, 0xfeff,
]
  .map((code) => `chr(${code})`)
  .join(' || ')

function numberPattern(field: NumericField, { character }: Dialect): string {
  const codes = (from: readonly string[]) => from.map(character).join('')
  const space = `[ ${codes(['9', 'a', 'b', 'c', 'd', 'a0', '1680'])}${character('2000')}-${codes(['200a', '2028', '2029', '202f', '205f', '3000', 'feff'])}]*`
  const between = `[ ${codes(['a0', '2009', '202f'])}]`
  const number = `(([0-9]+|[0-9]{1,3}(,[0-9]{3})+|[0-9]{1,3}(${between}[0-9]{3})+)([.][0-9]*)?|[.][0-9]+)`
  if (field.kind === 'money') return `^([-−]?(£${space})?|£${space}[-−])${number}$`
  return field.kind === 'percent' ? `^[-−]?${number}(${space}%)?$` : `^[-−]?${number}$`
}

/** Any day that exists. */
const DAY = [
  '^([0-9]{4}-((0[13578]|1[02])-(0[1-9]|[12][0-9]|3[01])|(0[469]|11)-(0[1-9]|[12][0-9]|30)|02-(0[1-9]|1[0-9]|2[0-8]))',
  '([0-9]{2}(0[48]|[2468][048]|[13579][26])|([02468][048]|[13579][26])00)-02-29)$',
].join('|')
