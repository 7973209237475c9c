import { t } from '@rise/texts'
import { z } from 'zod'
import { blockLimits } from '../limits.ts'
import { html, shownPicture, title } from './texts.ts'

export const imageText = z.object({
  title,
  text: html(blockLimits.imagetext.text),
  picture: shownPicture.nullable(),
  /** The position of the picture on wide screens. */
  side: z.enum(['left', 'right'], { error: () => t('Choose a side.') }),
})
