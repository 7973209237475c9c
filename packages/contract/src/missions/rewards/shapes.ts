import { z } from 'zod'
import { picture } from '../../pictures/shapes.ts'
import { claimStates, gifts, illustrationStyles } from '../kinds.ts'

/** A member's wishes for a reward; only the fields of that reward. */
export const wish = z.object({
  style: z.enum(illustrationStyles).optional(),
  /** Whether the illustration was composed immediately from drawn parts. */
  drawn: z.literal(true).optional(),
  times: z.array(z.string()).optional(),
  zone: z.string().optional(),
  headline: z.string().optional(),
  words: z.string(),
})
export type Wish = z.output<typeof wish>

/** A claim as its member sees it. */
export const ownClaim = z.object({
  state: z.enum(claimStates),
  wish,
  /** The photo to draw from, or the drawn illustration. */
  picture: picture.nullable(),
  /** The admins' message; empty while the claim waits. */
  answer: z.string(),
  /** The address of the reward; may be empty. */
  link: z.string(),
  claimedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type OwnClaim = z.output<typeof ownClaim>

/** A reward with the state of the member's last claim. */
export const ownReward = z.object({
  gift: z.enum(gifts),
  title: z.string(),
  words: z.string(),
  /** The points that unlock the reward. */
  points: z.int(),
  open: z.boolean(),
  claim: ownClaim.nullable(),
})
export type OwnReward = z.output<typeof ownReward>

/** The `mission` of a member (section 3 of the specification), with all rewards. */
export const ownRewards = z.object({
  points: z.int(),
  claimedGifts: z.array(z.enum(gifts)),
  rewards: z.array(ownReward),
})
export type OwnRewards = z.output<typeof ownRewards>
