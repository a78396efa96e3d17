import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkRates } from '../check-rates.ts'
import { RATES_FOLDER } from '../compile.ts'
import { describeProblem } from '../problem.ts'
import { readRates } from '../read-rates.ts'
import { tableName } from '../tables.ts'
import { copyOfRates, DAY, makeMistake, removeCopy } from '../tests/mistake.ts'
import { KINDS as OF_FIGURES, type Slip } from '../tests/slips.ts'
import { UNREAD } from '../tests/unread-slips.ts'
import { usesInCode } from '../uses.ts'

const asked = usesInCode(Object.keys(readRates(RATES_FOLDER).tables).map(tableName))

const KINDS = { ...OF_FIGURES, ...UNREAD }

let folder = ''
beforeAll(() => {
  folder = copyOfRates()
})
afterAll(() => removeCopy(folder))

const nameOf = ({ file, at }: Slip) => `${file} ${at}`

/** Twenty slips at random entries, at different ones if there are enough. */
function twentyOf(all: readonly Slip[]): Slip[] {
  const byEntry = [...new Set(all.map(nameOf))].map((name) => all.filter((slip) => nameOf(slip) === name))
  const everyEntry = { minLength: byEntry.length, maxLength: byEntry.length }
  const drawn = fc.tuple(fc.shuffledSubarray(byEntry, everyEntry), fc.array(fc.nat(), { minLength: 20, maxLength: 20 }))
  const [[entries, choices] = [[], []]] = fc.sample(drawn, 1)
  return choices.flatMap((choice, index) => {
    const slips = entries[index % entries.length] ?? []
    return slips[choice % slips.length] ?? []
  })
}

describe.each(Object.entries(KINDS))('%s is reported at its place, with what to write', (_, all) => {
  it.each(twentyOf(all))('in $file at $at: "$written"', ({ at, says, also, ...slip }) => {
    try {
      if (also) makeMistake(folder, also)
      const place = makeMistake(folder, slip)
      const { errors } = checkRates(folder, new Date(DAY), asked)
      const [there, elsewhere] = [true, false].map((is) =>
        errors.filter(({ file, line, column }) => (place === `${file}:${line}:${column}`) === is),
      )
      expect(there?.map(({ message }) => message)).toEqual([typeof says === 'string' ? says : expect.stringMatching(says)])
      // Nothing else is reported except what follows from it: a reference to the old name, the other swapped figure out of order, or a last
      // day that is now before the first.
      const follows = [
        `there is no entry ${at} in this table`,
        'when the value starts; write the last day',
        ...(also ? [`${also.entry}, which is`, `${also.entry}: `] : []),
      ]
      expect(elsewhere?.map(describeProblem).filter((told) => !follows.some((words) => told.includes(words)))).toEqual([])
    } finally {
      copyFileSync(join(RATES_FOLDER, slip.file), join(folder, slip.file))
    }
  })
})

it('twenty of each kind are drawn, and without them nothing is wrong', () => {
  expect(Object.entries(KINDS).map(([kind, all]) => [kind, twentyOf(all).length])).toEqual(Object.keys(KINDS).map((kind) => [kind, 20]))
  expect(checkRates(folder, new Date(DAY), asked)).toMatchObject({ errors: [], warnings: [] })
})
