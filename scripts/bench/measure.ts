import type { Contestants, contestantsOf } from './contestants.ts'

export interface Effort {
  readonly rounds: number
  /** How long each contestant runs in a round. */
  readonly milliseconds: number
}

/** Calculations per second of processor time for each contestant, and the ratios of their costs, measured side by side. */
export interface Measured {
  readonly perSecond: Readonly<Record<keyof Contestants, number>>
  readonly explainedByDecimal: number
  readonly recordByDecimal: number
}

/** Every answer goes here, so that the compiler cannot drop a calculation as unused. */
const kept: { answer: unknown } = { answer: undefined }

/** Milliseconds of processor time used by this process, over all its threads. Other programs on the machine do not affect it. */
export function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Name = keyof Contestants

/** Runs the contestants in turn in short rounds, so that noise affects them equally. Ratios are taken within a round, then the median. */
export function measure({ contestants, questions }: ReturnType<typeof contestantsOf>, { rounds, milliseconds }: Effort): Measured {
  /** Milliseconds of processor time per calculation, averaged over `times` calculations. */
  const timed = (name: Name, times: number): number => {
    const run = contestants[name]
    const starts = processorTime()
    for (let count = 0; count < times; count++) kept.answer = run(questions[count % questions.length] ?? {})
    return (processorTime() - starts) / times
  }
  /** How many calculations fit into the time, once the code is warm. */
  const timesFor = (name: Name): number => {
    let cost = timed(name, questions.length)
    for (const until = processorTime() + 25 * milliseconds; processorTime() < until; ) cost = timed(name, questions.length)
    return Math.max(1, Math.round(milliseconds / cost))
  }
  const times = { explained: timesFor('explained'), record: timesFor('record'), decimal: timesFor('decimal') }
  const names = Object.keys(times) as Name[]
  const costs: Record<Name, number>[] = []
  for (let round = 0; round < rounds; round++) {
    const cost = { explained: 0, record: 0, decimal: 0 }
    for (const name of names) cost[name] = timed(name, times[name])
    costs.push(cost)
    // The order changes, so that the garbage one contestant leaves does not always slow down the same one.
    names.push(...names.splice(0, 1))
  }
  const rate = (name: Name) => 1000 / median(costs.map((cost) => cost[name]))
  return {
    perSecond: { explained: rate('explained'), record: rate('record'), decimal: rate('decimal') },
    explainedByDecimal: median(costs.map(({ explained, decimal }) => explained / decimal)),
    recordByDecimal: median(costs.map(({ record, decimal }) => record / decimal)),
  }
}

/** The median of some values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}
