import { z } from 'zod'

/** Section 3: what a member is, beside admins. On the wire an employer is its company. */
export const memberRole = z.enum(['professional', 'employer'])

/** A member in a list, whoever lists it: the one shape. */
export const memberCard = z.object({
  _id: z.string(),
  role: memberRole,
  slug: z.string(),
  /** Missing names are shown as "Unidentified Unicorn" (section 5). */
  firstName: z.string(),
  lastName: z.string(),
  /** Set for an employer. */
  companyName: z.string().nullable(),
  photo: z.string().nullable(),
  /** What the member does, in a line. */
  headline: z.string().nullable(),
  /** Whether the one who looks follows the member; false for guests. */
  isFollowing: z.boolean(),
})
export type MemberCard = z.output<typeof memberCard>

/** How the acting member and another one stand. */
export const connection = z.object({
  _id: z.string(),
  isFollowing: z.boolean(),
  isFollowedBy: z.boolean(),
  isMuted: z.boolean(),
  /** Of the other, without those that the acting member does not see. */
  followers: z.int(),
})
export type Connection = z.output<typeof connection>

/** Section 3: both counts of the current user. */
export const followingCounts = z.object({
  followers: z.int(),
  followingEmployersNum: z.int(),
  followingProfessionalsNum: z.int(),
})

export const suggestion = z.object({
  member: memberCard,
  /** "because you ...", to be shown as it is. */
  reason: z.string(),
  /** False where nothing ties the two, and the reason is only that the member is new or hires. */
  tied: z.boolean(),
})
export type Suggestion = z.output<typeof suggestion>

export const newcomer = z.object({ member: memberCard, joinedAt: z.iso.datetime() })
export type Newcomer = z.output<typeof newcomer>

export const deed = z.object({
  _id: z.string(),
  member: memberCard,
  did: z.enum([
    'joined',
    'followed',
    'posted-jobs',
    'published-case',
    'published-headline',
    'asked',
    'answered',
    'earned-badge',
  ]),
  /** Who was followed; of several on one day the last. */
  whom: memberCard.nullable(),
  /** What was posted, written, answered or earned; of several on one day the last. Null where it is gone. */
  thing: z.object({ title: z.string(), path: z.string() }).nullable(),
  /** How many on that day. At most 100, which stands for that many or more. */
  times: z.int(),
  at: z.iso.datetime(),
})
export type Deed = z.output<typeof deed>
