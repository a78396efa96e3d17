import { withoutInvisible } from '../../inputs/without-invisible.ts'
import { plain } from '../plain.ts'
import { BROKERS, type ColumnRole, type Format, OWN } from './formats.ts'
import { currencyNamed } from './read-number.ts'

/** A column, or two whose cells are joined. */
export interface Column {
  readonly places: readonly number[]
  readonly name: string
  /** The currency that its name says, as in `Amount (£)`. */
  readonly unit?: string
}

/** Where a table has what. */
export interface Layout {
  readonly format: Format
  /** The row of its header, counted from 0. */
  readonly header: number
  /** The cells of its header. */
  readonly names: readonly string[]
  readonly at: ReadonlyMap<ColumnRole, readonly Column[]>
  readonly atFor: readonly { readonly action: RegExp; readonly at: ReadonlyMap<ColumnRole, readonly Column[]> }[]
  readonly fees: readonly { readonly column: Column; readonly currency: Column | undefined }[]
}

/** The tables that a file has, one below another, or what is wrong with it. */
export type Recognised = { readonly tables: readonly Layout[] } | { readonly row: number; readonly wrong: string }

/** How many lines may stand above the header. */
const MOST_LINES_ABOVE = 100
type Header = readonly string[]

const SECTIONS = new Set(BROKERS.flatMap(({ section }) => section ?? []))
const trimmed = (cell = '') => withoutInvisible(cell).trim()

/** The tables in the rows of a file, by their headers. */
export function recognise(rows: readonly Header[]): Recognised {
  for (const [index, header] of rows.entries()) {
    // A statement of sections may have many before the one that counts.
    const format = index < MOST_LINES_ABOVE || SECTIONS.has(trimmed(header[0])) ? brokerOf(header) : undefined
    if (format) return { tables: [layoutOf(format, header, index), ...tablesBelow(rows, index, format)] }
  }
  return ownTable(rows)
}

const brokerOf = (header: Header): Format | undefined => {
  const names = new Set(header.map(plain))
  return BROKERS.find(
    ({ header: wanted, section }) =>
      wanted.every((column) => column.split('|').some((name) => names.has(plain(name)))) && isOf(section, header),
  )
}

/** Whether a row is of a section, which its first cell names. */
const isOf = (section: string | undefined, [first = '']: Header) => section === undefined || trimmed(first) === section

/** Other headers below the first one, where a file has several tables of the same broker. */
function tablesBelow(rows: readonly Header[], first: number, { name, section }: Format): Layout[] {
  const others = BROKERS.filter((one) => one.name === name)
  if (section === undefined && others.length === 1) return []
  return rows.flatMap((header, index) => {
    if (index <= first || !isOf(section, header) || header.length < 4) return []
    const format = brokerOf(header)
    return format && others.includes(format) ? [layoutOf(format, header, index)] : []
  })
}

function layoutOf(format: Format, header: Header, row: number): Layout {
  const names = header.map(plain)
  const columnOf = (name: string): Column | undefined => {
    const places = name.split('+').map((part) => names.indexOf(plain(part)))
    return places.includes(-1) ? undefined : withUnit(places, places.map((place) => header[place]?.trim() ?? '').join(' and '))
  }
  const columnsOf = (columns: Format['columns']): Layout['at'] =>
    new Map(
      Object.entries(columns).map(([role, wanted]) => [role as ColumnRole, wanted.split('|').flatMap((name) => columnOf(name) ?? [])]),
    )
  return {
    format,
    header: row,
    names: header,
    at: columnsOf(format.columns),
    atFor: (format.columnsFor ?? []).map(({ action, columns }) => ({ action, at: columnsOf(columns) })),
    fees: (format.fees ?? []).flatMap(({ column, currency }) => {
      const found = columnOf(column)
      return found ? [{ column: found, currency: currency === undefined ? undefined : columnOf(currency) }] : []
    }),
  }
}

const UNIT = /(?:[([] ?(£|\$|€|US\$|[a-z]{3}|p|pence) ?[)\]]| in (£|\$|€|pence|pounds|[A-Z]{3})| (GBP|USD|EUR|GBX|£|\$|€))$/i

/** The name of a column without the currency that it says. */
export const withoutUnit = (name: string): string => name.replace(UNIT, '').trim()

function withUnit(places: readonly number[], name: string): Column {
  const [, ...units] = UNIT.exec(name) ?? []
  const unit = currencyNamed(units.find((one) => one !== undefined) ?? '')
  return unit === undefined ? { places, name } : { places, name, unit }
}

/** Roles of which our own table may have several columns: the first that is filled counts. */
const SEVERAL = new Set<ColumnRole>(['day', 'action', 'security', 'account', 'id', 'status', 'isin'])
const NEEDED: readonly (readonly [role: ColumnRole, name: string])[] = [
  ['day', 'Date'],
  ['security', 'Security'],
  ['quantity', 'Quantity'],
]

/** Whether a row has the names of the columns that a table of one’s own needs. */
export const isHeader = (cells: Header): boolean => {
  const { at } = ownLayout(cells, 0)
  return NEEDED.every(([role]) => at.has(role))
}

function ownTable(rows: readonly Header[]): Recognised {
  const layouts = rows.slice(0, MOST_LINES_ABOVE).map(ownLayout)
  const isWhole = ({ at }: Layout) => NEEDED.every(([role]) => at.has(role))
  const best =
    layouts.find(isWhole) ?? layouts.reduce<Layout | undefined>((most, one) => (one.at.size > (most?.at.size ?? 1) ? one : most), undefined)
  if (!best)
    return {
      row: Math.max(
        rows.findIndex((cells) => cells.some((cell) => cell.trim() !== '')),
        0,
      ),
      wrong: 'No column is recognised. The first row must name the columns, such as Date, Action, Security, Quantity, Price and Fees.',
    }
  const missing = NEEDED.flatMap(([role, name]) => (best.at.has(role) ? [] : [`“${name}”`]))
  if (missing.length > 0)
    return {
      row: best.header,
      wrong: `There is no column ${missing.join(' and no column ')}. ${missing.length === 1 ? 'Add it, or give that name to the column that has it' : 'Add them, or give those names to the columns that have them'}.`,
    }
  const twice = [...best.at].find(([role, columns]) => columns.length > 1 && !SEVERAL.has(role))
  if (!twice) return { tables: [best] }
  return {
    row: best.header,
    wrong: `The columns ${twice[1].map(({ name }) => `“${name}”`).join(' and ')} mean the same. Keep one of them.`,
  }
}

const namesOf = (columns: string) => [...new Set(columns.split('|').map(plain))]
const OWN_ROLES: readonly (readonly [ColumnRole, readonly string[]])[] = Object.entries(OWN.columns).map(([role, names]) => [
  role as ColumnRole,
  namesOf(names),
])
const OWN_FEES = (OWN.fees ?? []).map(({ column, currency = '' }) => ({ wanted: namesOf(column), currencies: namesOf(currency) }))

/** A column for the currency of all costs that have none of their own. */
const CURRENCY_OF_ALL_FEES = ['feecurrency', 'feescurrency']

function ownLayout(header: Header, row: number): Layout {
  const names = header.map((name) => {
    const bare = plain(withoutUnit(name))
    return bare === '' ? plain(name) : bare
  })
  const among = (wanted: readonly string[]) =>
    wanted.flatMap((name) =>
      names.flatMap((one, place) => (one === name && one !== '' ? [withUnit([place], header[place]?.trim() ?? '')] : [])),
    )
  const [feesCurrency] = among(CURRENCY_OF_ALL_FEES)
  return {
    format: OWN,
    header: row,
    names: header,
    at: new Map(
      OWN_ROLES.flatMap(([role, wanted]) => {
        const columns = among(wanted)
        return columns.length > 0 ? [[role, columns] as const] : []
      }),
    ),
    atFor: [],
    fees: OWN_FEES.flatMap(({ wanted, currencies }) =>
      among(wanted).map((column) => ({ column, currency: among(currencies)[0] ?? feesCurrency })),
    ),
  }
}
