import { z } from 'zod'
import { oneLine } from '../texts.ts'
import { webAddress } from '../web-address.ts'

export const LONGEST_LINK = 1_000

/** A preview as a form sends it, to be stored with its content. */
export const chosenLink = z.object({
  url: webAddress(LONGEST_LINK).refine((url) => url !== '', 'Enter the address of a page.'),
  title: oneLine('The title', 200),
  description: oneLine('The description', 300),
  siteName: oneLine('The site’s name', 80),
  pictureId: z.uuid().nullable(),
})
