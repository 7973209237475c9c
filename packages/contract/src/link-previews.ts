import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, platformErrors } from './errors.ts'
import { picture } from './pictures.ts'
import { oneLine } from './session.ts'
import { webAddress } from './web-address.ts'

export const LONGEST_LINK = 1_000

/** What a page says of itself, as plain text: never markup. An empty text says nothing. */
export const linkPreview = z.object({
  /** Where it was found. */
  url: z.string(),
  title: z.string(),
  description: z.string(),
  siteName: z.string(),
  /** Encoded anew; null when there is none, or none that can be used. */
  picture: picture.nullable(),
})
export type LinkPreview = z.output<typeof linkPreview>

/** The same as a form sends it, to be kept with what shows it. */
export const chosenLink = z.object({
  url: webAddress(LONGEST_LINK).refine((url) => url !== '', 'Give the address of a page.'),
  title: oneLine('The title', 200),
  description: oneLine('The description', 300),
  siteName: oneLine('The site’s name', 80),
  pictureId: z.uuid().nullable(),
})

export const linkPreviewErrors = defineErrors({
  'link-not-read': {
    status: 422,
    message: 'The page could not be read. Check the address, or write its title yourself.',
  },
})

export const linkPreviewsEndpoints = defineEndpoints({
  'POST /api/v1/link-previews': {
    summary:
      'Reads title, description, site and picture of a page on the web; keeps nothing but the picture, for a day',
    tag: 'link-previews',
    access: 'auth',
    confirmed: true,
    body: z.object({
      url: webAddress(LONGEST_LINK).refine((url) => url !== '', 'Give the address of a page.'),
    }),
    reply: success(linkPreview),
    errors: [linkPreviewErrors['link-not-read'], platformErrors['too-many-requests']],
  },
})
