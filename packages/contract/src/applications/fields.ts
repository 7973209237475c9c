import { z } from 'zod'
import { version } from '../integers.ts'
import { oneLine, writtenLines } from '../texts.ts'
import { declineReasons, teamStages } from './kinds.ts'
import {
  LONGEST_ANSWER,
  LONGEST_COVER_NOTE,
  LONGEST_MESSAGE,
  LONGEST_TEAM_NOTE,
  MOST_MOVED_AT_ONCE,
  MOST_TIMES,
} from './limits.ts'

const text = (longest: number) =>
  writtenLines.pipe(z.string().max(longest, `Use at most ${longest.toLocaleString('en-US')} characters.`))
const requiredText = (longest: number, missing: string) => text(longest).refine((written) => written !== '', missing)

/** An application as it is sent. */
export const newApplication = z.object({
  resume: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('story') }),
    z.object({ kind: z.literal('file'), fileId: z.uuid() }),
  ]),
  note: text(LONGEST_COVER_NOTE).default(''),
  answers: z
    .array(
      z.object({
        questionId: z.uuid(),
        /** The question as it was shown. */
        question: z.string().max(300),
        /** For a file, the id that its upload returned. */
        answer: text(LONGEST_ANSWER),
      }),
    )
    .max(50)
    .default([]),
})
export type NewApplication = z.output<typeof newApplication>

export const applicationMessage = z.object({
  /** Chosen by the sender: sending it twice makes one message. */
  id: z.uuid(),
  text: requiredText(LONGEST_MESSAGE, 'Write a message.'),
})

/** The new stage of an application. Of two moves based on one version, the second is refused. */
export const move = z.object({
  version,
  stage: z.enum(teamStages, 'Choose a stage.'),
  /** One of the company's own stages of that kind. */
  stageId: z.uuid().nullable().default(null),
})

const declineFields = z.object({
  reason: z.enum(declineReasons, 'Choose a reason.'),
  message: requiredText(LONGEST_MESSAGE, 'Write a few words.'),
})
export const decline = declineFields.extend({ version })

const severalApplicants = z
  .array(z.object({ id: z.uuid(), version }))
  .min(1, 'Choose at least one applicant.')
  .max(MOST_MOVED_AT_ONCE, `Choose at most ${MOST_MOVED_AT_ONCE} applicants.`)

export const moves = move.omit({ version: true }).extend({ items: severalApplicants })

/** A decline of all applications without a decision. */
export const openDeclines = declineFields

/** A decline of several applications: each candidate gets the message with its placeholders filled in. */
export const declines = declineFields.extend({ items: severalApplicants })

export const teamNoteText = z.object({ text: requiredText(LONGEST_TEAM_NOTE, 'Write a note.') })

export const interviewProposal = z.object({
  minutes: z.int('Enter the minutes.').min(10, 'At least 10 minutes.').max(480, 'At most 480 minutes.'),
  zone: z
    .string()
    .max(60)
    .refine((zone) => isZone(zone), 'Choose a time zone.'),
  place: oneLine('The place', 300),
  times: z
    .array(z.iso.datetime('Enter a date and time.'))
    .min(1, 'Offer at least one time.')
    .max(MOST_TIMES, `Offer at most ${MOST_TIMES} times.`)
    .transform((times) => [...new Set(times.map((time) => new Date(time).toISOString()))].toSorted()),
})

function isZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
