// What the tests of income-tax, dividend-tax and corporation-tax assert word for word, asserted in general of every calculator.
import { expect, it } from 'vitest'
import { placesCited } from '../../golden/code/citation.ts'
import { readNotCovered } from '../../golden/code/not-covered.ts'
import { readGolden } from '../../golden/code/read-golden.ts'
import type { Calculator } from '../calculator.ts'
import { type Decimal, ONE_HUNDRED, ZERO } from '../money/decimal.ts'
import type { BandTable, Result } from '../result/result.ts'
import type { Step } from '../result/step.ts'
import { calculatorNamed, SLUGS } from './calculators.ts'
import { evaluateFormula } from './formula.ts'
import { goldenResults } from './golden-results.ts'
import { valueOf } from './operands.ts'
import { repeated } from './repeated.ts'

const NAME = /^[A-Z(].*[^\s.]$/
const KEBAB_CASE = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

/** What steps cite and no golden row does. */
const NOT_IN_GOLDEN = 'ITA 2007 ss.23 and 25; ITEPA 2003 ss.61N and 133; CTA 2010 s.1172; FA 2004 s.189; VATA 1994 s.19'

/** Each section in a citation with its Act, without subsections: `TMA 1970 ss.59A(1) and 59B` has `TMA 1970 s.59A` and `TMA 1970 s.59B`. */
const sectionsIn = (citation: string): string[] => placesCited(citation).flatMap(({ whole }) => whole)

const sum = (amounts: readonly Decimal[]) => amounts.reduce((total, amount) => total.plus(amount), ZERO)

/** Whether the bands of a step share out its amount, and their charges add up to its value. */
function addsUp({ operands, value }: Step, { slices }: BandTable): boolean {
  const split = sum(slices.map(({ amount }) => amount))
  return split.equals(sum(Object.values(operands).map(valueOf))) && sum(slices.map(({ charge }) => charge)).equals(value)
}

/** Whether a step is what its formula comes to. A percentage of nothing is 0, where its formula would divide by 0. */
function comesTo({ formula, operands, unit, value }: Step): boolean {
  const worked = evaluateFormula(formula, Object.fromEntries(Object.entries(operands).map(([name, operand]) => [name, valueOf(operand)])))
  if (!worked.isFinite()) return unit === 'percent' && value.isZero()
  return value
    .minus(unit === 'percent' ? worked.times(ONE_HUNDRED) : worked)
    .abs()
    .lt('1e-40')
}

/** What is wrong with the working of a result. */
function faultsIn({ steps, bandTables }: Result, cited: ReadonlySet<string>): string[] {
  const ofStep = (step: Step) => {
    const { key, label, law, bandTable } = step
    const bands = bandTables.find((table) => table.key === bandTable)
    return [
      ...(key !== '' && NAME.test(label) ? [] : [`“${key}” is called “${label}”`]),
      ...(law === undefined ? [] : sectionsIn(law))
        .filter((section) => !cited.has(section))
        .map((section) => `${key} cites ${section}, and no golden row does: add it to a source, after “; ”`),
      ...((bands ? addsUp(step, bands) : comesTo(step)) ? [] : [`${key} is not what its working comes to`]),
    ]
  }
  return [
    ...steps.flatMap(ofStep),
    ...repeated(steps.map(({ label }) => label)).map((label) => `two steps are called “${label}”`),
    ...repeated(steps.map(({ key }) => key)).map((key) => `two steps have the key ${key}`),
    ...bandTables
      .filter(({ title, slices }) => !NAME.test(title) || slices.some(({ band }) => band.name === ''))
      .map(({ key }) => `${key} has no name`),
  ]
}

/** What is wrong with the names in a result. */
const misnamedIn = ({ rows, shares, notes, assumptions }: Result, { fields }: Calculator): string[] => [
  ...rows.filter(({ label }) => !NAME.test(label)).map(({ key }) => `${key} has no label`),
  ...shares
    .filter(({ key, label }) => label !== rows.find((row) => row.key === key)?.label)
    .map(({ key }) => `${key} is called otherwise in its row`),
  ...[...notes.map(({ key }) => key), ...assumptions.map(({ key }) => key)].filter((code) => KEBAB_CASE.exec(code)?.[0] !== code),
  ...repeated([...notes.map(({ key }) => key), ...assumptions.map(({ key }) => key)]),
  ...(assumptions.length > 0 ? [] : ['nothing is assumed']),
  ...assumptions.flatMap(({ field }) => (field === undefined || field in fields ? [] : [`there is no field ${field}`])),
]

const sources = SLUGS.flatMap((slug) => [...readGolden(slug), ...readNotCovered(slug)].map(({ source }) => source))
const cited = new Set([...new Set([NOT_IN_GOLDEN, ...sources])].flatMap(sectionsIn))

/** Tests the working of every golden row of a calculator, and the names in its result. */
export function itsGoldenSteps(slug: string): void {
  it('has steps with names of their own, laws that golden rows cite, and a formula or bands that come to their value', async () => {
    const faults = (await goldenResults(slug)).flatMap(({ result }) => faultsIn(result, cited))
    expect([...new Set(faults)]).toEqual([])
  })

  it('goes by its own name, and gives its fields, rows, notes and assumptions a name, each once', async () => {
    const calculator = await calculatorNamed(slug)
    expect(calculator.slug).toBe(slug)
    const faults = (await goldenResults(slug)).flatMap(({ told, result }) =>
      misnamedIn(result, calculator).map((fault) => `${told}: ${fault}`),
    )
    expect(faults).toEqual([])
    expect(Object.values(calculator.fields).filter(({ label }) => !NAME.test(label))).toEqual([])
  })
}
