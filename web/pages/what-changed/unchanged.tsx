import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { Section } from '../../components/section.tsx'
import { inYear } from '../../lib/addresses.ts'
import type { ChangedYear } from '../../lib/changed-years.ts'
import { lawOn } from '../../lib/changes-in.ts'
import { taxYear } from '../../lib/dates.ts'
import { readingText } from '../../lib/reading-text.ts'
import { KEY_RATES } from '../home/key-rates.tsx'

/** Those of the figures that people look up most which are the same in both years. */
export const Unchanged = ({ of: { year, before } }: { of: ChangedYear }) => (
  <Section id="unchanged" title="What stayed the same">
    <p>
      Of the <a href={inYear('/#key-rates', year)}>key rates</a>, these are the same in {taxYear(year)} as in {taxYear(before)}. If your pay
      has risen, you may still pay more: a threshold that stays the same takes in more of it.
    </p>
    <ul>
      {KEY_RATES.flatMap(({ rates }) => rates).flatMap(({ name, entry }) => {
        const about = provenance[entry]
        const [was, is] = [before, year].map((each) => about && lawOn(about, taxYears[each].starts)?.value)
        if (!about || typeof is !== 'string' || is !== was) return []
        return (
          <li key={entry}>
            {name}: {readingText(about, is)}
          </li>
        )
      })}
    </ul>
  </Section>
)
