import type { Calculator } from '../../engine/calculator.ts'
import { explain } from '../../engine/explain/explain.ts'
import { median, processorTime } from './measure.ts'
import { randomInputs } from './random-inputs.ts'

const SEED = 2024

/**
 * Milliseconds of processor time to explain why the specification’s constants give a different answer, once the code is warm:
 * the median and the 95th percentile over `questions` random questions, and the most steps that any explanation had.
 */
export function explanationTimes(calculator: Calculator, questions: number) {
  const asked = randomInputs(calculator, questions, SEED)
  const explained = asked.map(
    ({ inputs }) =>
      () =>
        explain(calculator, { inputs, ruleSet: 'constants' }, { inputs, ruleSet: 'statute' }),
  )
  const most = explained.reduce((steps, run) => Math.max(steps, run().steps.length), 0)
  const times = explained
    .map((run) => {
      const starts = processorTime()
      run()
      return processorTime() - starts
    })
    .sort((a, b) => a - b)
  return { median: median(times), slow: times[Math.floor(times.length * 0.95)] ?? Number.NaN, most }
}
