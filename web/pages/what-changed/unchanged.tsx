import { provenance } from '#engine/rates/generated/provenance/index.ts'
import { taxYears } from '#engine/rates/generated/tax-years.ts'
import { RateCard } from '../../components/rate-card.tsx'
import { Section } from '../../components/section.tsx'
import { inYear } from '../../site/addresses.ts'
import { taxYear } from '../../text/dates.ts'
import { readingText } from '../../text/reading-text.ts'
import type { ChangedYear } from '../../years/changed-years.ts'
import { KEY_RATES } from '../home/key-rates.tsx'
import { asCompared } from '../rates/as-compared.ts'
import { lawOn } from './changes-in.ts'

/** Those of the figures that people look up most which are the same in both years. */
export const Unchanged = ({ of: { year, before } }: { of: ChangedYear }) => (
  <Section id="unchanged" title="What stayed the same" isWide>
    <p>
      These <a href={inYear('/#key-rates', year)}>key rates</a> are the same in {taxYear(year)} as in {taxYear(before)}. If your pay has
      risen you may pay more tax all the same: where a threshold stays where it was, more of your pay is above it.
    </p>
    <RateCard
      tiles={KEY_RATES.map(({ title, rates }) => ({
        title,
        rates: rates.flatMap(({ name, entry }) => {
          const about = provenance[entry]
          const [was, is] = [before, year].map((each) => about && lawOn(about, taxYears[each].starts))
          const isSame = about && was && is && asCompared(about, was) === asCompared(about, is)
          return isSame && typeof is.value === 'string' ? [{ name, value: readingText(about, is.value) }] : []
        }),
      }))}
    />
  </Section>
)
