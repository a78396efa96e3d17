import type { AnyFigure } from '../../../engine/explain/mixed-rates.ts'
import { figureText, pounds, poundsAndPence } from '../../../web/text/format.ts'
import type { Block, Cell } from './document.ts'
import type { Impact } from './impact.ts'
import type { Extreme, IncomeChanges } from './income-changes.ts'
import { count, fieldWords, heading, nameIn, paragraph, withSign } from './report-words.ts'

/** What changes at every edge and a penny either side of it. */
export function edgeBlocks({ incomes, ruleSet }: Impact): Block[] {
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
      ({ slug, taxYear, income, shown: { person, edges } }): Block => ({
        kind: 'table',
        caption: `${nameIn({ slug, taxYear })}${person === '' ? '' : `, ${person}`}`,
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

/** What changes over the whole sweep of incomes, with a chart for each calculator. */
export function sweepBlocks({ incomes }: Impact): Block[] {
  if (incomes.length === 0) return []
  const rows = incomes.map(({ slug, taxYear, income, starts, gainer, loser }): Cell[] => [
    { text: nameIn({ slug, taxYear }), hint: income },
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
    ...unanswered.map(({ slug, taxYear, unanswered: many, cases }) =>
      paragraph(
        `${nameIn({ slug, taxYear })}: ${many} of ${count(cases, 'case')} no longer have an answer, because the tables have no value for their date.`,
      ),
    ),
    {
      kind: 'table',
      caption: 'Who gains and who loses most',
      headings: ['Calculator', 'First change, in whole pounds', 'Largest gain', 'Largest loss'],
      figures: 3,
      rows,
    },
    ...incomes.flatMap(({ slug, taxYear, income, shown }): Block[] =>
      shown
        ? [
            {
              kind: 'chart',
              caption: `${nameIn({ slug, taxYear })}${shown.person === '' ? '' : `, ${shown.person}`}: better off by, over ${income}`,
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

/** Why the largest gains and losses are what they are. */
export function waterfallBlocks({ incomes, edits }: Impact): Block[] {
  const titles = new Map(edits.map(({ entry, title }) => [entry, title]))
  const blocks = incomes.flatMap((each) => [
    ...(each.gainer ? [waterfallBlock(each, 'gain', each.gainer, titles)] : []),
    ...(each.loser ? [waterfallBlock(each, 'loss', each.loser, titles)] : []),
  ])
  return blocks.length === 0 ? [] : [heading('Why, entry by entry'), ...blocks]
}

function waterfallBlock(
  { slug, taxYear, income }: IncomeChanges,
  what: 'gain' | 'loss',
  { person, income: amount, headline, why }: Extreme,
  titles: ReadonlyMap<string, string>,
): Block {
  const caption = `${nameIn({ slug, taxYear })}, largest ${what}: ${income} ${poundsAndPence(amount)}${person === '' ? '' : `, ${person}`}`
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
function anyFigureText(figure: AnyFigure | undefined): string {
  if (!figure) return 'none'
  if ('bands' in figure) {
    return figure.bands.map(({ rate, upTo }) => `${figureText(rate)} ${upTo ? `up to ${figureText(upTo)}` : 'above'}`).join(', ')
  }
  return 'unit' in figure ? figureText(figure) : figure.value
}
