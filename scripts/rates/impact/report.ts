import type { AnyFigure } from '../../../engine/explain/mixed-rates.ts'
import { Decimal } from '../../../engine/money/decimal.ts'
import type { RecordValue } from '../../../engine/result/result.ts'
import { calculators } from '../../../web/calculators/index.ts'
import { date } from '../../../web/lib/dates.ts'
import { figureText, number, pounds, poundsAndPence } from '../../../web/lib/format.ts'
import type { Block, Cell, Document, Sentence } from './document.ts'
import { type GoldenChanges, isPercentField } from './golden-changes.ts'
import type { Impact } from './impact.ts'
import type { Extreme, IncomeChanges } from './income-changes.ts'
import type { SentenceChange } from './page-changes.ts'

const MOST_CASES = 5
const MOST_NAMES = 30

/** The report of an impact, in the order of a reviewer’s questions: what was edited, who is affected, how much, why, and what pages will say. */
export function reportOf(impact: Impact): Document {
  const { base, edits, settings, golden, pages } = impact
  const changes = golden.reduce((sum, each) => sum + each.changes.length, 0)
  const cases = golden.reduce((sum, each) => sum + each.cases, 0)
  const sentences = pages.reduce((sum, page) => sum + page.changes.length, 0)
  const isNothing = edits.length + settings.length === 0
  if (isNothing) return { title: TITLE, blocks: [paragraph(`Nothing changes: the tables are the same as in ${base}.`)] }
  return {
    title: TITLE,
    blocks: [
      paragraph(
        `Compared with ${base}: ${count(edits.length, 'entry', 'entries')} edited, ` +
          (golden.length === 0
            ? 'no calculator gives a different answer, '
            : `${changes} of ${count(cases, 'golden case')} in ${count(golden.length, 'calculator')} with a different answer, `) +
          `${count(sentences, 'sentence or row', 'sentences or rows')} on ${count(pages.length, 'page')} that will read differently.`,
      ),
      ...edited(impact),
      ...askedBlocks(impact),
      ...goldenBlocks(impact),
      ...heldBlocks(impact),
      ...edgeBlocks(impact),
      ...sweepBlocks(impact),
      ...waterfallBlocks(impact),
      ...pageBlocks(impact),
    ],
  }
}

const TITLE = 'What the edit of the rate tables changes'

const heading = (text: string, level: 2 | 3 = 2): Block => ({ kind: 'heading', level, text })
const paragraph = (text: string): Block => ({ kind: 'paragraph', text })
const count = (many: number, one: string, several = `${one}s`) => `${many} ${many === 1 ? one : several}`
const list = (words: readonly string[]) => new Intl.ListFormat('en-GB').format(words)

const nameOf = (slug: string) => calculators.find((about) => about.slug === slug)?.name ?? slug

/** A field name in words: `netSideHustleIncome` is Net side hustle income. Initials stay: Total NI. */
export function fieldWords(field: string): string {
  const words = field.replace(/([a-z0-9])([A-Z])/g, '$1 $2').replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
  const lower = words.replace(/\b[A-Z][a-z]+/g, (word) => word.toLowerCase())
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

const withSign = (amount: Decimal | undefined): string => {
  if (amount === undefined) return 'no answer'
  if (amount.isZero()) return 'no change'
  return amount.isPositive() ? `+${poundsAndPence(amount)}` : poundsAndPence(amount)
}

function valueText(field: string, value: RecordValue | undefined): string {
  if (value === undefined) return 'none'
  if (!(value instanceof Decimal)) return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
  return isPercentField(field) ? `${number(value, 2)}%` : poundsAndPence(value)
}

function edited({ edits, settings }: Impact): Block[] {
  const rows = edits.flatMap(({ entry, title, what, readings }) =>
    readings.map(({ from, reading, before, after }): Cell[] => [
      { text: what === 'changed' ? title : `${title} (${what})`, hint: entry },
      `from ${date(from)}`,
      reading,
      before ?? 'none',
      after ?? 'none',
    ]),
  )
  const worded = edits.filter(({ words }) => words.length > 0)
  return [
    heading('What was edited'),
    ...(rows.length > 0
      ? [{ kind: 'table', caption: 'Values', headings: ['Entry', 'Date', 'Reading', 'Before', 'After'], figures: 2, rows } as const]
      : [paragraph('No value was edited.')]),
    ...(worded.length > 0
      ? [paragraph(`Other parts that changed: ${worded.map(({ entry, words }) => `${entry} (${list(words)})`).join('; ')}.`)]
      : []),
    ...(settings.length > 0
      ? [paragraph(`${list(settings)} differ too. Both sides of every comparison below use the tax years and rule sets as they are now.`)]
      : []),
    ...(edits.some(({ what }) => what !== 'changed')
      ? [paragraph('A new or deleted entry has nothing to be compared with, so it changes nothing below by itself.')]
      : []),
  ]
}

/** The answers at the incomes that somebody asked about, to check by hand. */
function askedBlocks({ incomes, ruleSet }: Impact): Block[] {
  const rows = incomes.flatMap(({ slug, income, asked: { headline, points } }) =>
    points.map(({ income: amount, before, after }): Cell[] => [
      { text: nameOf(slug), hint: `${income} ${poundsAndPence(amount)}` },
      fieldWords(headline),
      valueText(headline, before),
      valueText(headline, after),
      differenceText(headline, before && after?.minus(before), after),
    ]),
  )
  if (rows.length === 0) return []
  return [
    heading('At the incomes asked about'),
    paragraph(`A form left blank except for the income, under ${ruleSet}. ${SIGN}`),
    { kind: 'table', caption: 'Before and after', headings: ['Calculator', 'Figure', 'Before', 'After', 'Difference'], figures: 3, rows },
  ]
}

const SIGN =
  'A difference is the figure after minus the figure before. A plus means a larger figure, which is worse if the figure is a tax or a cost.'

function goldenBlocks({ golden, untouched }: Impact): Block[] {
  const rows = golden.map(({ slug, cases, changes, newlyWrong, newlyRight }) => [
    nameOf(slug),
    String(cases),
    String(changes.length),
    String(newlyWrong),
    String(newlyRight),
  ])
  const headings = ['Calculator', 'Cases', 'Different answer', 'No longer agrees with the row', 'Now agrees with the row']
  if (rows.length === 0) return [heading('Golden cases'), paragraph('No existing value has changed, so every case has the same answer.')]
  return [
    heading('Golden cases'),
    paragraph(
      'Each row counts once for every rule set that it is for. Different answer: some figure is not what the earlier tables gave. ' +
        'No longer agrees with the row: the answer was what golden/<calculator>.csv expects, but is not now, so work the row out again. ' +
        `Now agrees with the row: the other way round. ${SIGN}`,
    ),
    { kind: 'table', caption: 'Golden cases by calculator', headings, figures: 4, rows },
    ...(untouched.length > 0 ? [paragraph(`These calculators use no table with an edited value: ${list(untouched.map(nameOf))}.`)] : []),
    ...golden.filter(({ changes }) => changes.length > 0).map(largest),
  ]
}

const largest = ({ slug, changes }: GoldenChanges): Block => ({
  kind: 'table',
  caption: `${nameOf(slug)}: ${changes.length > MOST_CASES ? `the ${MOST_CASES} largest of ${changes.length} changes` : count(changes.length, 'change')}`,
  headings: ['Case', 'Figure', 'Before', 'After', 'Difference'],
  figures: 3,
  rows: changes
    .slice(0, MOST_CASES)
    .map(({ case: name, line, ruleSet, source, field, before, after, difference }) => [
      { text: name, hint: `row ${line}, ${ruleSet}; ${source}` },
      fieldWords(field),
      valueText(field, before),
      valueText(field, after),
      differenceText(field, difference, after),
    ]),
})

/** The tests that should fail. Their figures do not follow the tables, so somebody has to agree to each change. */
function heldBlocks({ golden, held }: Impact): Block[] {
  if (held.length === 0) return []
  const rows = [
    [
      { text: 'Golden rows', hint: 'engine/tests/golden.test.ts, web/e2e/golden.spec.ts' },
      String(golden.reduce((sum, { cases }) => sum + cases, 0)),
      String(golden.reduce((sum, { newlyWrong }) => sum + newlyWrong, 0)),
    ],
    ...held.map(({ what, tests, cases, moved }): Cell[] => [{ text: what, hint: tests.join(', ') }, String(cases), String(moved.length)]),
  ]
  return [
    heading('Tests that hold these figures'),
    paragraph(
      'These tests should fail until each figure that changes has been worked out again from the law, or its publication read again. ' +
        'If any other test fails, there is a mistake in the edit or in the test.',
    ),
    { kind: 'table', caption: 'Figures tested on purpose', headings: ['What', 'Cases', 'Changed'], figures: 2, rows },
    ...held.filter(({ moved }) => moved.length > 0).map(({ what, moved }) => paragraph(`${what}: ${firstOf(moved)}.`)),
  ]
}

const firstOf = (names: readonly string[]) =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [])].join('; ')

function differenceText(field: string, difference: Decimal | undefined, after: RecordValue | undefined): string {
  if (difference === undefined) return after === undefined ? 'no answer' : 'different words'
  return isPercentField(field) ? `${number(difference, 2)} points` : withSign(difference)
}

function edgeBlocks({ incomes, ruleSet }: Impact): Block[] {
  const shown = incomes.flatMap((each) => (each.shown ? [{ ...each, shown: each.shown }] : []))
  if (incomes.length === 0) return []
  return [
    heading('At every threshold and band limit, and a penny either side'),
    paragraph(
      `${incomes.reduce((sum, each) => sum + each.edgeCases, 0)} cases under ${ruleSet}, at every threshold and band limit of the edited tables, old and new. ` +
        'Shown: the thresholds and limits that the calculator reads, for the person whose answer changes most. ' +
        'A plus means better off (more to keep or less to pay), a minus worse off.',
    ),
    ...(shown.length === 0
      ? [paragraph(incomes.some(({ unanswered }) => unanswered > 0) ? 'No case that has an answer changes.' : 'None of them changes.')]
      : []),
    ...shown.map(
      ({ slug, income, shown: { person, edges } }): Block => ({
        kind: 'table',
        caption: `${nameOf(slug)}${person === '' ? '' : `, ${person}`}`,
        headings: [income, 'A penny below', 'At it', 'A penny above'],
        figures: 3,
        rows: edges.map(({ amount, titles, worths }) => [
          { text: poundsAndPence(amount), hint: titles.join('; ') },
          ...worths.map(withSign),
        ]),
      }),
    ),
  ]
}

function sweepBlocks({ incomes }: Impact): Block[] {
  if (incomes.length === 0) return []
  const rows = incomes.map(({ slug, income, starts, gainer, loser }): Cell[] => [
    { text: nameOf(slug), hint: income },
    starts ? pounds(starts) : 'no change',
    extremeCell(gainer),
    extremeCell(loser),
  ])
  const unanswered = incomes.filter((each) => each.unanswered > 0)
  return [
    heading('Incomes from nothing to £200,000'),
    paragraph(
      `${incomes.reduce((sum, each) => sum + each.changed, 0)} of ${incomes.reduce((sum, each) => sum + each.cases, 0)} cases change, at every £1,000, threshold and band limit, ` +
        'for a blank form, each choice in it, and the worked examples on the page. ' +
        'People whose answers change by the same amounts are counted once.',
    ),
    ...unanswered.map(({ slug, unanswered: many, cases }) =>
      paragraph(
        `${nameOf(slug)}: ${many} of ${count(cases, 'case')} no longer have an answer, because the tables have no value for their date.`,
      ),
    ),
    {
      kind: 'table',
      caption: 'Who gains and who loses most',
      headings: ['Calculator', 'First change, in whole pounds', 'Largest gain', 'Largest loss'],
      figures: 3,
      rows,
    },
    ...incomes.flatMap(({ slug, income, shown }): Block[] =>
      shown
        ? [
            {
              kind: 'chart',
              caption: `${nameOf(slug)}${shown.person === '' ? '' : `, ${shown.person}`}: better off by, over ${income}`,
              points: shown.sweep.map((point) => ({ income: point.income.toNumber(), amount: point.worth?.toNumber() ?? 0 })),
            },
          ]
        : [],
    ),
  ]
}

const extremeCell = (extreme: Extreme | undefined): Cell =>
  extreme === undefined
    ? 'none'
    : { text: withSign(extreme.worth), hint: `at ${poundsAndPence(extreme.income)}${extreme.isSameAbove ? ' and above' : ''}` }

function waterfallBlocks({ incomes, edits }: Impact): Block[] {
  const titles = new Map(edits.map(({ entry, title }) => [entry, title]))
  const blocks = incomes.flatMap((each) => [
    ...(each.gainer ? [waterfallBlock(each, 'gain', each.gainer, titles)] : []),
    ...(each.loser ? [waterfallBlock(each, 'loss', each.loser, titles)] : []),
  ])
  return blocks.length === 0 ? [] : [heading('Why, entry by entry'), ...blocks]
}

function waterfallBlock(
  { slug, income }: IncomeChanges,
  what: 'gain' | 'loss',
  { person, income: amount, headline, why }: Extreme,
  titles: ReadonlyMap<string, string>,
): Block {
  const caption = `${nameOf(slug)}, largest ${what}: ${income} ${poundsAndPence(amount)}${person === '' ? '' : `, ${person}`}`
  if (typeof why === 'string') return paragraph(`${caption}: ${why}.`)
  return {
    kind: 'table',
    caption,
    headings: [fieldWords(headline), 'Amount'],
    figures: 1,
    rows: [
      ['Before', poundsAndPence(why.from)],
      ...why.steps.map((step): Cell[] => [
        {
          text: titles.get(step.name) ?? step.name,
          hint: step.readings.map(({ from, to }) => `${anyFigureText(from)} to ${anyFigureText(to)}`).join('; '),
        },
        withSign(step.amount),
      ]),
      ['After', poundsAndPence(why.to)],
    ],
  }
}

/** A figure from the tables as a page writes it; bands on one line. */
function anyFigureText(figure: AnyFigure): string {
  if ('bands' in figure) {
    return figure.bands.map(({ rate, upTo }) => `${figureText(rate)} ${upTo ? `up to ${figureText(upTo)}` : 'above'}`).join(', ')
  }
  return 'unit' in figure ? figureText(figure) : figure.value
}

function pageBlocks({ pages, files, pagesFailed }: Impact): Block[] {
  return [
    heading('What pages will say'),
    ...(pagesFailed === undefined ? [] : [paragraph(`The pages cannot be rendered with these tables: ${pagesFailed}`)]),
    ...(pagesFailed === undefined && pages.length === 0 ? [paragraph('No sentence reads differently.')] : []),
    ...pages.flatMap(({ path, changes }): Block[] => [heading(path, 3), { kind: 'sentences', changes: changes.map(placed) }]),
    ...(files.length > 0 ? [paragraph(`${count(files.length, 'published file differs', 'published files differ')}: ${list(files)}.`)] : []),
  ]
}

/** Adds the place of each sentence, once for all those under one heading. */
function placed(change: SentenceChange, index: number, all: readonly SentenceChange[]): Sentence {
  const { places, under, before, after } = change
  const also = places.filter((place) => place !== 'text')
  const where = [
    ...(under === '' || under === all[index - 1]?.under ? [] : [`under “${under}”`]),
    ...(also.length > 0 ? [`in ${list(also)}`] : []),
  ]
  return { where: where.join(', '), before, after }
}
