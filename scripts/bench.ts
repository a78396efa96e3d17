// npm run bench [-- [<slug>] [--quick]] : what an explained calculation costs, beside the same arithmetic written bare. Times say, and never fail.
import { loadCalculator } from './lib/calculators.ts'
import { oneOf, runCommand } from './lib/command.ts'
import { compileRates } from './rates/compile.ts'

const HELP = `npm run bench [-- [<slug> …] [--quick]]

Calculations a second, explained and not, beside the same arithmetic written bare; how long an explanation of a difference takes; and rows a
second of npm run calc. It measures, and never fails for a time.

  --quick   fewer rounds: a first look`

/** An explained calculation costs at most so many times the bare decimal arithmetic. */
const MOST_TIMES = 3
const LEAST_ROWS_PER_SECOND = 10_000
const QUESTIONS = 1000
/** What a screen that is drawn sixty times a second leaves for one picture. */
const FRAME = 1000 / 60

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
const times = (value: number) => value.toFixed(2)
const mark = (isMet: boolean) => (isMet ? 'met' : 'not met')

const HEADINGS = [
  'calculator',
  'explained/s',
  'record/s',
  'decimal/s',
  'float64/s',
  'explained ÷ decimal',
  'record ÷ decimal',
  'decimal ÷ float64',
  `at most ${MOST_TIMES}×`,
]
const widths = HEADINGS.map((heading, index) => Math.max(heading.length, index === 0 ? 18 : 11))
const line = (cells: readonly string[]) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0))).join('  ')

await runCommand('bench', HELP, { quick: 'boolean' }, async ({ words, options }) => {
  const effort = options.quick ? { rounds: 5, milliseconds: 5 } : { rounds: 31, milliseconds: 12 }
  const streamed = options.quick ? 20_000 : 100_000

  // The bare versions read the compiled rates as they load.
  compileRates()
  const { contestantsOf, SLUGS } = await import('./bench/contestants.ts')
  const { explanationTimes } = await import('./bench/explanations.ts')
  const { measure } = await import('./bench/measure.ts')
  const { rowsPerSecond } = await import('./bench/streaming.ts')
  const slugs = words.length > 0 ? words.map((word) => oneOf('bare version of', word, SLUGS)) : SLUGS

  console.log('Calculations a second of processor time; ratios are of the cost of one.')
  console.log(line(HEADINGS))
  let met = 0
  for (const slug of slugs) {
    const { perSecond, ...ratio } = measure(contestantsOf(await loadCalculator(slug), QUESTIONS), effort)
    const isMet = ratio.explainedByDecimal <= MOST_TIMES
    if (isMet) met++
    const rates = [perSecond.explained, perSecond.record, perSecond.decimal, perSecond.float].map(whole)
    const ratios = [ratio.explainedByDecimal, ratio.recordByDecimal, ratio.decimalByFloat].map(times)
    console.log(line([slug, ...rates, ...ratios, mark(isMet)]))
  }
  console.log(`\nAn explained calculation costs at most ${MOST_TIMES} times the bare decimal arithmetic: ${met} of ${slugs.length} met.`)

  console.log(`\nWhy another rule set answers otherwise, milliseconds of processor time an explanation; a frame is ${FRAME.toFixed(1)}.`)
  for (const slug of slugs) {
    const { median, slow, most } = explanationTimes(await loadCalculator(slug), options.quick ? 50 : 400)
    const steps = `at most ${most} ${most === 1 ? 'step' : 'steps'}`
    console.log(`${slug.padEnd(18)}  median ${times(median)}, 19 in 20 under ${times(slow)}, ${steps}: ${mark(slow <= FRAME)}`)
  }

  if (slugs.includes('income-tax')) {
    const rows = await rowsPerSecond(await loadCalculator('income-tax'), streamed)
    const target = `target ${whole(LEAST_ROWS_PER_SECOND)}: ${mark(rows.byTheClock >= LEAST_ROWS_PER_SECOND)}`
    console.log(
      `calc income-tax on ${whole(streamed)} rows: ${whole(rows.byTheClock)} rows a second (${target}), ${whole(rows.ofProcessorTime)} a second of processor time.`,
    )
  }
})
