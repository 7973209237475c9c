// The reactions and comments for other features' pages.

export { Comments } from './comments.tsx'
export { CommentCount } from './marks/comment-count.tsx'
export { ReactionBar } from './marks/reaction-bar.tsx'
export { ReactionMark } from './reaction-mark.tsx'
export { ReactionSummary } from './reaction-summary.tsx'
