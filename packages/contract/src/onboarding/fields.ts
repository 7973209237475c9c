import { t } from '@rise/texts'
import { z } from 'zod'
import { openToWorkSettings, soughtWorkTypes } from '../professionals/story/kinds.ts'
import { tooLong } from '../texts.ts'

/** The maximum size of all answers as JSON, in bytes. */
export const LARGEST_ANSWERS = 64 * 1024

/** An unfinished answer. Only its length is limited, and the database rejects NUL. */
function text(longest: number) {
  return z
    .string()
    .max(longest, tooLong(longest))
    .refine((value) => !value.includes('\0'), {
      error: () => t('The text has characters we can’t store. Remove them.'),
    })
}

const chosenEntries = z
  .array(z.object({ slug: text(80), name: text(200) }))
  .max(20, { error: () => t('Choose at most {most}.', { most: 20 }) })

/** Answers that a story can't contain yet: unfinished texts, and parts of entries that must be complete. */
export const onboardingAnswers = z.object({
  position: text(300).optional(),
  company: text(300).optional(),
  /** The first and the last month of the role; empty while unanswered. */
  since: text(10).optional(),
  until: text(10).optional(),
  headline: text(300).optional(),
  about: text(10_000).optional(),
  skills: z
    .array(text(300))
    .max(50, { error: () => t('Name at most {most}.', { most: 50 }) })
    .optional(),
  city: text(300).optional(),
  countryCode: text(2).optional(),
  timeZone: text(60).optional(),
  school: text(300).optional(),
  studied: text(300).optional(),
  languages: z
    .array(text(300))
    .max(20, { error: () => t('Name at most {most}.', { most: 20 }) })
    .optional(),
  link: text(2_000).optional(),
  expertises: chosenEntries.optional(),
  hats: chosenEntries.optional(),
  soughtValues: chosenEntries.optional(),
  soughtBenefits: chosenEntries.optional(),
  interests: chosenEntries.optional(),
  mentoringTopics: chosenEntries.optional(),
  openToWork: z.enum(openToWorkSettings).optional(),
  soughtRoles: z
    .array(text(120))
    .max(10, { error: () => t('Name at most {most}.', { most: 10 }) })
    .optional(),
  soughtWorkTypes: z.array(z.enum(soughtWorkTypes)).max(soughtWorkTypes.length).optional(),
})
export type OnboardingAnswers = z.output<typeof onboardingAnswers>
