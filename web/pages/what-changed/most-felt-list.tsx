import { uncapitalised } from '../../text/format.ts'
import type { ChangedYear } from '../../years/changed-years.ts'
import { gainOf } from './gains.ts'
import type { FeltChange } from './most-felt.ts'
import { GainText, StepTitle } from './people-table.tsx'

/** Changes of the law, each with what it alone costs or brings a typical person, and what the person’s year comes to where more changed. */
export const MostFeltList = ({ felt, of: { year } }: { felt: readonly FeltChange[]; of: ChangedYear }) => (
  <ol className="most-felt">
    {felt.map(({ step, person, gain }) => (
      <li key={step.name}>
        <p>
          <StepTitle step={step} year={year} />
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
