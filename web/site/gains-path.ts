/** Where the calculator of Capital Gains Tax is: the page of shares is below it. */
export const GAINS_PATH = '/specialised-tax/capital-gains-tax-calculator'
