import { z } from 'zod'
import { reactions } from './discussion.ts'
import { picture } from './pictures.ts'

/** A published headline beside its author's story. */
export const newestHeadline = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Of a link: what its author says about it. Of an article: its first words. */
  summary: z.string(),
  cover: picture.nullable(),
  /** The host of the page that it leads to; null for an article, which is read here. */
  host: z.string().nullable(),
  /** About how long an article takes; null for a link. */
  minutes: z.int().nullable(),
  publishedAt: z.iso.datetime(),
})
export type NewestHeadline = z.output<typeof newestHeadline>

/** Whose it is, as lists show them. */
export const headlineAuthor = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  photo: picture.nullable(),
})
export type HeadlineAuthor = z.output<typeof headlineAuthor>

/** A headline in a list. */
export const headlineCard = newestHeadline.extend({ author: headlineAuthor, reactions })
export type HeadlineCard = z.output<typeof headlineCard>
