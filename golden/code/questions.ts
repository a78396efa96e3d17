import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'

/** A question to a calculator and some figures of the right answer, each by field. */
export interface QuestionWithAnswer {
  readonly calculator: string
  readonly inputs: Readonly<Record<string, string>>
  readonly answers: Readonly<Record<string, string>>
  readonly law: string
}

/** A question that somebody asked in public, about a tax year. */
interface DatedQuestion extends QuestionWithAnswer {
  readonly asked: string
  readonly taxYear: string
}

/** A question about the default tax year, answered under a rule set. */
interface RuledQuestion extends QuestionWithAnswer {
  readonly rules: 'statute' | 'constants'
}

/** Published figures that no row of golden/published asserts, and why. */
interface LeftOut {
  readonly case: string
  /** Empty if no calculator can be asked. */
  readonly calculator: string
  readonly taxYear: string
  readonly inputs: Readonly<Record<string, string>>
  /** What the publication printed, by column of golden/published. */
  readonly printed: Readonly<Record<string, string>>
  /** One of the codes that golden/README.md explains. */
  readonly reason: string
  readonly because: string
  readonly source: string
}

/** `annualSalary=60000 region=scotland` by name. */
const byName = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs === '' ? [] : pairs.split(' ').map((pair) => pair.split('=') as [string, string]))

const linesOf = (file: string) => parse<Record<string, string>>(readFileSync(new URL(`../${file}`, import.meta.url)), { columns: true })

function questionsIn<Kind extends QuestionWithAnswer>(file: string): Kind[] {
  return linesOf(file).map(
    ({ inputs = '', answers = '', ...about }) => ({ ...about, inputs: byName(inputs), answers: byName(answers) }) as unknown as Kind,
  )
}

/** The questions that people asked in public: `golden/asked/questions.csv`. */
export const readAsked = (): DatedQuestion[] => questionsIn('asked/questions.csv')

/** The figures that the product’s rules state: `golden/checked/figures.csv`. A program that shares no code with this one worked them out. */
export const readChecked = (): RuledQuestion[] => questionsIn('checked/figures.csv')

/** The published figures that are left out: `golden/left-out/cases.csv`. */
export const readLeftOut = (): LeftOut[] =>
  linesOf('left-out/cases.csv').map(
    ({ inputs = '', printed = '', ...about }) => ({ ...about, inputs: byName(inputs), printed: byName(printed) }) as unknown as LeftOut,
  )
