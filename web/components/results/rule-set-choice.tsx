import { useState } from 'react'
import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'

const choices = Object.entries(ruleSets) as [RuleSet, (typeof ruleSets)[RuleSet]][]

/** Which rules the result follows: the law unless a reviewer asks for the specification. */
export function RuleSetChoice({ current, choose }: { current: RuleSet; choose: (ruleSet: RuleSet) => void }) {
  // What was chosen shows at once. The new result may take a moment.
  const [asked, setAsked] = useState({ under: current, name: current })
  const chosen = asked.under === current ? asked.name : current
  return (
    <fieldset className="rule-set">
      <legend>Rules to follow</legend>
      {choices.map(([name, { title, about }]) => (
        <div className="choice" key={name}>
          <input
            type="radio"
            id={`rules-${name}`}
            name="rules"
            value={name}
            checked={name === chosen}
            onChange={() => {
              setAsked({ under: current, name })
              choose(name)
            }}
            aria-describedby={`rules-${name}-about`}
          />
          <label htmlFor={`rules-${name}`}>{title}</label>
          <p className="hint" id={`rules-${name}-about`}>
            {about}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
