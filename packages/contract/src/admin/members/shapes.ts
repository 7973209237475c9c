import { z } from 'zod'
import { cursorPage } from '../../pagination.ts'
import { mailStates, obstacles } from '../kinds.ts'
import { adminMember, memberTags } from '../shapes.ts'

/** A page of the list of members, with the total, which is counted to 10,000. */
export const memberList = cursorPage(
  adminMember.extend({
    tags: memberTags,
    /** The photo, or the logo of the company that the account acts for: a path of this site. */
    photo: z.string().nullable(),
  }),
).extend({
  total: z.int(),
  totalCapped: z.boolean(),
})
export type MemberListed = z.output<typeof memberList>['items'][number]

/** A note of an admin about a member, for other admins. */
export const adminNote = z.object({
  _id: z.string(),
  /** The admin's name. */
  by: z.string(),
  text: z.string(),
  at: z.iso.datetime(),
  /** Whether the viewer wrote the note, and can delete it. */
  own: z.boolean(),
})
export type AdminNote = z.output<typeof adminNote>

/** An act of an admin on a member. */
export const adminDeed = z.object({
  _id: z.string(),
  by: z.string(),
  act: z.string(),
  at: z.iso.datetime(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
})
export type AdminDeed = z.output<typeof adminDeed>

const mail = z.object({
  _id: z.string(),
  /** The template. */
  name: z.string(),
  at: z.iso.datetime(),
  state: z.enum(mailStates),
})
export type MemberMail = z.output<typeof mail>

const device = z.object({
  _id: z.string(),
  name: z.string(),
  loggedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})

const review = z.object({
  _id: z.string(),
  kind: z.string(),
  reports: z.int(),
  openedAt: z.iso.datetime(),
  decision: z.string().nullable(),
})

/** A member with their whole history, without messages, votes, blocks, mutes, saved jobs and applications. */
export const memberStory = z.object({
  member: adminMember.extend({
    tags: memberTags,
    firstName: z.string(),
    lastName: z.string(),
  }),
  /** Why the member can’t log in, or can do little; null if there is no obstacle. */
  obstacle: z.enum(obstacles).nullable(),
  /**
   * Why the address gets no email; null if it isn't suppressed. After a complaint, the address still gets the emails
   * that the account needs.
   */
  suppressed: z
    .object({
      reason: z.enum(['bounced', 'complained', 'manual']),
      detail: z.string().nullable(),
      at: z.iso.datetime(),
    })
    .nullable(),
  access: z.object({
    emailConfirmedAt: z.iso.datetime().nullable(),
    password: z.boolean(),
    google: z.boolean(),
    suspendedAt: z.iso.datetime().nullable(),
    suspendedUntil: z.iso.datetime().nullable(),
    deletedAt: z.iso.datetime().nullable(),
    eraseOn: z.iso.datetime().nullable(),
  }),
  /** Wrong passwords and the locks that they caused. Neither the passwords nor the networks are shown. */
  logIns: z.object({
    /** Wrong passwords in the last 24 hours. */
    failed: z.int(),
    /** The number of networks that the wrong passwords came from. */
    networks: z.int(),
    /** The last wrong password, if it is at most 30 days old. */
    failedAt: z.iso.datetime().nullable(),
    /** The end of the lock of a network; null if none is locked. */
    refusedUntil: z.iso.datetime().nullable(),
    /** Until then, even the right password only sends a link by email. */
    mailedUntil: z.iso.datetime().nullable(),
    /** Until then, codes of two-step verification are refused. */
    codesUntil: z.iso.datetime().nullable(),
  }),
  signUp: z.object({
    source: z.string().nullable(),
    campaign: z.string().nullable(),
    invitedBy: z.string().nullable(),
  }),
  /** The actors that the account acts for. */
  actsFor: z.array(
    z.object({
      _id: z.string(),
      kind: z.enum(['professional', 'company']),
      name: z.string(),
      slug: z.string(),
      role: z.string(),
    }),
  ),
  devices: z.array(device),
  mails: z.array(mail),
  /** The member's reported content, newest first, at most 20. */
  reviews: z.array(review),
  notes: z.array(adminNote),
  deeds: z.array(adminDeed),
})
export type MemberStory = z.output<typeof memberStory>

/** An action of a member. */
export const memberActivity = z.object({ _id: z.string(), kind: z.string(), at: z.iso.datetime() })

/** A list with the filters of an admin, saved under a name. */
export const adminView = z.object({ _id: z.string(), name: z.string(), search: z.string() })
export type AdminView = z.output<typeof adminView>

/** The outcome of an act on several members or companies. */
export const actOutcome = z.object({
  done: z.int(),
  /** The number that were not changed, such as admins and those already in the new state. */
  skipped: z.int(),
})

export const csvFile = z.object({ name: z.string(), csv: z.string() })
