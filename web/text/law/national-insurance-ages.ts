import { nationalInsurance } from '#engine/rates/generated/national-insurance.ts'

const lowestAge = nationalInsurance.lowestAge.values[0].statute

/** The ages of somebody who works for themselves, as the two calculators of profits take them to be. SI 2001/1004 regs.91 and 93. */
export const belowPensionAge = `You are ${lowestAge} or over and under State Pension age for the whole tax year. If you are outside those ages when the tax year begins, you pay no National Insurance on your profit.`
