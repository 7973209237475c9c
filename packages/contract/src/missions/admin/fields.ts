import { integer, t } from '@rise/texts'
import { z } from 'zod'
import { version } from '../../integers.ts'
import { oneLine, tooLong, writtenLines } from '../../texts.ts'
import { missionAudiences, missionDeeds, missionIcons } from '../kinds.ts'
import {
  LONGEST_MISSION_KEY,
  LONGEST_MISSION_TITLE,
  LONGEST_MISSION_WORDS,
  MOST_MISSION_POINTS,
  MOST_MISSION_STEPS,
  MOST_MISSION_TIMES,
} from '../limits.ts'

function count(most: number, message: () => string) {
  const wrong = { error: message }
  return z.coerce.number(wrong).int(wrong).min(1, wrong).max(most, wrong)
}

/** Parses a field of a form; an empty field means no limit. */
function orNone<T extends z.ZodType>(value: T, message: () => string) {
  return z.union([z.literal('').transform(() => null), z.null(), value], { error: message })
}

const day = orNone(z.iso.date(), () => t('Choose a day, or leave it empty.'))

const missionFields = z.object({
  key: z
    .string()
    .max(LONGEST_MISSION_KEY, tooLong(LONGEST_MISSION_KEY))
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
      error: () => t('Enter a key of lowercase letters, digits and hyphens, like three-answers.'),
    }),
  title: oneLine(LONGEST_MISSION_TITLE).refine((text) => text !== '', { error: () => t('Enter a title.') }),
  words: writtenLines.pipe(
    z
      .string()
      .min(1, { error: () => t('Say what members are to do.') })
      .max(LONGEST_MISSION_WORDS, tooLong(LONGEST_MISSION_WORDS)),
  ),
  icon: z.enum(missionIcons, { error: () => t('Choose an icon from the list.') }),
  deed: z.enum(missionDeeds, { error: () => t('Choose what counts from the list.') }),
  steps: count(MOST_MISSION_STEPS, () => t('Enter 1 to {most} steps.', { most: integer(MOST_MISSION_STEPS) })),
  times: count(MOST_MISSION_TIMES, () => t('Enter 1 to {most} times.', { most: MOST_MISSION_TIMES })),
  points: count(MOST_MISSION_POINTS, () => t('Enter 1 to {most} points.', { most: MOST_MISSION_POINTS })),
  perDay: orNone(
    count(MOST_MISSION_STEPS, () => t('Enter a number above 0.')),
    () => t('Enter a number above 0, or leave it empty.'),
  ),
  audience: z.enum(missionAudiences, { error: () => t('Choose who it’s for.') }),
  /** The first and the last day, in UTC, on which deeds count. */
  from: day,
  until: day,
})

const inOrder = {
  test: ({ from, until }: { from: string | null; until: string | null }) => !from || !until || from <= until,
  message: { path: ['until'], error: () => t('Choose a last day that isn’t before the first.') },
}

/** A mission as an admin writes it. */
export const writtenMission = missionFields.refine(inOrder.test, inOrder.message)

/** An edited mission, with the version that the change is based on. */
export const missionChange = missionFields.extend({ version }).refine(inOrder.test, inOrder.message)
