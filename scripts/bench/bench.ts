// npm run bench [-- <calculator> … --quick] : how quickly the engine answers, explains and streams. It never fails.
import { aligned } from '../lib/aligned.ts'
import { calculatorSlugs, loadCalculator } from '../lib/calculators.ts'
import { oneOf, runCommand } from '../lib/command.ts'

const HELP = `npm run bench [-- [<calculator> …] [--quick] [--paint]]

Measures a calculator on random questions, in processor time, each figure next to its floor. The floor is the formula compiled to whole
numbers, with nothing read or written: how many times it is worked out per second. Then how many records the engine makes, and what one
costs compared with the floor; how many explained calculations, and what one costs compared with a record, before anybody reads how it came
about and once all of it has been read; the milliseconds that it takes to explain why another rule set gives another answer (the median, and
what 19 in 20 stay under); and the rows of npm run calc, and what one costs compared with the floor. Without a name it measures income-tax,
ir35 and pension-allowance. It only measures: a slow time never makes it fail.

  --quick   fewer questions, for a first look
  --paint   instead, how soon pages of the built site are painted on a slow phone, next to their floor: the same page with no script`

const USUAL = ['income-tax', 'ir35', 'pension-allowance']
const HEADINGS = [
  ['calculator', 'floor/s', 'record/s', 'record ÷ floor', 'explained/s', 'explained ÷ record', 'read in full ÷ record'],
  ['difference, ms', '19 in 20 under', 'calc, rows/s', 'row ÷ floor'],
].flat()

const whole = (value: number) => Math.round(value).toLocaleString('en-GB')
/** Where no question could be measured, there is no figure. */
const decimals = (value: number) => (Number.isNaN(value) ? '–' : value.toFixed(2))

const PAGES = ['/', '/income-tax-calculator', '/specialised-tax/ir35-tax-calculator', '/rates']

await runCommand('bench', HELP, { quick: 'boolean', paint: 'boolean' }, async ({ words, options }) => {
  if (options.paint) {
    const { paintsOf } = await import('./paint.ts')
    const paints = await paintsOf(PAGES, options.quick ? 3 : 7)
    const rows = paints.map(({ path, painted, floor }) => [path, whole(floor), whole(painted), decimals(painted / floor)])
    console.log(aligned([['page', 'floor, ms', 'painted, ms', 'painted ÷ floor'], ...rows], [1, 2, 3]))
    return
  }
  const slugs = words.length > 0 ? words.map((word) => oneOf('calculator', word, calculatorSlugs())) : USUAL
  const { rounds, differences, tables } = options.quick
    ? { rounds: 5, differences: 50, tables: 60 }
    : { rounds: 31, differences: 400, tables: 300 }
  const measured: string[][] = []
  for (const slug of slugs) {
    const calculator = await loadCalculator(slug)
    // Modules that read the tables can be imported only once they are compiled.
    const { differenceTimes, rowsPerSecond, speedOf } = await import('./measure.ts')
    const { floor, recordByFloor, records, explained, explainedByRecord, inFullByRecord } = speedOf(calculator, rounds)
    const { median, slow } = differenceTimes(calculator, differences)
    const streamed = await rowsPerSecond(calculator, tables)
    const engine = [whole(floor), whole(records), decimals(recordByFloor), whole(explained), decimals(explainedByRecord)]
    const others = [...[inFullByRecord, median, slow].map(decimals), whole(streamed), decimals(floor / streamed)]
    measured.push([slug, ...engine, ...others])
  }
  console.log(aligned([HEADINGS, ...measured], HEADINGS.map((_, index) => index).slice(1)))
})
