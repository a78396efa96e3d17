export { calculator } from '#engine/calculators/payslip/answer.ts'
export { CheckChoice as First } from './check-choice.tsx'
export { YearFold as Aside } from './year-fold.tsx'
