// npm run bench [-- [<slug>] [--quick]] : how much slower an explained calculation is than the same arithmetic alone. It never fails.
import { aligned } from './lib/aligned.ts'
import { loadCalculator } from './lib/calculators.ts'
import { oneOf, runCommand } from './lib/command.ts'
import { compileRates } from './rates/compile.ts'

const HELP = `npm run bench [-- [<slug> …] [--quick]]

Measures calculations per second, with and without explanations, compared with the same arithmetic on its own, for the three calculators
that also have a version of bare arithmetic; how long it takes to explain a difference; and the rows per second of npm run calc. It only measures: a slow time never makes it fail.

  --quick   fewer rounds, for a first look`

/** The target: an explained calculation costs at most this many times the bare decimal arithmetic. */
const MOST_TIMES = 2
const LEAST_ROWS_PER_SECOND = 60_000
const QUESTIONS = 1000
/** Milliseconds in one frame of a screen that is drawn sixty times a second. */
const FRAME = 1000 / 60

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
const times = (value: number) => value.toFixed(2)
const mark = (isMet: boolean) => (isMet ? 'met' : 'not met')

const HEADINGS = ['calculator', 'explained/s', 'record/s', 'decimal/s', 'explained ÷ decimal', 'record ÷ decimal', `at most ${MOST_TIMES}×`]
const FIGURES = HEADINGS.map((_, column) => column).slice(1)

await runCommand('bench', HELP, { quick: 'boolean' }, async ({ words, options }) => {
  const effort = options.quick ? { rounds: 5, milliseconds: 5 } : { rounds: 31, milliseconds: 12 }
  const streamed = options.quick ? 20_000 : 100_000

  // The bare versions read the compiled rates when they are imported.
  compileRates()
  const { contestantsOf, SLUGS } = await import('./bench/contestants.ts')
  const { explanationTimes } = await import('./bench/explanations.ts')
  const { measure } = await import('./bench/measure.ts')
  const { rowsPerSecond } = await import('./bench/streaming.ts')
  const slugs = words.length > 0 ? words.map((word) => oneOf('bare version of', word, SLUGS)) : SLUGS

  console.log('Calculations per second of processor time; the ratios compare the cost of one calculation.')
  let met = 0
  const measured: string[][] = []
  for (const slug of slugs) {
    const { perSecond, ...ratio } = measure(contestantsOf(await loadCalculator(slug), QUESTIONS), effort)
    const isMet = ratio.explainedByDecimal <= MOST_TIMES
    if (isMet) met++
    const rates = [perSecond.explained, perSecond.record, perSecond.decimal].map(whole)
    const ratios = [ratio.explainedByDecimal, ratio.recordByDecimal].map(times)
    measured.push([slug, ...rates, ...ratios, mark(isMet)])
  }
  console.log(aligned([HEADINGS, ...measured], FIGURES))
  console.log(`\nAn explained calculation costs at most ${MOST_TIMES} times the bare decimal arithmetic: ${met} of ${slugs.length} met.`)

  console.log(
    `\nExplaining why another rule set gives a different answer: milliseconds of processor time for each explanation; a frame is ${FRAME.toFixed(1)}.`,
  )
  const explained: string[][] = []
  for (const slug of slugs) {
    const { median, slow, most } = explanationTimes(await loadCalculator(slug), options.quick ? 50 : 400)
    const steps = `at most ${most} ${most === 1 ? 'step' : 'steps'}`
    explained.push([slug, `median ${times(median)}, 19 in 20 under ${times(slow)}, ${steps}: ${mark(slow <= FRAME)}`])
  }
  console.log(aligned(explained))

  if (slugs.includes('income-tax')) {
    const rows = await rowsPerSecond(await loadCalculator('income-tax'), streamed)
    const target = `target ${whole(LEAST_ROWS_PER_SECOND)}: ${mark(rows.byTheClock >= LEAST_ROWS_PER_SECOND)}`
    console.log(
      `calc income-tax on ${whole(streamed)} rows: ${whole(rows.byTheClock)} rows per second (${target}), ${whole(rows.ofProcessorTime)} per second of processor time.`,
    )
  }
})
