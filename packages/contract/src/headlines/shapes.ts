import { z } from 'zod'
import { audience, lock } from '../content/shapes.ts'
import { reactions } from '../discussion/shapes.ts'
import { linkPreview } from '../link-previews/shapes.ts'
import { picture } from '../pictures/shapes.ts'

/** A published headline beside its author's story. */
export const newestHeadline = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** Of a link: what its author says about it. Of an article: its first words. Only the first lines for some audience. */
  summary: z.string(),
  audience,
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
export const headlineCard = newestHeadline.extend({
  author: headlineAuthor,
  reactions,
  /** How many comments and replies the viewer sees. */
  comments: z.int(),
})
export type HeadlineCard = z.output<typeof headlineCard>

/** A headline in full: an article that is read here, or a link to a page elsewhere. */
export const headline = headlineCard.extend({
  /** What keeps the viewer from its text, or from the page that it leads to. */
  locked: lock,
  /** HTML, sanitised to an allow-list when it was saved; empty for a link, and where it is locked. */
  body: z.string(),
  /** The page that it leads to, by what it says of itself; null for an article, and where it is locked. */
  link: linkPreview.nullable(),
  updatedAt: z.iso.datetime(),
  /** Others of the same author, the newest first. */
  more: z.array(headlineCard),
  /** Kept out of search engines, by its author's wish or because others do not see it. */
  noindex: z.boolean(),
})
export type Headline = z.output<typeof headline>

/** A headline as it is edited. */
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
  /** Null for a draft, which its author alone sees. */
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type OwnHeadline = z.output<typeof ownHeadline>

export const draft = z.object({ _id: z.string(), slug: z.string(), title: z.string(), updatedAt: z.iso.datetime() })
export type HeadlineDraft = z.output<typeof draft>
