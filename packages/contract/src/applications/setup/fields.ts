import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine, tooLong, writtenLines } from '../../texts.ts'
import { LONGEST_MESSAGE, MOST_STAGES } from '../limits.ts'
import { stageKinds, templatePurposes } from './kinds.ts'

const name = oneLine(60).refine((line) => line !== '', { error: () => t('Enter a name.') })

export const hiringStages = z.object({
  stages: z
    .array(z.object({ id: z.uuid(), kind: z.enum(stageKinds), name }))
    .max(MOST_STAGES, { error: () => t('Use at most {most} stages.', { most: MOST_STAGES }) })
    .refine((stages) => new Set(stages.map(({ id }) => id)).size === stages.length, {
      error: () => t('Each stage stands here once.'),
    }),
})

export const newTemplate = z.object({
  purpose: z.enum(templatePurposes, { error: () => t('Choose what it’s for.') }),
  name,
  text: writtenLines.pipe(
    z
      .string()
      .min(1, { error: () => t('Write a few words.') })
      .max(LONGEST_MESSAGE, tooLong(LONGEST_MESSAGE)),
  ),
})
