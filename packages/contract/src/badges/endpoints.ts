import { z } from 'zod'
import { badgeEntry, earnedBadge } from '../catalogs/shapes.ts'
import { companyErrors } from '../companies/errors.ts'
import { defineEndpoints, success } from '../endpoint.ts'
import { storyErrors } from '../professionals/story/errors.ts'

const badge = badgeEntry.omit({ for: true })

/** A badge not yet earned. If the badge is for a number of things, the progress is included. */
const badgeToEarn = badge.extend({
  /** The page on which to start; absent if there is no single one. */
  beginsAt: z.object({ label: z.string(), path: z.string() }).optional(),
  progress: z.object({ have: z.int(), need: z.int(), unit: z.literal('percent').optional() }).optional(),
})
export type BadgeToEarn = z.output<typeof badgeToEarn>

/** A member's or company's badges. */
const badgesOf = z.object({
  _id: z.string(),
  /** The current address; the request may have used a former one. */
  slug: z.string(),
  name: z.string(),
  /** Newest first. */
  earned: z.array(earnedBadge),
  /** Badges that can still be earned; only for the badges' owner, absent for all others. */
  toEarn: z.array(badgeToEarn).optional(),
  /** Whether search engines must not index the page, as for the professional's story. False for a company. */
  noindex: z.boolean(),
})
export type Badges = z.output<typeof badgesOf>

const params = z.object({ slug: z.string().trim().toLowerCase().max(120) })

export const badgesEndpoints = defineEndpoints({
  'GET /api/v1/professionals/{slug}/badges': {
    summary: 'The badges of a professional, for viewers of the story',
    tag: 'badges',
    access: 'guest',
    viewer: true,
    params,
    reply: success(badgesOf),
    errors: [storyErrors['story-not-found']],
  },
  'GET /api/v1/companies/{slug}/badges': {
    summary: 'The badges of a company, for viewers of its page',
    tag: 'badges',
    access: 'guest',
    viewer: true,
    params,
    reply: success(badgesOf),
    errors: [companyErrors['company-not-found']],
  },
})
