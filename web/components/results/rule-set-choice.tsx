import { ruleSets } from '#engine/rates/generated/rule-sets.ts'
import type { RuleSet } from '#engine/rates/rates-at.ts'

const choices = Object.entries(ruleSets) as [RuleSet, (typeof ruleSets)[RuleSet]][]

/** Which rules the result follows: the law unless a reviewer asks for the specification. */
export function RuleSetChoice({ current, choose }: { current: RuleSet; choose: (ruleSet: RuleSet) => void }) {
  return (
    <details className="rule-set">
      <summary>
        Rules followed <span className="summary-about">{ruleSets[current].title}</span>
      </summary>
      {/* The browser’s own until the new result has come, which may take a moment. */}
      <fieldset key={current}>
        <legend className="visually-hidden">Rules followed</legend>
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
    </details>
  )
}
