const LINES = [
  { value: 'now', text: 'This year’s pay' },
  { value: 'return', text: 'Your next tax return' },
  { value: 'claim', text: 'Tax back for' },
] as const

/** Which of the years that visitors need the salary is for. `home.client.ts` knows which years those are today; without script there is no form. */
export const WhichYear = () => (
  <fieldset className="which-year">
    <legend>Which year do you need?</legend>
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
