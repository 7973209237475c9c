import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { defineErrors, platformErrors } from '../errors.ts'
import { perHour } from '../limit.ts'
import { webAddress } from '../web-address.ts'
import { LONGEST_LINK } from './fields.ts'
import { linkPreview } from './shapes.ts'

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
    limits: [perHour('link-previews', 40, { by: 'login' })],
    body: z.object({
      url: webAddress(LONGEST_LINK).refine((url) => url !== '', 'Give the address of a page.'),
    }),
    reply: success(linkPreview),
    errors: [linkPreviewErrors['link-not-read'], platformErrors['too-many-requests']],
  },
})
