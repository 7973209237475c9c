import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine } from '../../texts.ts'
import { LONGEST_PRODUCT_NAME } from './limits.ts'

/** The brand color, as its form sends it. */
export const brandColor = z.object({
  color: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^#[0-9a-f]{6}$/, { error: () => t('Enter a colour like #0f6b62.') }),
})

/** The product's name, as its form sends it. */
export const brandName = z.object({
  name: oneLine(LONGEST_PRODUCT_NAME).refine((text) => text !== '', { error: () => t('Enter a name.') }),
})
