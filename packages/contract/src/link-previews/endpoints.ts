import { t } from '@rise/texts'
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
    message: () => t('We couldn’t read this page. Check its address, or enter the title yourself.'),
  },
})

export const linkPreviewsEndpoints = defineEndpoints({
  'POST /api/v1/link-previews': {
    summary: 'Reads the title, description, site and picture of a web page; stores only the picture, for a day',
    tag: 'link-previews',
    access: 'auth',
    confirmed: true,
    limits: [perHour('link-previews', 40, { by: 'login' })],
    body: z.object({
      url: webAddress(LONGEST_LINK).refine((url) => url !== '', { error: () => t('Enter the address of a page.') }),
    }),
    reply: success(linkPreview),
    errors: [linkPreviewErrors['link-not-read'], platformErrors['too-many-requests']],
  },
})
