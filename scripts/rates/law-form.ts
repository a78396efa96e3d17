import { nearestName } from '../lib/nearest.ts'
import type { LawList } from './tables.ts'

const NUMBER = String.raw`(?:\d+[A-Z]*|[IVXL]+[A-Z]?)(?![A-Za-z0-9])`
const PARTS = String.raw`(?:\([0-9A-Za-z]+\))`
const LIST = `${NUMBER}${PARTS}*(?:(?:, | to | and )(?:${NUMBER}${PARTS}*|${PARTS}+))*`
const KIND = String.raw`(?:(?:ss?|regs?|arts?|paras?|rr?|ch|Sch)\.|Part )`
const PLACE = `${KIND}${LIST}(?: ${KIND}${LIST})*`
/** Places in a law, as lawyers write them: ` s.35(2) and (3)`, ` ss.227, 228`, ` Sch.18 para.14`, ` Part 6A ch.1`, ` s.14 and Sch.9`. */
const PLACES = new RegExp(`^ ${PLACE}(?:(?:,| and|, and) ${PLACE})*`)
/** What may follow the place: a remark, as in `s.5, extended by FA 2023 s.5`. */
const REMARK = /^(?:[,:]| \(| before | and the )/
/** Anything in a remark that looks like an Act or an instrument with its year. */
const MENTION = /\bS?SI \d{4}\/\d+|(?:[A-Z][^\s,;]*[A-Z)][^\s,;]*|\bAct) \d{4}\b(?!\/)/g

const EXAMPLE = 'an Act or instrument with its section, like ITA 2007 s.35(2) or SI 2001/1004 reg.100'

/**
 * What is wrong with a citation of law, and what to write instead; undefined if it is right. Semicolons separate citations. Each begins
 * with one of the laws in `rates/sources.yaml` and its section, regulation, article, schedule or Part. A remark may follow.
 */
export function faultOfLaw(law: string, laws: LawList): string | undefined {
  for (const citation of law.split(/; */)) {
    const fault = faultOfCitation(citation, laws)
    if (fault !== undefined) return fault
  }
  return undefined
}

/** The laws that each citation begins with, without those of a remark. */
export const lawsCited = (law: string, laws: LawList): string[] => law.split(/; */).flatMap((citation) => lawOf(citation, laws) ?? [])

/** The law that a citation begins with: the longest name that fits. */
const lawOf = (citation: string, laws: LawList): string | undefined =>
  Object.keys(laws)
    .filter((name) => citation === name || citation.startsWith(`${name} `))
    .sort((one, other) => other.length - one.length)[0]

function faultOfCitation(citation: string, laws: LawList): string | undefined {
  const name = lawOf(citation, laws)
  if (name === undefined) return faultOfUnknown(/^.*?\d{4}(?:\/\d+)?(?!\d)/.exec(citation)?.[0], citation, laws)
  const place = PLACES.exec(citation.slice(name.length))?.[0] ?? ''
  if (place === '' && laws[name]?.asWhole === undefined) return withoutSection(name)
  const remark = citation.slice(name.length + place.length)
  if (remark !== '' && !REMARK.test(remark))
    return `"${remark.trim()}" after ${name}${place} cannot be read; put a comma before a remark, and a semicolon before another law`
  return faultOfRemark(remark, laws)
}

function faultOfRemark(remark: string, laws: LawList): string | undefined {
  for (const { 0: mention, index } of remark.matchAll(MENTION)) {
    const upTo = remark.slice(0, index + mention.length)
    const name = Object.keys(laws).find((each) => upTo.endsWith(each))
    if (name === undefined) return faultOfUnknown(mention, mention, laws)
    if (laws[name]?.asWhole === undefined && !PLACES.test(remark.slice(upTo.length))) return withoutSection(name)
  }
  return undefined
}

const withoutSection = (name: string) =>
  `${name} needs its ${name.startsWith('SI ') || name.startsWith('SSI ') ? 'regulation or article' : 'section'}; write ${EXAMPLE}`

function faultOfUnknown(name: string | undefined, written: string, laws: LawList): string {
  if (name === undefined) return `${written.trim() === '' ? 'a blank' : `"${written}"`} is not a law; write ${EXAMPLE}`
  const near = nearestName(name, Object.keys(laws))
  return `"${name}" is not among the laws of rates/sources.yaml; ${near === undefined ? 'add it there or write one that is' : `write ${near}, or add it there`}`
}
