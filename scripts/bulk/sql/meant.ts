import type { Field } from '../../../engine/inputs/field.ts'
import { NO_ANSWER, WORDS_FOR_ZERO } from '../../../engine/inputs/in-figures.ts'
import { NO, namesOfOptions, YES } from '../../../engine/people/read-cell.ts'
import { BESIDE, NO_VALUE } from '../../../engine/people/wrong-with.ts'
import { quotedText } from '../whole-numbers/dialects.ts'

const listed = (words: Iterable<string>) => [...words].map(quotedText).join(', ')
const isDash = (text: string) => `${text} ~ '^[-–—−]{1,2}$'`
const isNoAnswer = (text: string) => `lower(${text}) IN (${listed(NO_ANSWER)}) OR ${isDash(text)}`

/**
 * A cell, without the spaces around it, in the spelling that the parser takes, as `calc` reads the tables that people have; empty where it
 * says nothing, and NULL where it means none of the options. A number has no words beside it, and a month is a number.
 */
export function meantBy(text: string, field: Field): string {
  switch (field.kind) {
    case 'money':
    case 'percent':
    case 'number':
      return numberMeant(text, field.kind)
    case 'choice':
      return optionMeant(text, field)
    case 'flag': {
      const dash = field.blank ? '' : ` WHEN ${isNoAnswer(text)} THEN ''`
      return `CASE WHEN ${text} = '' THEN '' WHEN lower(${text}) IN (${listed(YES)}) THEN 'true' WHEN lower(${text}) IN (${listed(NO)}) THEN 'false'${dash} END`
    }
    case 'date':
      return dayMeant(text)
    case 'text':
      return text
  }
}

/** Noughts that a letter or a word after an amount stands for. */
const MULTIPLES = [
  { noughts: 3, words: 'k|thousand' },
  { noughts: 6, words: 'm|mn|million' },
]

function numberMeant(text: string, kind: 'money' | 'percent' | 'number'): string {
  const brackets = '^£?[ ]?[(]([£0-9][£0-9., ]*)[)]$'
  const minus = '^([£0-9][£0-9., ]*)-$'
  const multiples = MULTIPLES.map(({ noughts, words }) => {
    const pattern = `'^£?[ ]?([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:[.]([0-9]{1,${noughts + 2}}))?[ ]?(?:${words})$'`
    const part = (place: number) => `regexp_replace(lower(${text}), ${pattern}, '\\${place}')`
    const pounds = `replace(${part(1)}, ',', '') || rpad(${part(2)}, ${noughts}, '0')`
    return `WHEN lower(${text}) ~ ${pattern} THEN ${pounds} || '.' || substr(${part(2)}, ${noughts + 1})`
  })
  return [
    // Few cells say it in another way.
    `CASE WHEN ${text} ~ '^[0-9.,]*$' THEN ${text}`,
    `WHEN lower(${text}) IN (${listed(NO_ANSWER)}) THEN ''`,
    `WHEN lower(${text}) IN (${listed(WORDS_FOR_ZERO)}) THEN '0'`,
    `WHEN ${isDash(`regexp_replace(${text}, '^£ *', '')`)} THEN '${kind === 'number' ? '' : '0'}'`,
    ...[brackets, minus].map((pattern) => `WHEN ${text} ~ '${pattern}' THEN '-' || trim(regexp_replace(${text}, '${pattern}', '\\1'))`),
    ...(kind === 'money' ? multiples : []),
    `ELSE ${text} END`,
  ].join(' ')
}

function optionMeant(text: string, field: Extract<Field, { readonly kind: 'choice' }>): string {
  const words = `regexp_replace(replace(regexp_replace(lower(${text}), '^in[.]', ''), '%', 'percent'), '[ -/:-@[-\`{-~£–—−]', '', 'g')`
  const number = `regexp_replace(regexp_replace(${text}, '^([0-9]+)([.]0*)?([ ]?%?)$', '\\1\\3'), '[ ]?%$', 'percent')`
  const name = `CASE WHEN ${text} ~ '.*[A-Za-z].*' THEN ${words} ELSE ${number} END`
  const named = [...namesOfOptions(field)].map(([each, option]) => `WHEN ${quotedText(each)} THEN ${quotedText(option)}`).join(' ')
  const asWritten = field.options.map((option) => `WHEN ${quotedText(option)} THEN ${quotedText(option)}`).join(' ')
  const none = field.options.includes('none') ? `CASE WHEN ${isNoAnswer(text)} THEN 'none' END` : 'NULL'
  return `CASE ${text} WHEN '' THEN '' ${asWritten} ELSE CASE ${name} ${named} ELSE ${none} END END`
}

/** A day as numbers, the day before the month, also with the midnight that a database adds. */
function dayMeant(text: string): string {
  const day = `regexp_replace(${text}, '[T ]00:00(:00)?$', '')`
  const pattern = '^([0-9]{1,2})[-/. ]([0-9]{1,2})[-/. ]([0-9]{2}|[0-9]{4})$'
  const part = (place: number, length: number, before: string) =>
    `lpad(regexp_replace(${day}, '${pattern}', '\\${place}'), ${length}, '${before}')`
  const iso = `${part(3, 4, '20')} || '-' || ${part(2, 2, '0')} || '-' || ${part(1, 2, '0')}`
  return `CASE WHEN ${isNoAnswer(text)} THEN '' WHEN ${day} ~ '${pattern}' THEN ${iso} ELSE ${day} END`
}

/** What is wrong with a cell, from what the parser `expected`, as `calc` says it after the cell. */
export function wrongIn(text: string, { kind, isRare }: Field, expected: string): string {
  if (isRare) return `'must be ' || ${expected}`
  // DuckDB compares the whole text with a pattern.
  const test = ({ source, flags }: RegExp) => `${text} ~ ${quotedText(`${flags.includes('i') ? '(?i)' : ''}^.*(?:${source}).*$`)}`
  const instead = NO_VALUE.map(([pattern, says]) => `WHEN ${test(pattern)} THEN ${quotedText(says)}`)
  const beside = BESIDE.filter(([, kinds]) => kinds.includes(kind)).map(
    ([pattern, , says]) => `WHEN ${test(pattern)} THEN ${quotedText(`; ${says}`)}`,
  )
  const further = beside.length === 0 ? '' : ` || CASE ${beside.join(' ')} ELSE '' END`
  return `CASE WHEN ${expected} IS NULL THEN NULL ${instead.join(' ')} ELSE 'must be ' || ${expected}${further} END`
}
