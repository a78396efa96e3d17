import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'

const choices = Object.entries(ruleSets) as [RuleSet, (typeof ruleSets)[RuleSet]][]

/** Which rules the result follows: the law unless a reviewer asks for the specification. */
export const RuleSetChoice = ({ current, choose }: { current: RuleSet; choose: (ruleSet: RuleSet) => void }) => (
  // The browser keeps the choice until the new result arrives, which may take a moment.
  <fieldset className="rule-set" key={current}>
    <legend>Rules to follow</legend>
    {choices.map(([name, { title, about }]) => (
      <div className="choice" key={name}>
        <input
          type="radio"
          id={`rules-${name}`}
          name="rules"
          value={name}
          defaultChecked={name === current}
          onChange={() => choose(name)}
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
