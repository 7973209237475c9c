import { z } from 'zod'
import { deedKinds } from './kinds.ts'

/** Section 3 of the specification: the roles of members other than admins. On the wire, an employer is the company. */
export const memberRole = z.enum(['professional', 'employer'])

/** A member in a list. All lists use this one shape. */
export const memberCard = z.object({
  _id: z.string(),
  role: memberRole,
  slug: z.string(),
  /** "Unidentified Unicorn" when the name is missing (section 5 of the specification). */
  firstName: z.string(),
  lastName: z.string(),
  /** Set for an employer. */
  companyName: z.string().nullable(),
  photo: z.string().nullable(),
  /** What the member does, in one line. */
  headline: z.string().nullable(),
  /** Whether the viewer follows the member; false for guests. */
  isFollowing: z.boolean(),
})
export type MemberCard = z.output<typeof memberCard>

/** The connection between the acting member and another member. */
export const connection = z.object({
  _id: z.string(),
  isFollowing: z.boolean(),
  isFollowedBy: z.boolean(),
  isMuted: z.boolean(),
  /** Whether the acting member is notified of the other member's posts. */
  hasPostAlert: z.boolean(),
  /** The other member's followers, without those hidden from the acting member. */
  followers: z.int(),
})
export type Connection = z.output<typeof connection>

/** Section 3 of the specification: both counts of the current user. */
export const followingCounts = z.object({
  followers: z.int(),
  followingEmployersNum: z.int(),
  followingProfessionalsNum: z.int(),
})

export const suggestion = z.object({
  member: memberCard,
  /** What connects the viewer and the member: "in Lisbon, like you". */
  reason: z.string(),
  /**
   * Whether something connects the viewer and the member. False if the only reason is that the member is new or hiring.
   */
  tied: z.boolean(),
})
export type Suggestion = z.output<typeof suggestion>

export const newcomer = z.object({ member: memberCard, joinedAt: z.iso.datetime() })
export type Newcomer = z.output<typeof newcomer>

export const deed = z.object({
  _id: z.string(),
  member: memberCard,
  did: z.enum(deedKinds),
  /** The followed members, latest first, at most three. Empty for deeds other than follows. */
  followed: z.array(memberCard),
  /** The thing that the member posted, wrote, answered or earned: the last one of the day. Null once it is deleted. */
  thing: z.object({ title: z.string(), path: z.string() }).nullable(),
  /**
   * The number of such activities on the day, counted up to 100. For follows, the number since the beginning of the
   * list.
   */
  times: z.int(),
  at: z.iso.datetime(),
})
export type Deed = z.output<typeof deed>
