import type { PostCard } from '@rise/contract/feed/shapes'

export interface PostMenuProps {
  readonly post: Pick<PostCard, '_id' | 'kind'>
  /** Whether it is the viewer's own; admins edit and delete others' posts. */
  readonly own: boolean
}
