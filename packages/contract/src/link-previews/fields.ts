import { t } from '@rise/texts'
import { z } from 'zod'
import { oneLine } from '../texts.ts'
import { webAddress } from '../web-address.ts'

export const LONGEST_LINK = 1_000

/** A preview as a form sends it, to be stored with its content. */
export const chosenLink = z.object({
  url: webAddress(LONGEST_LINK).refine((url) => url !== '', { error: () => t('Enter the address of a page.') }),
  title: oneLine(200),
  description: oneLine(300),
  siteName: oneLine(80),
  pictureId: z.uuid().nullable(),
})
