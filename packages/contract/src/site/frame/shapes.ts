import { z } from 'zod'
import { legalSlugs } from '../kinds.ts'
import { announcementAudiences, announcementTones, announcementViewers } from './kinds.ts'

const link = z.object({ label: z.string(), to: z.string() })
export type SiteLink = z.output<typeof link>

/** An announcement, as pages show it. */
const shownAnnouncement = z.object({
  _id: z.string(),
  text: z.string(),
  link: link.nullable(),
  tone: z.enum(announcementTones),
  /** The kinds of viewers that see the announcement. Each viewer sees at most one announcement. */
  viewers: z.array(z.enum(announcementViewers)),
})
export type ShownAnnouncement = z.output<typeof shownAnnouncement>

/** The installation's additions to the frame around every page. */
export const siteFrame = z.object({
  links: z.array(link),
  announcements: z.array(shownAnnouncement),
  /** The built-in texts that the installation replaces with its own. */
  ownTexts: z.array(z.enum(legalSlugs)),
})
export type SiteFrame = z.output<typeof siteFrame>

/** The footer's own links, as admins edit them. */
export const siteFooter = z.object({ version: z.int(), links: z.array(link) })
export type SiteFooter = z.output<typeof siteFooter>

/** An announcement, as admins edit it. */
export const announcement = z.object({
  _id: z.string(),
  version: z.int(),
  text: z.string(),
  link: link.nullable(),
  audience: z.enum(announcementAudiences),
  tone: z.enum(announcementTones),
  from: z.iso.datetime(),
  until: z.iso.datetime().nullable(),
})
export type Announcement = z.output<typeof announcement>
