import { z } from 'zod'
import { stretch } from '../../pagination.ts'
import { mailStates, obstacles } from '../kinds.ts'
import { adminMember, memberTags } from '../shapes.ts'

/** A page of the list, with the total, counted to 10,000. */
export const memberList = stretch(adminMember.extend({ tags: memberTags })).extend({
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
  /** Whether the viewer wrote it, and can delete it. */
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
  /** Why the member can’t log in or do much; null if nothing does. */
  obstacle: z.enum(obstacles).nullable(),
  /**
   * Why the address gets no email (after a complaint, it still gets emails that the account needs); null if it gets
   * all.
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
  /** Wrong passwords and the locks that they led to, never the passwords or the networks themselves. */
  logIns: z.object({
    /** Wrong passwords of the last 24 hours. */
    failed: z.int(),
    /** The number of networks that they came from. */
    networks: z.int(),
    /** The last one, within the last 30 days. */
    failedAt: z.iso.datetime().nullable(),
    /** The end of the lock of a network; null if none is locked. */
    refusedUntil: z.iso.datetime().nullable(),
    /** The time until which even the right password only sends a link by email. */
    mailedUntil: z.iso.datetime().nullable(),
    /** The time until which codes of two-step verification are refused. */
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

/** A list as an admin narrowed it. */
export const adminView = z.object({ _id: z.string(), name: z.string(), search: z.string() })
export type AdminView = z.output<typeof adminView>

/** The outcome of an act on several members. */
export const actOutcome = z.object({
  done: z.int(),
  /** The number of unchanged members: admins, and members already in that state. */
  skipped: z.int(),
})

export const csvFile = z.object({ name: z.string(), csv: z.string() })
