import type { PostKind } from '@rise/contract/feed/kinds'

declare module '../../platform/activity/activity.ts' {
  interface Activities {
    'post.published': { postId: string; kind: PostKind }
    /** `ownerId` is the author's actor; an admin may have changed the post. */
    'post.changed': { postId: string; ownerId: string }
    'post.deleted': { postId: string; ownerId: string }
    /** A deleted post was restored. */
    'post.restored': { postId: string; ownerId: string }
  }
}

declare module '../discussion/subjects.ts' {
  interface SubjectKinds extends Record<PostKind, true> {}
}
