// The parts of plans for pages that say which plan is required.
export { planCostInWords } from './plan-cost.ts'
export { amountInWords } from './price-words.ts'
