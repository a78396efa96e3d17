import { useMemo } from 'react'
import type { Margin } from '#engine/calculator.ts'
import type { Edge } from '#engine/explain/edges.ts'
import { type Marginal, marginal } from '#engine/explain/marginal.ts'
import { asOneLedger, differenceOf, type MarginalLine } from '#engine/explain/marginal-lines.ts'
import { inYears } from '#engine/inputs/yearly-pay.ts'
import { type Decimal, ONE_HUNDRED } from '#engine/money/decimal.ts'
import type { AnsweredForm } from '../../form/answer.ts'
import { capitalised, money, pounds, poundsAndPence } from '../../text/format.ts'
import { FiguresTable } from '../figures-table.tsx'
import { cliffWords, edgeName, edgeWords, inPence, leadWords, restoredWords } from './marginal-words.ts'

/** What £100 more income does, line by line, and the nearest incomes at which that changes. */
export default function MarginalView({ calculator, fields, result, inputs }: AnsweredForm) {
  const { ruleSet, taxYear } = result
  const told = useMemo(() => marginal(calculator, inputs, { ruleSet, taxYear }), [calculator, inputs, ruleSet, taxYear])
  const { margin: about } = calculator
  const entered = inYears(calculator.fields, inputs) === inputs ? 'you entered' : 'your pay comes to in a year'
  if (!told || !about) return <p>We cannot work this out, because one of your answers is zero.</p>
  return (
    <div className="marginal-view">
      <p>{leadWords(told, result, fields, about)}</p>
      <MarginalTable told={told} about={about} />
      <dl className="edges">
        <EdgeDetail term="Next change as the amount rises" edge={told.above} way="more" told={told} about={about} entered={entered}>
          {!told.above && 'None: it stays the same, however high the amount.'}
        </EdgeDetail>
        <EdgeDetail term="Next change as the amount falls" edge={told.below} way="less" told={told} about={about} entered={entered}>
          {!told.below && 'None: it is the same from the first pound. '}
          {told.restoredBy && restoredWords(told.restoredBy)}
        </EdgeDetail>
      </dl>
    </div>
  )
}

interface EdgeDetailProps {
  readonly term: string
  readonly edge: Edge | undefined
  readonly way: 'more' | 'less'
  readonly told: Marginal
  readonly about: Margin
  /** What the income is compared as. */
  readonly entered: string
  readonly children: React.ReactNode
}

function EdgeDetail({ term, edge, way, told, about, entered, children }: EdgeDetailProps) {
  return (
    <div data-edge={way}>
      <dt>{term}</dt>
      <dd>
        {edge && (
          <>
            {capitalised(edgeWords(edge) || 'each extra pound has a different effect')} above <b>{edgeName(edge, about)}</b>,{' '}
            {edge.distance.isZero() ? `which is what ${entered}` : `which is ${money(edge.distance)} ${way} than ${entered}`}.{' '}
          </>
        )}
        {edge?.jump && <strong className="cliff">{cliffWords(told, edge, edge.jump)} </strong>}
        {children}
      </dd>
    </div>
  )
}

interface RateColumn {
  readonly heading: string
  readonly lines: readonly MarginalLine[]
}

/** What £100 more does to each line: here, and beyond the nearest edge on each side. */
function MarginalTable({ told: { lines, below, above }, about }: { told: Marginal; about: Margin }) {
  const now = { heading: `Your next ${money(ONE_HUNDRED)}`, lines: inPence(lines) }
  const columns: RateColumn[] = [
    ...(below?.beyond ? [{ heading: `The ${money(ONE_HUNDRED)} below ${edgeName(below, about)}`, lines: inPence(below.beyond) }] : []),
    now,
    ...(above?.beyond ? [{ heading: `The ${money(ONE_HUNDRED)} above ${edgeName(above, about)}`, lines: inPence(above.beyond) }] : []),
  ]
  const rows = rowsOf(columns)
  if (rows.length === 0) return null
  const isWhole = rows.every((row) => columns.every((column) => amountIn(column, row).isInteger()))
  const written = isWhole ? pounds : poundsAndPence
  const figure = (column: RateColumn, row: MarginalLine) => {
    const text = written(row.isDeduction ? amountIn(column, row).negated() : amountIn(column, row))
    return column === now ? <b>{text}</b> : text
  }
  return (
    <FiguresTable
      caption={`Where another ${money(ONE_HUNDRED)} goes`}
      headings={['Line', ...columns.map(({ heading }) => heading)]}
      rows={rows.map((row) => ({ name: row.label, figures: columns.map((column) => figure(column, row)) }))}
    />
  )
}

const amountIn = ({ lines }: RateColumn, { key }: MarginalLine): Decimal => differenceOf(lines, key)

/** The lines of the sum that move, in the ledger’s order. If they move alike on every side, also the other lines that tell the sides apart. */
function rowsOf(columns: readonly RateColumn[]): MarginalLine[] {
  // The side with the most lines comes first, because its total is named after everything in it.
  const ledgers = columns.map(({ lines }) => lines).sort((a, b) => b.length - a.length)
  const rows = asOneLedger(ledgers)
  const amountsOf = (row: MarginalLine) => columns.map((column) => amountIn(column, row))
  const moves = (row: MarginalLine) => amountsOf(row).some((amount) => !amount.isZero())
  const differs = (row: MarginalLine) => new Set(amountsOf(row).map((amount) => amount.toFixed())).size > 1
  const inSum = rows.filter((row) => row.isInSum && moves(row))
  return inSum.some(differs) ? inSum : rows.filter((row) => inSum.includes(row) || differs(row))
}
