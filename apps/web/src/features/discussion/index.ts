// What pages of things that members react to show of that.
export { ReactionBar } from './reaction-bar.tsx'
export { ReactionSummary } from './reaction-summary.tsx'
