import { Readable, Writable } from 'node:stream'
import type { Calculator } from '../../engine/calculator.ts'
import { explain } from '../../engine/explain/explain.ts'
import type { Result } from '../../engine/result/result.ts'
import { calculateCsv } from '../calc/csv.ts'
import { randomInputs } from './random-inputs.ts'

const SEED = 2024
const QUESTIONS = 1000

/** Every answer goes here, so that the compiler cannot drop a calculation as unused. */
const kept: { answer: unknown } = { answer: undefined }

/** Milliseconds of processor time used by this process, over all its threads. Other programs on the machine do not affect it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Records and explained calculations per second of processor time, and the cost of an explained calculation compared with a record: before
 * any of its words are read, and once all of it has been read. Each takes the same questions in turn, round after round, so that noise
 * affects them equally; ratios are taken within a round, and then the median.
 */
export function speedOf(calculator: Calculator, rounds: number) {
  const questions = randomInputs(calculator, QUESTIONS, SEED)
  const timed = (answer: (inputs: (typeof questions)[number]['inputs']) => unknown): number => {
    const starts = processorTime()
    for (const { inputs } of questions) kept.answer = answer(inputs)
    return processorTime() - starts
  }
  const costs = Array.from({ length: rounds }, () => ({
    record: timed((inputs) => calculator.record(inputs)),
    explained: timed((inputs) => calculator.calculate(inputs)),
    inFull: timed((inputs) => {
      const result = calculator.calculate(inputs)
      return Reflect.ownKeys(result).map((name) => result[name as keyof Result])
    }),
  }))
  const perSecond = (milliseconds: number) => (QUESTIONS / milliseconds) * 1000
  return {
    records: perSecond(median(costs.map(({ record }) => record))),
    explained: perSecond(median(costs.map(({ explained }) => explained))),
    explainedByRecord: median(costs.map(({ record, explained }) => explained / record)),
    inFullByRecord: median(costs.map(({ record, inFull }) => inFull / record)),
  }
}

/**
 * Milliseconds of processor time to explain why the specification’s constants give a different answer, once the code is warm: the median
 * and the 95th percentile over random questions.
 */
export function differenceTimes(calculator: Calculator, questions: number) {
  const runs = randomInputs(calculator, questions, SEED).map(({ inputs }) => () => {
    const starts = processorTime()
    explain(calculator, { inputs, ruleSet: 'constants' }, { inputs, ruleSet: 'statute' })
    return processorTime() - starts
  })
  for (const warmUp of runs) warmUp()
  const times = runs.map((run) => run())
  return { median: median(times), slow: quantile(times, 0.95) }
}

/** Rows per second by the clock when a CSV streams through `calc` in this process: the questions, `times` times over. */
export async function rowsPerSecond(calculator: Calculator, times: number): Promise<number> {
  const columns = Object.keys(calculator.fields)
  const lines = randomInputs(calculator, QUESTIONS, SEED).map(({ raw }) => `${columns.map((column) => raw[column] ?? '').join(',')}\n`)
  const table = [`${columns.join(',')}\n`, ...Array<string>(times).fill(lines.join(''))]
  const output = new Writable({ write: (_piece, _encoding, done) => done() })
  const starts = performance.now()
  await calculateCsv(calculator, Readable.from(table), output, { keepGoing: false })
  return ((times * QUESTIONS) / (performance.now() - starts)) * 1000
}

const quantile = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? Number.NaN

/** The middle value of an odd number of them, and otherwise the upper of the two in the middle. */
const median = (values: readonly number[]) => quantile(values, 0.5)
