// What pages of things that members react to and comment on show of that.
export { CommentCount } from './comment-count.tsx'
export { Comments } from './comments.tsx'
export { ReactionBar } from './reaction-bar.tsx'
export { ReactionMark } from './reaction-mark.tsx'
export { ReactionSummary } from './reaction-summary.tsx'
