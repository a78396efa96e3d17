import { evaluateWorking } from '../../engine/tests/working.ts'
import type { GoldenRow } from './parse-golden.ts'

/** What is wrong with the working of a golden row: a clause that does not come to its claim, a figure that no clause comes to. */
export function workingFaults({ working, out }: Pick<GoldenRow, 'working' | 'out'>): string[] {
  try {
    const clauses = evaluateWorking(working)
    const claims = clauses
      .filter(({ claimed, rounded }) => claimed !== rounded)
      .map(({ name, claimed, rounded }) => `${name} works out to ${rounded}, not ${claimed}`)
    const figures = Object.entries(out)
      .filter(([, value]) => /^-?\d+\.\d\d$/.test(value))
      .flatMap(([name, value]) => {
        const worked = clauses.find((clause) => clause.name === name)?.rounded
        if (worked === value) return []
        const instead =
          worked === undefined ? `add the clause ${name}: ${value.replace('.00', '')} = ${value}` : `its clause comes to ${worked}`
        return [`no working of ${name} comes to ${value}; ${instead}`]
      })
    return [...claims, ...figures]
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return [`${error.message}; write clauses like incomeTax: 37700*20% = 7540.00, parted by a semicolon and a space`]
  }
}
