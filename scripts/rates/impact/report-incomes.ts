import { pounds, poundsAndPence } from '../../../web/text/format.ts'
import { figureText } from '../figure-text.ts'
import type { Impact } from './impact.ts'
import type { Extreme, IncomeChanges } from './income-changes.ts'
import { escaped, heading, table } from './markdown.ts'
import { count, fieldWords, nameIn, sum, withSign } from './words.ts'

/** What changes at every edge and a penny either side of it. */
export function edgesPart({ incomes, ruleSet }: Impact): string[] {
  if (incomes.length === 0) return []
  const shown = shownIn(incomes)
  const none = incomes.some(({ unanswered }) => unanswered > 0) ? 'No case that has an answer changes.' : 'None of them changes.'
  return [
    heading('At every threshold and band limit, and a penny either side'),
    `${sum(incomes, (each) => each.edgeCases)} cases under ${ruleSet}, at every threshold and band limit that a calculator reads in the edited tables, old and new. ` +
      'Shown: the person whose answer changes most. ' +
      'A plus means better off (more to keep or less to pay), a minus worse off.',
    ...(shown.length === 0 ? [none] : []),
    ...shown.map(({ name, income, edges }) =>
      table(
        name,
        [income, 'A penny below', 'At it', 'A penny above', 'Threshold or limit'],
        [0, 1, 2, 3],
        edges.map(({ amount, titles, worths }) => [poundsAndPence(amount), ...worths.map(withSign), titles.join('; ')]),
      ),
    ),
  ]
}

/** What changes over the whole sweep of incomes, with a chart for each calculator. */
export function sweepPart({ incomes }: Impact): string[] {
  if (incomes.length === 0) return []
  const rows = incomes.map(({ slug, taxYear, income, starts, gainer, loser }) => [
    nameIn({ slug, taxYear }),
    starts ? pounds(starts) : 'no change',
    extremeText(gainer),
    extremeText(loser),
    income,
  ])
  return [
    heading('Incomes from nothing to £200,000'),
    `${sum(incomes, ({ changed }) => changed)} of ${sum(incomes, ({ cases }) => cases)} cases change, at every £1,000, threshold and band limit, ` +
      'for a blank form, each choice in it, and the worked examples on the page. ' +
      'People whose answers change by the same amounts are counted once, and people whose answers read no edited value not at all.',
    ...incomes.flatMap(({ slug, taxYear, unanswered, cases }) =>
      unanswered === 0
        ? []
        : `${nameIn({ slug, taxYear })}: ${unanswered} of ${count(cases, 'case')} no longer have an answer, because the tables have no value for their date.`,
    ),
    table(
      'Who gains and who loses most',
      ['Calculator', 'First change, in whole pounds', 'Largest gain', 'Largest loss', 'Income'],
      [1],
      rows,
    ),
    ...shownIn(incomes).map(chart),
  ]
}

type ShownChanges = NonNullable<IncomeChanges['shown']> & { readonly name: string; readonly income: string }

/** The people whose answers change most, each with the calculator and year. */
const shownIn = (incomes: readonly IncomeChanges[]): ShownChanges[] =>
  incomes.flatMap(({ slug, taxYear, income, shown }) =>
    shown ? [{ ...shown, income, name: [nameIn({ slug, taxYear }), shown.person].filter((words) => words !== '').join(', ') }] : [],
  )

const extremeText = (extreme: Extreme | undefined) =>
  extreme === undefined
    ? 'none'
    : `${withSign(extreme.worth)} at ${poundsAndPence(extreme.income)}${extreme.isSameAbove ? ' and above' : ''}`

const BAR = 24
/** Every twentieth point of a sweep makes eleven rows. */
const ROW = 20

/** Eleven incomes of a sweep, each with a bar as long as its gain (dark) or loss (light). */
function chart({ name, income, sweep }: ShownChanges): string {
  const worthOf = ({ worth }: ShownChanges['sweep'][number]) => worth?.toNumber() ?? 0
  const most = Math.max(...sweep.map((point) => Math.abs(worthOf(point))))
  const bar = (worth: number) => (worth < 0 ? '░' : '█').repeat(Math.round((Math.abs(worth) / most) * BAR))
  const rows = sweep
    .filter((_, index) => index % ROW === 0)
    .map((point) => [pounds(point.income), withSign(point.worth), bar(worthOf(point))])
  return table(`${name}: better off by, over ${income}`, [income, 'Better off by', 'Gain █, loss ░'], [0, 1], rows)
}

/** Why the largest gains and losses are what they are. */
export function waterfallsPart({ incomes, edits }: Impact): string[] {
  const titles = new Map(edits.map(({ entry, title }) => [entry, title]))
  const waterfalls = incomes.flatMap((each) => [
    ...(each.gainer ? [waterfall(each, 'gain', each.gainer, titles)] : []),
    ...(each.loser ? [waterfall(each, 'loss', each.loser, titles)] : []),
  ])
  return waterfalls.length === 0 ? [] : [heading('Why, entry by entry'), ...waterfalls]
}

function waterfall(
  { slug, taxYear, income }: IncomeChanges,
  what: 'gain' | 'loss',
  { person, income: amount, headline, why }: Extreme,
  titles: ReadonlyMap<string, string>,
): string {
  const caption = `${nameIn({ slug, taxYear })}, largest ${what}: ${income} ${poundsAndPence(amount)}${person === '' ? '' : `, ${person}`}`
  if (typeof why === 'string') return `${escaped(caption)}: ${escaped(why)}.`
  return table(
    caption,
    [fieldWords(headline), 'Amount', 'Edit'],
    [1],
    [
      ['Before', poundsAndPence(why.from), ''],
      ...why.steps.map(({ name, amount: share, readings }) => [
        titles.get(name) ?? name,
        withSign(share),
        readings.map(({ from, to }) => `${figureText(from)} to ${figureText(to)}`).join('; '),
      ]),
      ['After', poundsAndPence(why.to), ''],
    ],
  )
}
