import type { Calculator } from '../../engine/calculator.ts'
import { outputsOf } from '../../engine/explain/outputs-of.ts'
import { taxYear } from '../../engine/inputs/common-fields.ts'
import type { Field, Fields } from '../../engine/inputs/field.ts'
import { fieldsIn } from '../../engine/inputs/fields-in-year.ts'
import { parserOf, schemaOf } from '../../engine/inputs/parse.ts'
import { columnNote } from '../../engine/people/column-notes.ts'
import { defaultTaxYear } from '../../engine/rates/generated/tax-years.ts'
import type { TaxYear } from '../../engine/rates/rates-at.ts'
import { aligned } from '../lib/aligned.ts'

/** The columns of a calculator’s table, in the tax year asked for or the default: the inputs, with what may be in them, and the results. */
export function columnHelp(calculator: Calculator, asked: TaxYear | undefined): string {
  const { slug, fields } = calculator
  const year = asked ?? defaultTaxYear
  const every: Fields = fieldsIn({ taxYear, ...fields }, year)
  const parse = parserOf(schemaOf(every))
  const inputs = Object.entries(every).map(([name, field]) => {
    // What a cell must be is what the refusal of a wrong one says.
    const [issue] = parse({ [name]: '?' }, year).issues ?? []
    const blank = name === 'taxYear' && asked === undefined ? yearOfBlank(fields) : blankOf(field)
    const note = columnNote(name, field)
    return [
      name,
      note === '' ? field.label : `${field.label} (${note})`,
      blank,
      issue ? expectedOf(field, issue.expected, year) : 'any text, which no figure depends on',
    ]
  })
  return `npm run -s calc -- ${slug} [--year 2026-27]

The columns of ${slug} in ${year}, ${asked === undefined ? 'the default of rates/tax-years.yaml' : 'the year that --year asks for'}. No input is required.

${indented(aligned([['input', 'what it is', 'if blank', 'must be'], ...inputs]))}

The results. Amounts are in pounds, and 20% is 20.00.

${indented(
  outputsOf(calculator)
    .map((name) => `out.${name}`)
    .join('\n'),
)}

npm run -s calc -- --help says which other columns a table may have, and what else calc does.`
}

const indented = (lines: string) => lines.replaceAll(/^/gm, '  ')

/** What a blank means as the tax year where the command does not say it: a day among the inputs decides. */
function yearOfBlank(fields: Fields): string {
  const day = Object.keys(fields).find((name) => fields[name]?.kind === 'date')
  return day === undefined ? defaultTaxYear : `the year of ${day}, or ${defaultTaxYear}`
}

function blankOf(field: Field): string {
  if (field.kind === 'percent') return '0'
  if (field.kind === 'number' && field.blankInWords !== undefined) return field.blankInWords
  const { blank = '0' } = field
  return blank === 'unknown' ? 'not given' : String(blank)
}

function expectedOf(field: Field, expected: string, year: TaxYear): string {
  if (field.kind === 'date') return `a day of the tax year: from ${field.first} to ${field.last} in ${year}`
  if (field.kind !== 'number' || field.unit === undefined || expected.includes(field.unit)) return expected
  return `${expected} (${field.unit})`
}
