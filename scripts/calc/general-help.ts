import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { calculatorSlugs } from '../lib/calculators.ts'
import { RATES_FOLDER } from '../rates/compile.ts'
import { readYaml } from '../rates/read-yaml.ts'
import type { TaxYears } from '../rates/tables.ts'

/** How to use `calc`, whatever the calculator. It reads only the tax years, so it can be printed while a table is wrong. */
export const generalHelp = (): string => `npm run -s calc -- <slug> [--year 2026-27] [--rules statute|constants|text]
  [--explain <rule set or tax year> | --working] [--solve <result>=<amount> --for <input>] [--json] [--keep-going]
  [--map <column>=<input>]… [--ignore-unknown] [--totals skip|keep] [--sheet <name>]
npm run -s calc -- <slug> --in people.csv > results.csv
npm run -s calc -- <slug> --in people.parquet --out results.parquet [--year 2026-27] [--rules statute|constants|text] [--keep-going]
npm run -s calc -- <slug> --help | --schema [--year 2026-27]

--help after a calculator lists its columns: what each one is, what may be in it and what a blank cell means. --schema prints the same for
programs, as JSON Schema, with the record of a calculation that the site hands out.

Reads a table on stdin or in the file of --in, a CSV or an Excel file (.xlsx), and writes it to stdout as a CSV with the results as out.field.
The first line names the columns, with one for each input field: annualSalary, in.annualSalary or, as the form calls it, Annual Salary. A
blank cell means the default, and so does a column that is not there. Cells may be as people write them: £38,000, 38k, Yes, Plan 2,
Scotland, 31/10/2024. A dash and nil are nothing, and n/a is blank. A row of blanks is left out, but counts in the numbers of the rows, which
are those of a spreadsheet: the header is row 1. Columns that say who a row is about (name, client, ref, utr …), case, id,
source, working and note, and any that start with out. or x-, pass through; a result replaces a column of the same name. A cell that would
be a formula, such as =1+1, comes out with an apostrophe in front.

A column taxYear says which tax year each row is about: 2026-27, 2026/27, 26/27, 2026/2027, or its last day. A blank cell means the year of
--year and comes out as that year. A day, such as disposalDate, must be in the year; where nothing else says the year, the day decides it.
A column rules is refused if any row fills it in, because --rules chooses for the whole table.

  --year        the tax year of rows that do not name their own (without it, ${defaultYear()}, the default of rates/tax-years.yaml)
  --rules       the rule set (default: statute). The others are what the specification says of 2024-25 and, of cars and pension allowances,
                of 2022-23 and 2023-24 too; rows about other years are refused
  --explain     instead of the results, says why the main figure is different in another tax year (--explain 2025-26) or under another rule
                set (--explain constants). Each reading that matters has a line with out.entry, out.title, out.from, out.to and out.amount
                in pounds. The amounts add up to the difference, and out.field names the figure. A row with the same answer has one line
                without an entry. Where more than ten readings differ between two years, there is a line for each table instead
  --working     instead of the results, says how they come about. Each step of the working has a line with out.step, out.label, out.value,
                out.unit, out.formula in words, and out.law
  --solve       with --for, fills in an input so that a result is what you want, to the penny: --solve netIncome=30000 --for annualSalary.
                That column is blank in the table, or not there. Where several amounts give the result, it is the smallest. A row in which
                none does is refused, and hears which amounts come closest
  --map         says which input a column is: --map "Gross pay=annualSalary". Give it once for each column. Without it, a table with columns
                that are not known is refused, and hears which inputs they most likely are
  --ignore-unknown
                lets columns that are not known pass through. stderr names them, and says which of them hold amounts
  --totals      leaves out rows of totals (skip) or takes them for people (keep). Without it they are refused
  --sheet       the sheet of an Excel file that has several
  --json        JSON lines in and out instead of CSV
  --keep-going  gives a bad row an error column and carries on with the rest. The exit status is then 2, and stderr says how many were bad

--in and --out read a Parquet file and write another, with DuckDB. If that is not installed, the command says how to install it. The results
have the rows of the table in their order, with its columns and then out.field. All rows are about one tax year: one whose taxYear or day is
in another year cannot be calculated. Columns that are not inputs are copied, and stderr names those that are not known. The names of inputs
have no in. in front, and there is no column ignored. Rows that cannot be calculated are in results.faults.parquet, each with its row, its
columns and the fault. If there are any, results.parquet is not written; with --keep-going it is, and they have no results. Files of these
names are replaced, and an older results.faults.parquet is removed. A column named fault is refused, because the query needs the name.

Where an input of a row is not used, such as the electric range of a petrol car, the last column, ignored, names it. Only calculators that
can ignore an input have the column. The exit status is 0 if every row was calculated, and 1 if the command stopped. A table without the
column that its calculator is about, such as annualSalary, is calculated too, and stderr says so.

Calculators: ${calculatorSlugs().join(', ')}`

function defaultYear(): string {
  const file = 'tax-years.yaml'
  const { data } = readYaml(`rates/${file}`, readFileSync(join(RATES_FOLDER, file), 'utf8'))
  return (data as TaxYears).default
}
