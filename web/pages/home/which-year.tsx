/**
 * Which year a visitor needs, for what they work out and for the whole page. `home.client.ts` knows which years those are today; without
 * script there is no question.
 */
export const WhichYear = () => (
  <div className="which-year">
    <label htmlFor="taxYear" id="taxYear-label">
      Which year do you need?
    </label>
    <select id="taxYear" name="taxYear" aria-labelledby="taxYear-label" />
  </div>
)
