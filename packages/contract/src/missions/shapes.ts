import { z } from 'zod'
import { missionIcons } from './kinds.ts'

/** A mission as its member sees it. */
export const ownMission = z.object({
  missionKey: z.string(),
  /** Its title. */
  mission: z.string(),
  words: z.string(),
  icon: z.enum(missionIcons),
  /** The points for finishing it once. */
  points: z.int(),
  /** The progress towards finishing it the next time; the full number once it can't be finished again. */
  progress: z.int(),
  progressToComplete: z.int(),
  /** How often it was finished, and how often it can be. */
  rounds: z.int(),
  times: z.int(),
  /** At most this many things of one day count; null without a limit. */
  perDay: z.int().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The path on which to begin. */
  to: z.string(),
})
export type OwnMission = z.output<typeof ownMission>

/** Missions of a member in three parts. */
export const ownMissions = z.object({
  points: z.int(),
  /** Whether the story shows points and finished missions. */
  onStory: z.boolean(),
  doing: z.array(ownMission),
  next: z.array(ownMission),
  done: z.array(ownMission),
})
export type OwnMissions = z.output<typeof ownMissions>

/** A change of a member's points; negative if the thing that earned them is gone. */
export const pointsChange = z.object({
  _id: z.string(),
  missionKey: z.string(),
  mission: z.string(),
  icon: z.enum(missionIcons),
  points: z.int(),
  date: z.iso.datetime(),
})
export type PointsChange = z.output<typeof pointsChange>

/** The missions that a story shows; null if its owner shows none. */
export const storyMissions = z
  .object({
    points: z.int(),
    done: z.array(z.object({ missionKey: z.string(), mission: z.string(), icon: z.enum(missionIcons) })),
  })
  .nullable()
export type StoryMissions = z.output<typeof storyMissions>
