import { uncapitalised } from '../../text/format.ts'
import type { ChangedYear } from '../../years/changed-years.ts'
import type { LawChange } from './changes-in.ts'
import { gainOf } from './gains.ts'
import type { FeltChange } from './most-felt.ts'
import { GainText, StepTitle } from './people-table.tsx'

interface Props {
  readonly felt: readonly FeltChange[]
  /** Everything that changed in the year, which says since when. */
  readonly changes: readonly LawChange[]
  readonly of: ChangedYear
}

/** Changes of the law, each with what it alone costs or brings a typical person, and what the person’s year comes to where more changed. */
export const MostFeltList = ({ felt, changes, of: { year } }: Props) => (
  <ol className="most-felt">
    {felt.map(({ step, person, gain }) => (
      <li key={step.name}>
        <p>
          <StepTitle step={step} year={year} since={dayOf(step.name, changes)} />
        </p>
        <p>
          <a href={person.links.to}>The {uncapitalised(person.who)}</a> is <GainText gain={gain} />
          {person.split.steps.length > 1 && (
            <>
              {' '}
              by this, and <GainText gain={gainOf(person)} /> by all that changed for them
            </>
          )}
          .
        </p>
      </li>
    ))}
  </ol>
)

/** The day on which an entry changed; undefined where it did so more than once in the year. */
function dayOf(entry: string, changes: readonly LawChange[]): string | undefined {
  const [first, ...others] = changes.filter((change) => change.entry === entry)
  return others.length === 0 ? first?.on : undefined
}
