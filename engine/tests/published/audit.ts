import { type Row, readCases } from './cases.ts'
import { disagreement } from './check.ts'
import { type Claim, cell, type Mapping } from './claim.ts'
import { EVERY_ROW, leavesOut, type NotUsed } from './not-used.ts'

/** What became of the rows of one case file, each fault in words. */
export interface Audit {
  /** Ids of the rows that are asserted, wholly or in part, by the confidence they are marked with. */
  readonly used: readonly { readonly caseId: string; readonly confidence: string }[]
  readonly wrong: readonly string[]
  readonly unaccounted: readonly string[]
  readonly listedInVain: readonly string[]
}

/** Holds every row of a file to its mapping and to the list of what is not used. */
export function audit(mapping: Mapping, notUsed: readonly NotUsed[]): Audit {
  const rows = readCases(mapping.file)
  const entries = notUsed.filter(({ file }) => file === mapping.file)
  const audited = rows.map((row) => auditRow(row, mapping.claims(row, rows), printedColumns(row, mapping), entries))
  return {
    used: audited.flatMap(({ isUsed }, index) => (isUsed ? [nameOf(rows[index] ?? {})] : [])),
    wrong: audited.flatMap(({ wrong }) => wrong),
    unaccounted: audited.flatMap(({ unaccounted }) => unaccounted),
    listedInVain: [
      ...audited.flatMap(({ agreeing }) => agreeing),
      ...entries.filter((entry) => !rows.some((row) => isAbout(entry, row, mapping))).map(({ place }) => `${place}: there is no such row`),
    ],
  }
}

const nameOf = (row: Row) => ({ caseId: cell(row, 'case_id'), confidence: cell(row, 'confidence') })

function auditRow(row: Row, claims: readonly Claim[], printed: readonly string[], entries: readonly NotUsed[]) {
  const { caseId } = nameOf(row)
  const isListed = (column: string) => entries.some((entry) => leavesOut(entry, caseId, column))
  const asserted = claims.filter(({ column }) => !isListed(column))
  const described = ({ column, question }: Claim, found: string) => `${caseId} ${column} by ${question.slug}: ${found}`
  const wrong = asserted.flatMap((claim) => {
    const found = disagreement(claim)
    return found === undefined ? [] : [described(claim, found)]
  })
  const unaccounted = printed
    .filter((column) => !isListed(column) && !asserted.some((claim) => claim.column === column))
    .map((column) => `${caseId} ${column}: neither asserted nor listed`)
  const isRowListed = entries.some((entry) => entry.case === caseId)
  if (asserted.length === 0 && !isRowListed) unaccounted.push(`${caseId}: neither asserted nor listed by name`)
  return { isUsed: asserted.length > 0, wrong, unaccounted, agreeing: listedAlthoughAgreeing(claims, caseId, entries) }
}

/** Entries that leave out what the engine comes to: a whole row that agrees in all it can be asked, a column that agrees. */
function listedAlthoughAgreeing(claims: readonly Claim[], caseId: string, entries: readonly NotUsed[]): string[] {
  return entries.flatMap(({ place, case: listed, columns }) => {
    if (listed !== caseId && listed !== EVERY_ROW) return []
    if (columns.length === 0) return agrees(claims) ? [`${place}: ${caseId} agrees`] : []
    const agreeing = columns.filter((name) => agrees(claims.filter(({ column }) => column === name)))
    return agreeing.map((column) => `${place}: ${caseId} ${column} agrees`)
  })
}

const agrees = (claims: readonly Claim[]) => claims.length > 0 && claims.every((claim) => disagreement(claim) === undefined)

/** The columns in which a row prints a figure. */
const printedColumns = (row: Row, { alsoPrinted = [] }: Mapping): string[] =>
  Object.keys(row).filter((column) => (column.startsWith('expected_') || alsoPrinted.includes(column)) && cell(row, column) !== '')

/** Whether an entry leaves anything of the row out, or stands for a row that prints nothing. */
const isAbout = (entry: NotUsed, row: Row, mapping: Mapping): boolean => {
  const { caseId } = nameOf(row)
  const printed = printedColumns(row, mapping)
  return printed.length === 0
    ? entry.case === caseId
    : entry.columns.every((column) => column in row) && printed.some((column) => leavesOut(entry, caseId, column))
}
