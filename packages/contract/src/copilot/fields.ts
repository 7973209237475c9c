import { t } from '@rise/texts'
import { z } from 'zod'
import { employmentTypes } from '../jobs/kinds.ts'
import { soughtWorkTypes } from '../professionals/story/kinds.ts'
import { oneLine, tooLong, writtenLines } from '../texts.ts'
import { copilotTools } from './kinds.ts'
import { LONGEST_LINE, LONGEST_PREFERENCE, LONGEST_REQUEST, LONGEST_TITLE, MOST_JOBS, MOST_LINES } from './limits.ts'

const text = (longest: number) =>
  writtenLines.pipe(
    z
      .string()
      .max(longest, tooLong(longest))
      .refine((written) => !written.includes('\0'), {
        error: () => t('The text has characters we can’t store. Remove them.'),
      }),
  )

/** The answers of the intro. An empty value counts as not answered. */
export const copilotPreferences = z.object({
  looksFor: text(LONGEST_PREFERENCE),
  where: text(LONGEST_PREFERENCE),
  workTypes: z.array(z.enum(soughtWorkTypes)).max(soughtWorkTypes.length),
  employmentTypes: z.array(z.enum(employmentTypes)).max(employmentTypes.length),
  /** The yearly pay, in whole units. */
  pay: z
    .object({
      amount: z
        .int({ error: () => t('Enter the pay as a whole number.') })
        .min(1, { error: () => t('Enter the pay.') })
        .max(100_000_000, { error: () => t('Enter a year’s pay.') }),
      currency: z.string().regex(/^[A-Z]{3}$/, { error: () => t('Enter the currency as three letters, such as EUR.') }),
    })
    .nullable(),
  proudOf: text(LONGEST_PREFERENCE),
  avoids: text(LONGEST_PREFERENCE),
})
export type CopilotPreferences = z.output<typeof copilotPreferences>

/** Preferences, as their form sends them. */
export const savedPreferences = copilotPreferences.extend({
  /** False while the intro is not finished. The intro then continues with the next question. */
  introduced: z.boolean().default(true),
})

export const copilotRequest = z.object({
  /** Null for a new chat. */
  chatId: z.uuid().nullable(),
  text: text(LONGEST_REQUEST).refine((written) => written !== '', { error: () => t('Write a message.') }),
  /** The tool that a button calls; null if the copilot must interpret the text. */
  tool: z.enum(copilotTools).nullable().default(null),
  /** The jobs that the request is about, in order. */
  jobs: z.array(z.uuid()).max(MOST_JOBS).default([]),
})

export const chatTitle = z.object({
  title: oneLine(LONGEST_TITLE).refine((written) => written !== '', { error: () => t('Enter a name.') }),
})

/** The lines of a tailored résumé, in their order. */
export const tailoredLines = z.object({
  jobId: z.uuid(),
  lines: z
    .array(
      z.object({
        /** The facts of the story on which the line is based. */
        facts: z.array(z.string().max(40)).max(5),
        text: text(LONGEST_LINE).refine((written) => written !== '', {
          error: () => t('Write the line, or leave it out.'),
        }),
      }),
    )
    .max(MOST_LINES),
})
export type TailoredLines = z.output<typeof tailoredLines>
