import { Decimal } from '../../../engine/money/decimal.ts'
import type { CellResult, LaidOut } from '../sheets/sheet.ts'

type Value = number | string | boolean

/**
 * Works out the formulas of a workbook in binary fractions, as a spreadsheet does, for tests that cannot wait for LibreOffice. It knows the
 * few functions that workbooks use, and shares nothing with the code that writes them.
 */
export class Spreadsheet {
  readonly #cells = new Map<string, { readonly sheet: string; readonly content: unknown; readonly isFormula: boolean }>()
  readonly #names = new Map<string, string>()
  readonly #known = new Map<string, Value>()

  /** `typed` has the numbers that were typed into named cells in place of their own. */
  constructor(sheets: readonly LaidOut[], typed: Readonly<Record<string, number>> = {}) {
    for (const { title, rows, names } of sheets) {
      for (const [index, row] of rows.entries()) {
        for (const [column, cell] of row.entries()) {
          if (!cell || typeof cell !== 'object' || !('value' in cell)) continue
          const address = `${title}!${String.fromCharCode(65 + column)}${index + 1}`
          this.#cells.set(address, { sheet: title, content: cell.value, isFormula: 'type' in cell && cell.type === 'Formula' })
        }
      }
      for (const [name, address] of names) this.#names.set(name, `${title}!${address}`)
    }
    for (const [name, value] of Object.entries(typed)) this.#known.set(this.#names.get(name) ?? name, value)
  }

  /** The value of a named cell. @throws RangeError if there is none, or a formula names a cell that is not there. */
  of(name: string): Value {
    const address = this.#names.get(name)
    if (address === undefined) throw new RangeError(`no cell is named ${name}`)
    return this.#at(address)
  }

  #at(address: string): Value {
    let value = this.#known.get(address)
    if (value === undefined) {
      const cell = this.#cells.get(address)
      if (!cell) throw new RangeError(`${address} is empty`)
      value = cell.isFormula ? this.#evaluate(String(cell.content), cell.sheet) : (cell.content as Value)
      this.#known.set(address, value)
    }
    return value
  }

  #evaluate(formula: string, sheet: string): Value {
    const tokens = formula.match(/"(?:[^"]|"")*"|[A-Za-z_]\w*|[\d.]+|<>|>=|<=|\S/g) ?? []
    let next = 0
    const take = (token: string) => tokens[next] === token && ++next > 0
    const reference = (name: string): Value => (this.#names.has(name) ? this.of(name) : this.#at(`${sheet}!${name}`))

    const call = (name: string): Value => {
      const values: Value[] = []
      while (!take(')')) {
        if (take(':')) values.push(...this.#between(tokens[next - 2] ?? '', tokens[next++] ?? '', sheet))
        else if (!take(',')) values.push(comparison())
      }
      const of = FUNCTIONS[name]
      if (!of) throw new RangeError(`${name} is no function that workbooks use`)
      return of(values)
    }
    const factor = (): Value => {
      if (take('-')) return -Number(factor())
      if (take('(')) {
        const inner = comparison()
        next++
        return inner
      }
      const token = tokens[next++] ?? ''
      if (token.startsWith('"')) return token.slice(1, -1).replaceAll('""', '"')
      if (/^[\d.]/.test(token)) return Number(token)
      return token === 'TRUE' || token === 'FALSE' ? token === 'TRUE' : take('(') ? call(token) : reference(token)
    }
    const product = (): Value => {
      let value = factor()
      while (tokens[next] === '*' || tokens[next] === '/')
        value = tokens[next++] === '*' ? Number(value) * Number(factor()) : Number(value) / Number(factor())
      return value
    }
    const sum = (): Value => {
      let value = product()
      while (tokens[next] === '+' || tokens[next] === '-')
        value = tokens[next++] === '+' ? Number(value) + Number(product()) : Number(value) - Number(product())
      return value
    }
    const comparison = (): Value => {
      const left = sum()
      const compare = COMPARISONS[tokens[next] ?? '']
      if (!compare) return left
      next++
      return compare(left, sum())
    }
    return comparison()
  }

  /** The cells of one column after the first, which has been read, down to the last. */
  #between(first: string, last: string, sheet: string): Value[] {
    const [from, to] = [first, last].map((address) => Number(address.slice(1)))
    return Array.from({ length: (to ?? 0) - (from ?? 0) }, (_, index) => this.#at(`${sheet}!${first.charAt(0)}${(from ?? 0) + index + 1}`))
  }
}

const rounded = ([value, places]: readonly Value[], how: 0 | 1 | 4): number =>
  new Decimal(Number(value)).toDecimalPlaces(Number(places), how).toNumber()

const FUNCTIONS: Readonly<Record<string, (values: readonly Value[]) => Value>> = {
  IF: ([test, holding, otherwise]) => (test === true ? holding : otherwise) ?? 0,
  AND: (values) => values.every((value) => value === true),
  OR: (values) => values.some((value) => value === true),
  // A text in a range does not count.
  MIN: (values) => Math.min(...values.filter((value) => typeof value === 'number')),
  MAX: (values) => Math.max(...values.map(Number)),
  SUM: (values) => values.reduce<number>((total, value) => total + Number(value), 0),
  ROUND: (values) => rounded(values, Decimal.ROUND_HALF_UP),
  ROUNDUP: (values) => rounded(values, Decimal.ROUND_UP),
  ROUNDDOWN: (values) => rounded(values, Decimal.ROUND_DOWN),
  INT: ([value]) => Math.floor(Number(value)),
}

const COMPARISONS: Readonly<Record<string, (left: Value, right: Value) => boolean>> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '=': (left, right) => left === right,
  '<>': (left, right) => left !== right,
}

/** A result of the engine as a spreadsheet has it. */
export const asCell = (result: CellResult): Value => (result instanceof Decimal ? result.toNumber() : result)
