import { parse } from 'csv-parse/sync'
import { type GoldenCells, goldenRow, isAmount, parseCells } from '../../golden/code/parse-golden.ts'
import { plainCell, tidyCell } from '../../golden/code/spreadsheet-cell.ts'
import { evaluateWorking } from '../../golden/code/working.ts'
import { csvText } from '../lib/csv.ts'
import { basisOf } from './sources.ts'

/** What to replace in the workings before they are worked out again, and in which rows: by default nothing, in every row. */
export interface Rework {
  /** A figure as the workings write it, `8%`, and its replacement. It never matches part of a longer figure, such as 18%. */
  readonly replace?: { readonly old: string; readonly by: string }
  /** The names of the clauses to replace it in; all if left out. */
  readonly clauses?: readonly string[]
  /** Change only rows for this rule set. If a row also holds under others, a copy of the row keeps the old figures for those. */
  readonly ruleSet?: string
  /** Change only rows for this tax year. */
  readonly taxYear?: string
}

/**
 * Works out the rows of a golden file again: each clause of a working in exact fractions, without the engine, and each `out.` column from
 * the clause of the same name. A row is left alone if an amount has no clause of its name, or if its working cannot be read.
 */
export function reworkGolden(text: string, rework: Rework) {
  const [columns = []] = parse(text, { bom: true, to: 1 })
  const written = parseCells(text)
  /** A line for each row that changed: `row 26 "Employee: £40,000": employeeNI 2194.40 → 1920.10`. */
  const changed: string[] = []
  /** A line for each row that should change but was left alone, with the reason. */
  const left: string[] = []
  /** The row numbers of changed rows that cite a published example, which printed the old figures. */
  const cited: number[] = []
  /** The row numbers of changed rows whose name has the old figure. */
  const named: number[] = []
  const names = new Set(written.map((cells) => cells['case']))
  const cells = written.flatMap((before, index): GoldenCells[] => {
    const row = goldenRow(before, index + 2)
    const { ruleSet, taxYear } = rework
    if ((ruleSet !== undefined && !row.rules.includes(ruleSet)) || (taxYear !== undefined && row.taxYear !== taxYear)) return [before]
    const place = `row ${row.line} "${row.case}"`
    const worked = workedOut(row.working, rework)
    const unnamed = Object.keys(row.out).filter((name) => isAmount(row.out[name]) && !worked.amounts.has(name))
    const after: Record<string, string> = { ...before, working: worked.text }
    for (const [name, amount] of worked.amounts) {
      if (isAmount(row.out[name])) after[`out.${name}`] = tidyCell(`out.${name}`, amount)
    }
    const moved = Object.keys(row.out).flatMap((name) => {
      const now = plainCell(after[`out.${name}`] ?? '')
      return isAmount(row.out[name]) && now !== row.out[name] ? [`${name} ${row.out[name]} → ${now}`] : []
    })
    if (worked.text === row.working && moved.length === 0 && worked.fault === undefined) return [before]
    const others = ruleSet === undefined ? [] : row.rules.filter((name) => name !== ruleSet)
    const otherName = `${others.join(' and ')}: ${row.case}`.replace(/^./, (letter) => letter.toUpperCase())
    const fault =
      worked.fault ??
      (unnamed.length > 0 ? `its working has no clause named ${unnamed.join(', ')}` : undefined) ??
      (others.length > 0 && names.has(otherName) ? `there is a row "${otherName}" already to keep ${others.join(' and ')}` : undefined)
    if (fault !== undefined) {
      left.push(`${place}: ${fault}`)
      return [before]
    }
    changed.push(`${place}: ${moved.length === 0 ? 'its working alone' : moved.join(', ')}`)
    if (basisOf(row) === 'published') cited.push(row.line)
    if (rework.replace && figureIn(rework.replace.old).test(row.case)) named.push(row.line)
    if (ruleSet === undefined || others.length === 0) return [after]
    names.add(otherName)
    return [
      { ...after, rules: ruleSet },
      { ...before, case: otherName, rules: others.join('+') },
    ]
  })
  return { text: csvText([columns, ...cells.map((row) => columns.map((column) => row[column] ?? ''))]), changed, left, cited, named }
}

/** A figure as a whole: 8% is not in 18%, 8.5% or 8. */
const figureIn = (figure: string) => new RegExp(`(?<![\\w.])${figure.replaceAll('.', '\\.')}(?![\\w.%])`, 'g')
const CLAUSE = /^(\w+): (.+) = (-?\d+\.\d\d)$/

/** The working with a figure replaced and the result of every clause brought up to date, and those results by name. */
function workedOut(working: string, { replace, clauses }: Rework) {
  const places: string[] = []
  const replaced = working.split('; ').map((clause) => {
    const [, name = '', expression = '', claimed] = CLAUSE.exec(clause.trim()) ?? []
    if (!replace || claimed === undefined || (clauses && !clauses.includes(name))) return clause
    const pattern = figureIn(replace.old)
    places.push(...(expression.match(pattern) ?? []).map(() => name))
    return `${name}: ${expression.replace(pattern, replace.by)} = ${claimed}`
  })
  // Nothing in a working says which law a figure is from.
  if (replace && places.length > 1) {
    const told = `${replace.old} stands in ${places.length} places (${places.join(', ')}), which may be different figures`
    const remedy = clauses?.length === 1 ? 'edit the working by hand' : 'name one clause with --clause, or edit the working by hand'
    return { text: working, amounts: new Map<string, string>(), fault: `${told}; ${remedy}` }
  }
  const amounts = new Map<string, string>()
  try {
    const text = evaluateWorking(replaced.join('; ')).map(({ name, rounded }, index) => {
      amounts.set(name, rounded)
      return (replaced[index] ?? '').trim().replace(/-?\d+\.\d\d$/, rounded)
    })
    return { text: text.join('; '), amounts }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { text: working, amounts, fault: error.message }
  }
}
