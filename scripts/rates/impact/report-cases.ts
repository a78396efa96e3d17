import { date } from '../../../web/text/dates.ts'
import { poundsAndPence } from '../../../web/text/format.ts'
import type { GoldenChanges } from './golden-changes.ts'
import type { Impact } from './impact.ts'
import { escaped, heading, table } from './markdown.ts'
import { cellsOf, count, list, nameIn, nameOf, sum } from './words.ts'

const MOST_CASES = 5
const MOST_NAMES = 30

/** What was edited, entry by entry. */
export function editsPart({ edits, settings }: Impact): string[] {
  const rows = edits.flatMap(({ entry, title, what, readings }) =>
    readings.map(({ from, reading, before = 'none', after = 'none' }) => [
      before,
      after,
      `from ${date(from)}`,
      reading,
      `${title}${what === 'changed' ? '' : ` (${what})`}: ${entry}`,
    ]),
  )
  const worded = edits.flatMap(({ entry, words }) => (words.length > 0 ? [`${entry} (${list(words)})`] : []))
  return [
    heading('What was edited'),
    rows.length > 0
      ? table('Values, as the tables write them', ['Before', 'After', 'Date', 'Reading', 'Entry'], [0, 1], rows)
      : 'No value was edited.',
    ...(worded.length > 0 ? [`Other parts that changed: ${worded.join('; ')}.`] : []),
    ...(settings.length > 0
      ? [`${list(settings)} differ too. Both sides of every comparison below use the tax years and rule sets as they are now.`]
      : []),
    ...(edits.some(({ what }) => what !== 'changed')
      ? ['A new or deleted entry has nothing to be compared with, so it changes nothing below by itself.']
      : []),
  ]
}

const FIGURES = ['Figure', 'Before', 'After', 'Difference']
const SIGN =
  'A difference is the figure after minus the figure before. A plus means a larger figure, which is worse if the figure is a tax or a cost.'

/** The answers at the incomes that somebody asked about, to check by hand. */
export function askedPart({ incomes, ruleSet }: Impact): string[] {
  const rows = incomes.flatMap(({ slug, taxYear, income, asked: { headline, points } }) =>
    points.map(({ income: amount, before, after }) => [
      nameIn({ slug, taxYear }),
      ...cellsOf(headline, before, after),
      `${income} ${poundsAndPence(amount)}`,
    ]),
  )
  if (rows.length === 0) return []
  return [
    heading('At the incomes asked about'),
    `A form left blank except for the income, under ${ruleSet}. ${SIGN}`,
    table('Before and after', ['Calculator', ...FIGURES, 'Income'], [2, 3, 4], rows),
  ]
}

/** The golden cases with a different answer. */
export function goldenPart({ golden, untouched }: Impact): string[] {
  if (golden.length === 0) return [heading('Golden cases'), 'No existing value has changed, so every case has the same answer.']
  const headings = ['Calculator', 'Cases', 'Different answer', 'No longer agrees with the row', 'Now agrees with the row']
  const rows = golden.map(({ slug, cases, changes, newlyWrong, newlyRight }) => [
    nameOf(slug),
    ...[cases, changes.length, newlyWrong, newlyRight].map(String),
  ])
  return [
    heading('Golden cases'),
    'Each row counts once for every rule set that it is for. Different answer: some figure is not what the earlier tables gave. ' +
      'No longer agrees with the row: the answer was what `golden/<calculator>.csv`, or `golden/not-covered`, expects, but is not now, so work the row out again. ' +
      `Now agrees with the row: the other way round. ${SIGN}`,
    table('Golden cases by calculator', headings, [1, 2, 3, 4], rows),
    ...(untouched.length > 0 ? [`These calculators use no table with an edited value: ${list(untouched.map(nameOf))}.`] : []),
    ...golden.filter(({ changes }) => changes.length > 0).map(largestChanges),
  ]
}

function largestChanges({ slug, changes }: GoldenChanges): string {
  const many = changes.length > MOST_CASES ? `the ${MOST_CASES} largest of ${changes.length} changes` : count(changes.length, 'change')
  const rows = changes
    .slice(0, MOST_CASES)
    .map(({ row, ruleSet, field, before, after }) => [
      String(row.line),
      ruleSet,
      ...cellsOf(field, before, after),
      `${row.case} (${row.source})`,
    ])
  return table(`${nameOf(slug)}: ${many}`, ['Row', 'Rules', ...FIGURES, 'Case and its source'], [0, 3, 4, 5], rows)
}

/** The tests that should fail. Their figures do not follow the tables, so somebody has to agree to each change. */
export function heldPart({ golden, held }: Impact): string[] {
  if (held.length === 0) return []
  const rows = held.map(({ what, cases, moved, tests }) => [what, String(cases), String(moved.length), tests.join(', ')])
  const goldenRows = [
    'Golden rows',
    String(sum(golden, ({ cases }) => cases)),
    String(sum(golden, ({ newlyWrong }) => newlyWrong)),
    'engine/tests/golden.test.ts, web/dom/golden.test.ts',
  ]
  return [
    heading('Tests that hold these figures'),
    'These tests should fail until each figure that changes has been worked out again from the law, or its publication read again. ' +
      'If any other test fails, there is a mistake in the edit or in the test.',
    table('Figures tested on purpose', ['What', 'Cases', 'Changed', 'Tests'], [1, 2], [goldenRows, ...rows]),
    ...held.flatMap(({ what, moved }) => (moved.length > 0 ? [`${what}: ${escaped(firstOf(moved))}.`] : [])),
  ]
}

const firstOf = (names: readonly string[]) =>
  [...names.slice(0, MOST_NAMES), ...(names.length > MOST_NAMES ? [`and ${names.length - MOST_NAMES} more`] : [])].join('; ')
