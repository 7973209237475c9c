// The plans of a member, for pages that say what one of them opens.
export { plansQuery } from './queries.ts'
