import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { gateErrors, platformErrors } from '../errors.ts'
import { oneLine } from '../texts.ts'
import { uploadedFile } from '../upload.ts'
import { pictureErrors } from './errors.ts'
import { LONGEST_ALT_TEXT, MOST_PICTURE_BYTES } from './limits.ts'
import { accountPictures, crop, picture } from './shapes.ts'

const e = pictureErrors

const choice = z.object({ pictureId: z.uuid({ error: () => t('Choose a picture that you uploaded.') }).nullable() })

export const picturesEndpoints = defineEndpoints({
  'POST /api/v1/pictures': {
    summary: 'Uploads a picture; unused ones are removed after a day',
    tag: 'pictures',
    access: 'auth',
    upload: { part: 'picture', maxBytes: MOST_PICTURE_BYTES },
    body: z.object({
      picture: uploadedFile(() => t('Choose a picture.')),
      purpose: z.enum(['photo', 'cover', 'gallery', 'content'], {
        error: () => t('Choose what it’s for: photo, cover, gallery or content.'),
      }),
      alt: oneLine(LONGEST_ALT_TEXT).default(''),
      crop: crop.optional(),
    }),
    reply: success(picture),
    errors: [
      gateErrors.forbidden,
      platformErrors['too-large'],
      platformErrors['unsupported-media-type'],
      platformErrors['too-many-requests'],
      e['picture-type'],
      e['picture-damaged'],
      e['picture-too-large'],
      e['picture-too-small'],
      e['pictures-busy'],
      e['pictures-not-kept'],
    ],
  },
  'GET /api/v1/account/pictures': {
    summary: 'Photo and cover of the acting professional, logo and cover of the acting company',
    tag: 'pictures',
    access: 'auth',
    reply: success(accountPictures),
    errors: [],
  },
  'PUT /api/v1/account/photo': {
    summary: 'Sets or removes the photo of a professional, the logo of a company',
    tag: 'pictures',
    access: 'auth',
    acting: true,
    body: choice,
    reply: success(accountPictures),
    errors: [gateErrors.forbidden, e['picture-not-found'], e['picture-not-for-this']],
  },
  'PUT /api/v1/account/cover': {
    summary: 'Sets or removes the cover of a professional or company',
    tag: 'pictures',
    access: 'auth',
    acting: true,
    body: choice,
    reply: success(accountPictures),
    errors: [gateErrors.forbidden, e['picture-not-found'], e['picture-not-for-this']],
  },
})
