import { z } from 'zod'
import { oneLine, writtenLines } from '../../texts.ts'
import { LONGEST_MESSAGE, MOST_STAGES } from '../limits.ts'
import { stageKinds, templatePurposes } from './kinds.ts'

const name = (label: string, missing: string) => oneLine(label, 60).refine((line) => line !== '', missing)

export const hiringStages = z.object({
  stages: z
    .array(z.object({ id: z.uuid(), kind: z.enum(stageKinds), name: name('The name', 'Enter a name.') }))
    .max(MOST_STAGES, `Use at most ${MOST_STAGES} stages.`)
    .refine((stages) => new Set(stages.map(({ id }) => id)).size === stages.length, 'Each stage stands here once.'),
})

export const newTemplate = z.object({
  purpose: z.enum(templatePurposes, 'Choose what it’s for.'),
  name: name('The name', 'Enter a name.'),
  text: writtenLines.pipe(
    z
      .string()
      .min(1, 'Write a few words.')
      .max(LONGEST_MESSAGE, `Use at most ${LONGEST_MESSAGE.toLocaleString('en-US')} characters.`),
  ),
})
