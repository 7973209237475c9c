import { z } from 'zod'
import { memberCard } from '../connections/shapes.ts'
import { audience } from '../content/shapes.ts'
import { reactions } from '../discussion/shapes.ts'
import { pollView } from '../polls/shapes.ts'
import { postKinds, postTypes } from './kinds.ts'

/** A post in a list. */
export const postCard = z.object({
  _id: z.string(),
  kind: z.enum(postKinds),
  /** Absent of other posts. */
  postType: z.enum(postTypes).optional(),
  author: memberCard,
  audience,
  /** Its first lines, as plain text. */
  excerpt: z.string(),
  /** HTML, sanitised to an allow-list when it was saved; null for one that is too long for lists. */
  body: z.string().nullable(),
  /** Its hashtags: of the catalog by their name, others as they were written. */
  tags: z.array(z.object({ slug: z.string(), name: z.string() })),
  publishedAt: z.iso.datetime(),
  /** Null while nothing was changed. */
  editedAt: z.iso.datetime().nullable(),
  poll: pollView.nullable(),
  reactions,
  /** Comments and replies visible to the viewer. */
  comments: z.int(),
})
export type PostCard = z.output<typeof postCard>

/** A post in full. */
export const post = postCard.extend({
  body: z.string(),
  version: z.int(),
  /** Kept out of search engines, by its audience or author’s wish, or because others do not see it. */
  noindex: z.boolean(),
})
export type Post = z.output<typeof post>
