import { z } from 'zod'
import { audience, lock } from '../content/shapes.ts'
import { sitePageStates } from './kinds.ts'

/** A published page of the installation. */
export const sitePage = z.object({
  slug: z.string(),
  title: z.string(),
  /** For search engines and link previews; the beginning of the text, if the installation wrote none. */
  description: z.string(),
  /** HTML, sanitised against an allow-list on saving; empty when locked. */
  body: z.string(),
  audience,
  /** Why the viewer can't read the text; null when they can. */
  locked: lock,
  publishedAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type SitePage = z.output<typeof sitePage>

/** A page of the installation in the admin area's list. */
export const sitePageCard = z.object({
  _id: z.string(),
  slug: z.string(),
  title: z.string(),
  state: z.enum(sitePageStates),
  /** Whether the draft differs from the newest version. */
  changed: z.boolean(),
  /** When the scheduled version becomes public; null if none is scheduled. */
  scheduledFor: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
})
export type SitePageCard = z.output<typeof sitePageCard>

/** A page, as an admin edits it. */
export const sitePageDraft = sitePageCard.extend({
  version: z.int(),
  description: z.string(),
  body: z.string(),
  audience,
})
export type SitePageDraft = z.output<typeof sitePageDraft>

/** A published version, in the list of versions. */
export const sitePageVersion = z.object({
  number: z.int(),
  title: z.string(),
  liveAt: z.iso.datetime(),
  /** The admin who published the version; null once their login is deleted. */
  by: z.string().nullable(),
  /** Whether this version is public now. */
  live: z.boolean(),
})
export type SitePageVersion = z.output<typeof sitePageVersion>

/** A published version in full. */
export const sitePageVersionText = z.object({
  number: z.int(),
  title: z.string(),
  description: z.string(),
  body: z.string(),
  liveAt: z.iso.datetime(),
})
export type SitePageVersionText = z.output<typeof sitePageVersionText>
