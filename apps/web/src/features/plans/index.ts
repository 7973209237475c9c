// The part of plans for pages that say which plan is required.
export { planCostInWords } from './plan-cost.ts'
