import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { MONTHS } from '../../../engine/inputs/day.ts'
import { project } from '../../lib/project.ts'
import { saidIn, textsIn } from './texts-in.ts'

/** A figure that somebody typed into the site instead of rendering it from `rates/`. */
interface TypedFigure {
  readonly file: string
  readonly line: number
  readonly figure: string
  readonly text: string
}

interface Exception {
  readonly file: string
  readonly text: string
  readonly reason: string
}

const COUNTS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|nineteen'
const TENS = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|a half|half a|a quarter|a third'
const MEASURES = 'per ?cent|pounds?|pence|days?|weeks?|months?|years?|miles?|hours?'
const MONTH = MONTHS.join('|')
const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|nineteenth|twenty-\\w+|thirtieth|thirty-first'

/** Names with a number in them (Plan 2, plans 1 and 4, Class 1, Euro 6d-TEMP, UTF-8) and laws: FA 2004, SI 2009/470, ITTOIA 2005 Part 6A, s.25(2). */
const NAMES = new RegExp(
  [
    String.raw`\b(?:plans?|class(?:es)?) \d+(?:(?:, | and | or )\d+)*`,
    String.raw`\butf-\d+(?:[bl]e)?\b`,
    String.raw`\bEuro \d\w*(?:-\w+)*`,
    String.raw`\b(?:CTA|FA|ITA|ITEPA|ITTOIA|SI|SSCBA|TCGA|TMA|VATA) \d{4}(?:/\d+| Part \d+\w?)?`,
    String.raw`\bss?\.\d+\w*(?:\(\w+\))*`,
  ].join('|'),
  'giu',
)

/** Digits that are not part of a word (P11D, CO2), numbers in words with a unit, and days of a month. */
const FIGURES = [
  /(?<![\p{L}\d.])£?\d[\d,.]*\d*\s?(?:%|p\b)?/giu,
  new RegExp(`\\b(?:${COUNTS}|${TENS})(?:[ -]\\w+)? (?:${MEASURES})\\b`, 'giu'),
  new RegExp(`\\b(?:${ORDINALS}) (?:of )?(?:${MONTH})\\b`, 'giu'),
]

/** A small number alone, without a unit, such as `0`, is code and not text. */
const CODE = /^-?\d?\d$/

/** What visitors enter where they have nothing, and the pound that rates are for. Neither is in a table: a rate of nothing is written `0%`. */
const NO_FIGURE = /^(?:0|£1[.,]?)$/

/** Of the engine, only sentences are words for visitors. */
const isOfEngine = (file: string) => file.startsWith('engine/')

/** The figures typed into one source file. */
export const figuresTypedIn = (source: string, file: string): TypedFigure[] =>
  (isOfEngine(file) ? saidIn : textsIn)(source, file)
    .filter(({ text }) => !CODE.test(text))
    .flatMap(({ text, line }) =>
      FIGURES.flatMap((pattern) => [...text.replace(NAMES, '').matchAll(pattern)]).map(([figure]) => ({
        file,
        line,
        figure: figure.trim(),
        text,
      })),
    )
    .filter(({ figure }) => !NO_FIGURE.test(figure))

/** The figures that may be typed, each with its reason. */
export const exceptions = (): Exception[] => parse(readFileSync(`${project}/web/typed-figures.yaml`, 'utf8')) as Exception[]

/** The files that contain words for visitors: all except tests, files that are not pages, and the drawing of pictures, in pixels. */
const wordFiles = (): string[] =>
  globSync(['web/**/*.{ts,tsx}', 'engine/{calculators,law}/**/*.ts'], { cwd: project })
    .filter((file) => !/^web\/(dom|e2e|files|components\/pictures)\/|\/tests\/|\.test\./.test(file))
    .sort()

/** Every figure typed into the site that is not an exception, and every exception that is no longer needed. */
export function checkTypedFigures(): { readonly typed: TypedFigure[]; readonly unused: Exception[] } {
  const known = exceptions()
  const found = wordFiles().flatMap((file) => figuresTypedIn(readFileSync(`${project}/${file}`, 'utf8'), file))
  const covers = (one: Exception) => (figure: TypedFigure) =>
    one.file === figure.file && figure.text.includes(one.text) && one.text.includes(figure.figure)
  return {
    typed: found.filter((figure) => !known.some((one) => covers(one)(figure))),
    unused: known.filter((one) => !found.some(covers(one))),
  }
}
