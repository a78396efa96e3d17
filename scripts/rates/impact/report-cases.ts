import { date } from '../../../web/text/dates.ts'
import { poundsAndPence } from '../../../web/text/format.ts'
import type { Block, Cell } from './document.ts'
import type { GoldenChanges } from './golden-changes.ts'
import type { Impact } from './impact.ts'
import { count, differenceText, fieldWords, heading, list, nameIn, nameOf, paragraph, valueText } from './report-words.ts'

const MOST_CASES = 5
const MOST_NAMES = 30

/** What was edited, entry by entry. */
export function editBlocks({ edits, settings }: Impact): Block[] {
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
export function askedBlocks({ incomes, ruleSet }: Impact): Block[] {
  const rows = incomes.flatMap(({ slug, taxYear, income, asked: { headline, points } }) =>
    points.map(({ income: amount, before, after }): Cell[] => [
      { text: nameIn({ slug, taxYear }), hint: `${income} ${poundsAndPence(amount)}` },
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

/** The golden cases with a different answer. */
export function goldenBlocks({ golden, untouched }: Impact): Block[] {
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
        'No longer agrees with the row: the answer was what golden/<calculator>.csv, or golden/left-out, expects, but is not now, so work the row out again. ' +
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
export function heldBlocks({ golden, held }: Impact): Block[] {
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
