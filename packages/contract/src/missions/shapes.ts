import { z } from 'zod'
import { missionIcons } from './kinds.ts'

/** A mission as its member sees it. */
export const ownMission = z.object({
  missionKey: z.string(),
  /** The mission's title. */
  mission: z.string(),
  words: z.string(),
  icon: z.enum(missionIcons),
  /** The points for finishing it once. */
  points: z.int(),
  /**
   * The progress towards finishing the mission the next time. Once the mission can't be finished again, this is the
   * full number.
   */
  progress: z.int(),
  progressToComplete: z.int(),
  /** How often the mission was finished, and how often it can be. */
  rounds: z.int(),
  times: z.int(),
  /** The maximum number of deeds that count per day; null without a limit. */
  perDay: z.int().nullable(),
  endsAt: z.iso.datetime().nullable(),
  /** The path of the page where to begin. */
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

/** A change of a member's points; negative if the content that earned them no longer exists. */
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
