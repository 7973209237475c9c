// What pages of things that members react to and comment on show of that.

export { Comments } from './comments.tsx'
export { CommentCount } from './marks/comment-count.tsx'
export { ReactionBar } from './marks/reaction-bar.tsx'
export { ReactionMark } from './reaction-mark.tsx'
export { ReactionSummary } from './reaction-summary.tsx'
