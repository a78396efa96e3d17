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

/** `annualSalary=60000 region=scotland` by name. */
const byName = (pairs: string): Record<string, string> =>
  Object.fromEntries(pairs.split(' ').map((pair) => pair.split('=') as [string, string]))

function questionsIn<Kind extends QuestionWithAnswer>(file: string): Kind[] {
  const lines = parse<Record<string, string>>(readFileSync(new URL(`../${file}`, import.meta.url)), { columns: true })
  return lines.map(
    ({ inputs = '', answers = '', ...about }) => ({ ...about, inputs: byName(inputs), answers: byName(answers) }) as unknown as Kind,
  )
}

/** The questions that people asked in public: `golden/asked/questions.csv`. */
export const readAsked = (): DatedQuestion[] => questionsIn('asked/questions.csv')

/** The figures that the product’s rules state: `golden/checked/figures.csv`. A program that shares no code with this one worked them out. */
export const readChecked = (): RuledQuestion[] => questionsIn('checked/figures.csv')
