import type { PostKind } from './kinds.ts'

interface KindWords {
  readonly name: string
  /** What its choice means, in a form. */
  readonly hint: string
  /** In a sentence: "Delete your post". */
  readonly noun: string
}

/** What each kind of post is called. */
export const postKindWords: Readonly<Record<PostKind, KindWords>> = {
  post: { name: 'Post', hint: 'A thought, a question, something you learned.', noun: 'post' },
  hello: { name: 'Hello', hint: 'Introduce yourself: what you do, and what you’re looking for.', noun: 'hello' },
  win: { name: 'Win', hint: 'Something to celebrate: a new job, a launch, a finished course.', noun: 'win' },
}

/** What an audience means for a post: without its text there is nothing to show. */
export const postAudienceHints = { members: 'People who are logged in. Others are asked to log in.' } as const
