import { z } from 'zod'
import { notification } from '../notifications/shapes.ts'

/** Section 3 of the specification: the current user. `professional` and `employer` differ in which names are set. */
export const currentUser = z.object({
  _id: z.string(),
  /** The slug, in lower case; empty for an admin, who has no page. */
  slug: z.string(),
  /** `professional`, `employer`, or a value that begins with `admin`. */
  role: z.string(),
  paidPlan: z.enum(['Creator', 'Pro']).nullable(),
  /** The person's own names; a professional's profile shows the same. */
  firstName: z.string(),
  lastName: z.string(),
  /** The company's name, for an employer; otherwise null. */
  companyName: z.string().nullable(),
  photo: z.string().nullable(),
  answers: z.int(),
  followingEmployersNum: z.int(),
  followingProfessionalsNum: z.int(),
  missedMessages: z.int(),
  /** Whether the user has conversations. They stay readable when the plan that included them ends. */
  hasConvos: z.boolean(),
  /** The points are computed only by the server. The claimed gifts are `points50`, `points75` and `points100`. */
  mission: z.object({ points: z.int(), claimedGifts: z.array(z.string()) }),
  email: z.string(),
  /** Until this time the account counts as new, and content with a link waits for review. Null for an admin. */
  newUntil: z.iso.datetime().nullable(),
  standing: z.enum(['active', 'pending', 'suspended']),
  /** Why the account is suspended; null otherwise. */
  suspensionReason: z.string().nullable(),
  /** When the suspension ends; null for a permanent one. */
  suspendedUntil: z.iso.datetime().nullable(),
  /** Whether the member has appealed against the suspension. */
  appealed: z.boolean(),
  /** Why an appeal did not end the suspension; null without an answer. */
  appealAnswer: z.string().nullable(),
  /** BCP 47 tag for the format of dates; null follows the browser. */
  dateLocale: z.string().nullable(),
  /** BCP 47 tag of the language that the member chose; null for the installation's own. */
  language: z.string().nullable(),
})
export type CurrentUser = z.output<typeof currentUser>

/** The current user, with their twenty newest unseen notifications. */
export const checkedUser = currentUser.extend({ notifications: z.array(notification) })

/** Both tokens, by the names under which local storage contains them (section 3 of the specification). */
export const tokenPair = z.object({ token: z.string(), refreshToken: z.string() })
export type TokenPair = z.output<typeof tokenPair>

export const signedIn = z.object({ success: z.literal(true), ...tokenPair.shape, result: currentUser })
export const loggedIn = signedIn.extend({ result: checkedUser })

/** The role in paths (section 3 of the specification); `companies` is accepted for `employers`. */
export const rolesInPath = z.enum(['professionals', 'employers', 'companies'])
