export { calculator } from '#engine/calculators/payslip/answer.ts'
export { CheckChoice as Choices } from './check-choice.tsx'
export { YearFold as Aside } from './year-fold.tsx'
