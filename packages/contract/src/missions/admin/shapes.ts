import { z } from 'zod'
import { memberCard } from '../../connections/shapes.ts'
import { picture } from '../../pictures/shapes.ts'
import { claimStates, gifts, missionAudiences, missionDeeds, missionIcons, missionStates } from '../kinds.ts'
import { wish } from '../rewards/shapes.ts'

/** A mission as admins see it, with how many members have started it and how many have finished it. */
export const adminMission = z.object({
  _id: z.string(),
  key: z.string(),
  title: z.string(),
  words: z.string(),
  icon: z.enum(missionIcons),
  deed: z.enum(missionDeeds),
  steps: z.int(),
  times: z.int(),
  points: z.int(),
  perDay: z.int().nullable(),
  audience: z.enum(missionAudiences),
  /** The first and the last day, in UTC, on which deeds count. */
  from: z.string().nullable(),
  until: z.string().nullable(),
  state: z.enum(missionStates),
  version: z.int(),
  begun: z.int(),
  finished: z.int(),
})
export type AdminMission = z.output<typeof adminMission>

/** A member's progress in a mission. */
export const missionMember = z.object({
  member: memberCard,
  /** The number of deeds that count, over all rounds. */
  counted: z.int(),
  rounds: z.int(),
  changedAt: z.iso.datetime(),
})
export type MissionMember = z.output<typeof missionMember>

/** A claimed reward in the queue. */
export const adminClaim = z.object({
  _id: z.string(),
  member: memberCard,
  gift: z.enum(gifts),
  title: z.string(),
  state: z.enum(claimStates),
  wish,
  picture: picture.nullable(),
  answer: z.string(),
  link: z.string(),
  claimedAt: z.iso.datetime(),
  decidedAt: z.iso.datetime().nullable(),
})
export type AdminClaim = z.output<typeof adminClaim>
