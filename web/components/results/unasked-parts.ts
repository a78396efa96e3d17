// What stands with every answer unasked, in one file. In a file each, they would need twenty small ones that they share.
export { default as AddIncome } from './add-income.tsx'
export { default as AdviceBlock } from './advice.tsx'
export { default as CompareWith } from './compare-with.tsx'
export { default as Remember } from './remember.tsx'
