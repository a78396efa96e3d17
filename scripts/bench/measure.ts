import { Readable, Writable } from 'node:stream'
import { type Calculator, taxYearOf } from '../../engine/calculator.ts'
import { explain, TooManyDifferencesError } from '../../engine/explain/explain.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { defaultRuleSet } from '../../engine/rates/generated/rule-sets.ts'
import type { Result } from '../../engine/result/result.ts'
import { compiledQuestions } from '../bulk/whole-numbers/compile.ts'
import { calculateCsv } from '../calc/csv.ts'
import { medianOf, quantileOf } from './median.ts'
import { randomInputs } from './random-inputs.ts'

const SEED = 2024
const QUESTIONS = 1000
/** The largest amount that the compiled formulas take, in pounds: more than any question has. */
const MOST = 10_000_000
/** How often the floor answers the questions in a round: one time alone is too short to measure. */
const FLOOR_TIMES = 10

/** Every answer goes here, so that the compiler cannot drop a calculation as unused. */
const kept: { answer: unknown } = { answer: undefined }

/** Milliseconds of processor time used by this process, over all its threads. Other programs on the machine do not affect it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function timedOf(work: () => void): number {
  const starts = processorTime()
  work()
  return processorTime() - starts
}

/**
 * Records and explained calculations per second of processor time, with the floor: the same formulas compiled to whole numbers, with
 * nothing read or written. Then the cost of a record compared with the floor, and of an explained calculation compared with a record:
 * before any of its words are read, and once all of it has been read. Each takes the same questions in turn, round after round, so that
 * noise affects them equally; ratios are taken within a round, and then the median.
 */
export function speedOf(calculator: Calculator, rounds: number) {
  const questions = randomInputs(calculator, QUESTIONS, SEED)
  const timed = (answer: (inputs: (typeof questions)[number]['inputs']) => unknown): number =>
    timedOf(() => {
      for (const { inputs } of questions) kept.answer = answer(inputs)
    })
  const asked = questions.map(({ inputs }) => ({ inputs, choice: { ruleSet: defaultRuleSet, taxYear: taxYearOf(inputs) } as const }))
  const floor = compiledQuestions(calculator, asked, { keys: outputsOf(calculator), most: MOST })
  const costs = Array.from({ length: rounds }, () => ({
    floor:
      timedOf(() => {
        for (let time = 0; time < FLOOR_TIMES; time++) for (const { run, numbers } of floor) kept.answer = run(numbers)
      }) / FLOOR_TIMES,
    record: timed((inputs) => calculator.record(inputs)),
    explained: timed((inputs) => calculator.calculate(inputs)),
    inFull: timed((inputs) => {
      const result = calculator.calculate(inputs)
      return Reflect.ownKeys(result).map((name) => result[name as keyof Result])
    }),
  }))
  const perSecond = (milliseconds: number) => (QUESTIONS / milliseconds) * 1000
  return {
    floor: perSecond(medianOf(costs.map((cost) => cost.floor))),
    recordByFloor: medianOf(costs.map((cost) => cost.record / cost.floor)),
    records: perSecond(medianOf(costs.map(({ record }) => record))),
    explained: perSecond(medianOf(costs.map(({ explained }) => explained))),
    explainedByRecord: medianOf(costs.map(({ record, explained }) => explained / record)),
    inFullByRecord: medianOf(costs.map(({ record, inFull }) => inFull / record)),
  }
}

/**
 * Milliseconds of processor time to explain why the specification’s constants give a different answer, once the code is warm: the median
 * and the 95th percentile over those of the random questions whose answers differ in no more places than are explained.
 */
export function differenceTimes(calculator: Calculator, questions: number) {
  const runs = randomInputs(calculator, questions, SEED).map(({ inputs }) => () => {
    const starts = processorTime()
    explain(calculator, { inputs, ruleSet: 'constants' }, { inputs, ruleSet: 'statute' })
    return processorTime() - starts
  })
  const times = runs.filter(isExplained).map((run) => run())
  return { median: medianOf(times), slow: quantileOf(times, 0.95) }
}

/** Whether an explanation has no more differences than are explained. It is also how the code gets warm. */
function isExplained(run: () => unknown): boolean {
  try {
    run()
    return true
  } catch (error) {
    if (error instanceof TooManyDifferencesError) return false
    throw error
  }
}

/** Rows per second of processor time when a CSV streams through `calc` in this process: the questions, `times` times over. */
export async function rowsPerSecond(calculator: Calculator, times: number): Promise<number> {
  const columns = Object.keys(calculator.fields)
  const lines = randomInputs(calculator, QUESTIONS, SEED).map(({ raw }) => `${columns.map((column) => raw[column] ?? '').join(',')}\n`)
  const table = [`${columns.join(',')}\n`, ...Array<string>(times).fill(lines.join(''))]
  const output = new Writable({ write: (_piece, _encoding, done) => done() })
  const starts = processorTime()
  await calculateCsv(calculator, Readable.from(table), output, { keepGoing: false })
  return ((times * QUESTIONS) / (processorTime() - starts)) * 1000
}
