import { z } from 'zod'
import { version } from '../../integers.ts'
import { oneLine, writtenLines } from '../../texts.ts'
import { missionAudiences, missionDeeds, missionIcons } from '../kinds.ts'
import {
  LONGEST_MISSION_KEY,
  LONGEST_MISSION_TITLE,
  LONGEST_MISSION_WORDS,
  MOST_MISSION_POINTS,
  MOST_MISSION_STEPS,
  MOST_MISSION_TIMES,
} from '../limits.ts'

function count(most: number, message: string) {
  return z.coerce.number(message).int(message).min(1, message).max(most, message)
}

/** Parses a field of a form; an empty field means no limit. */
function orNone<T extends z.ZodType>(value: T, message: string) {
  return z.union([z.literal('').transform(() => null), z.null(), value], message)
}

const day = orNone(z.iso.date(), 'Choose a day, or leave it empty.')

const missionFields = z.object({
  key: z
    .string()
    .max(LONGEST_MISSION_KEY, `Use at most ${LONGEST_MISSION_KEY} characters.`)
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Enter a key of lowercase letters, digits and hyphens, like three-answers.'),
  title: oneLine('The title', LONGEST_MISSION_TITLE).refine((text) => text !== '', 'Enter a title.'),
  words: writtenLines.pipe(
    z
      .string()
      .min(1, 'Say what members are to do.')
      .max(LONGEST_MISSION_WORDS, `Use at most ${LONGEST_MISSION_WORDS} characters.`),
  ),
  icon: z.enum(missionIcons, 'Choose an icon from the list.'),
  deed: z.enum(missionDeeds, 'Choose what counts from the list.'),
  steps: count(MOST_MISSION_STEPS, `Enter 1 to ${MOST_MISSION_STEPS} steps.`),
  times: count(MOST_MISSION_TIMES, `Enter 1 to ${MOST_MISSION_TIMES} times.`),
  points: count(MOST_MISSION_POINTS, `Enter 1 to ${MOST_MISSION_POINTS} points.`),
  perDay: orNone(count(MOST_MISSION_STEPS, 'Enter a number above 0.'), 'Enter a number above 0, or leave it empty.'),
  audience: z.enum(missionAudiences, 'Choose who it’s for.'),
  /** The first and the last day, in UTC, on which deeds count. */
  from: day,
  until: day,
})

const inOrder = {
  test: ({ from, until }: { from: string | null; until: string | null }) => !from || !until || from <= until,
  message: { path: ['until'], message: 'Choose a last day that isn’t before the first.' },
}

/** A mission as an admin writes it. */
export const writtenMission = missionFields.refine(inOrder.test, inOrder.message)

/** An edited mission, with the version that the change is based on. */
export const missionChange = missionFields.extend({ version }).refine(inOrder.test, inOrder.message)
