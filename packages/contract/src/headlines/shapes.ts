import { z } from 'zod'
import { audience, lock } from '../content/shapes.ts'
import { reactions } from '../discussion/shapes.ts'
import { linkPreview } from '../link-previews/shapes.ts'
import { picture } from '../pictures/shapes.ts'

/** A published headline, as listed next to its author's story. */
export const newestHeadline = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  /**
   * For a link, the author's comment; for an article, its beginning. For some audiences, this is only the first lines.
   */
  summary: z.string(),
  audience,
  cover: picture.nullable(),
  /** The host of the linked page; null for an article. */
  host: z.string().nullable(),
  /** An article's estimated reading time; null for a link. */
  minutes: z.int().nullable(),
  publishedAt: z.iso.datetime(),
})
export type NewestHeadline = z.output<typeof newestHeadline>

/** The author of a headline, as lists show them. */
export const headlineAuthor = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  headline: z.string().nullable(),
  photo: picture.nullable(),
})
export type HeadlineAuthor = z.output<typeof headlineAuthor>

/** A headline in a list. */
export const headlineCard = newestHeadline.extend({
  author: headlineAuthor,
  reactions,
  /** The number of comments and replies that the viewer sees. */
  comments: z.int(),
})
export type HeadlineCard = z.output<typeof headlineCard>

/** A headline in full: an article to read here, or a link to another page. */
export const headline = headlineCard.extend({
  /** Whether moderation has hidden the headline. Then only the headline's author still receives it. */
  hidden: z.boolean(),
  /** Why the viewer can't read the text or open the linked page; null when they can. */
  locked: lock,
  /** HTML, sanitised against an allow-list on saving; empty for a link, and when locked. */
  body: z.string(),
  /** The linked page's own preview; null for an article, and when locked. */
  link: linkPreview.nullable(),
  updatedAt: z.iso.datetime(),
  /** Other headlines by the same author, newest first. */
  more: z.array(headlineCard),
  /** Whether search engines must not index it, by the author's choice or because others can't see it. */
  noindex: z.boolean(),
})
export type Headline = z.output<typeof headline>

/** A headline, as its author edits it. */
export const ownHeadline = z.object({
  _id: z.string(),
  slug: z.string(),
  version: z.int(),
  title: z.string(),
  summary: z.string(),
  audience,
  cover: picture.nullable(),
  body: z.string(),
  link: linkPreview.nullable(),
  minutes: z.int().nullable(),
  author: headlineAuthor,
  /** Null for a draft, which only its author sees. */
  publishedAt: z.iso.datetime().nullable(),
  /** Whether moderation has hidden the headline, for example while it waits for review. */
  hidden: z.boolean(),
  updatedAt: z.iso.datetime(),
})
export type OwnHeadline = z.output<typeof ownHeadline>

export const draft = z.object({ _id: z.string(), slug: z.string(), title: z.string(), updatedAt: z.iso.datetime() })
export type HeadlineDraft = z.output<typeof draft>
