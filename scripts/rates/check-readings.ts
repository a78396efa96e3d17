import type { Report } from './report.ts'
import type { Entry, RuleSets } from './tables.ts'

/** Checks that each value has a reading for every rule set. If the law has no such thing, the value says so and needs no statute reading. */
export function checkReadings(report: Report, { values }: Entry, { ruleSets }: RuleSets): void {
  values.forEach(({ readings, notInLaw }, index) => {
    if (notInLaw !== undefined && 'statute' in readings) {
      report(['values', index, 'notInLaw'], 'there is a statute reading, so the law does have this; remove notInLaw or the reading', {
        key: true,
      })
    }
    for (const [ruleSet, { reads }] of Object.entries(ruleSets)) {
      const isExcused = notInLaw !== undefined && reads.length === 1
      if (isExcused || reads.some((name) => name in readings)) continue
      return report(
        ['values', index, 'readings'],
        `the rule set ${ruleSet} asks for ${reads.join(' or ')} and finds no reading here; ${
          notInLaw === undefined
            ? 'add a statute reading with its law, or say why the law has none, for example notInLaw: Abolished from 6 April 2024.'
            : `add a reading, for example ${reads[0]}:`
        }`,
        { key: true },
      )
    }
  })
}
