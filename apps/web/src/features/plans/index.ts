// The plans of a member, for pages that say what one of them opens.
export { planCostInWords } from './plan-cost.ts'
export { amountInWords } from './price-words.ts'
