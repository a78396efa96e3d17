const LINES = [
  { value: 'now', text: 'This year’s pay' },
  { value: 'return', text: 'Your next tax return' },
  { value: 'claim', text: 'An earlier year' },
] as const

/**
 * Which year a visitor needs, for the salary and for the whole page. `home.client.ts` knows which years those are today; without script there
 * is no question.
 */
export const WhichYear = () => (
  <fieldset className="which-year" aria-describedby="which-year-hint">
    <legend>Which year do you need?</legend>
    <p className="hint" id="which-year-hint">
      The calculators, rates and dates on this page follow your choice.
    </p>
    {LINES.map(({ value, text }) => (
      <div className="choice" key={value}>
        <input type="radio" id={`for-${value}`} name="taxYear" value={value} />
        <label htmlFor={`for-${value}`}>
          {text}
          <span data-words />
        </label>
        {value === 'claim' && <select aria-label="Earlier tax year" />}
      </div>
    ))}
  </fieldset>
)
