// What stands with every answer unasked, in one file. In a file each, these would share twenty small ones.
export { default as AddIncome } from './add-income.tsx'
export { default as AdviceBlock } from './advice.tsx'
export { default as CompareWith } from './compare-with.tsx'
export { default as Remember } from './remember.tsx'
