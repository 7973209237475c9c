import { z } from 'zod'
import { defineEndpoints, success } from './endpoint.ts'
import { defineErrors, gateErrors, platformErrors } from './errors.ts'
import { LONGEST_ALT_TEXT, MOST_PICTURE_BYTES } from './picture-rules.ts'
import { oneLine } from './session.ts'
import { uploadedFile } from './upload.ts'

/** A picture in all its sizes: each as AVIF and as WebP, the smallest first. */
export const picture = z.object({
  _id: z.string(),
  /** What it shows, for who does not see it; empty where it is decoration or stands beside its name. */
  alt: z.string(),
  /** Of the largest size, in pixels. */
  width: z.int(),
  height: z.int(),
  sources: z.array(
    z.object({
      width: z.int(),
      /** A path of this site. */
      url: z.string(),
      type: z.enum(['image/avif', 'image/webp']),
    }),
  ),
})
export type Picture = z.output<typeof picture>

const ratio = z.number('Give a number from 0 to 1.').min(0, 'Give a number from 0 to 1.').max(1, 'At most 1.')
/** Sums of what a browser computed may be past the edge by a rounding. */
const EDGE = 1.0001

/** A rectangle of the upright picture, in shares of its width and height. */
const crop = z
  .object({ x: ratio, y: ratio, width: ratio.gt(0, 'Give more than 0.'), height: ratio.gt(0, 'Give more than 0.') })
  .refine(({ x, y, width, height }) => x + width <= EDGE && y + height <= EDGE, 'The crop leaves the picture.')
export type Crop = z.output<typeof crop>

const accountPictures = z.object({ photo: picture.nullable(), cover: picture.nullable() })
export type AccountPictures = z.output<typeof accountPictures>

export const pictureErrors = defineErrors({
  'picture-type': { status: 415, message: 'This file cannot be used. Choose a JPEG, PNG, WebP, AVIF or GIF picture.' },
  'picture-damaged': { status: 400, message: 'This picture is damaged or not complete. Choose another one.' },
  'picture-too-large': {
    status: 413,
    message: 'This picture has too many pixels. Choose one of at most 40 megapixels.',
  },
  'picture-too-small': { status: 400, message: 'This picture is too small. Choose one of at least 32 by 32 pixels.' },
  'pictures-busy': { status: 503, message: 'Many pictures are being prepared right now. Try again in a few seconds.' },
  'pictures-not-kept': { status: 503, message: 'Pictures cannot be kept right now. Try again in a few minutes.' },
  'picture-not-found': { status: 404, message: 'There is no such picture of yours. Upload it again.' },
  'picture-not-for-this': {
    status: 409,
    message: 'This picture was made for another place. Upload it again for this one.',
  },
})
const e = pictureErrors

const choice = z.object({ pictureId: z.uuid('Name a picture that you uploaded.').nullable() })

export const picturesEndpoints = defineEndpoints({
  'POST /api/v1/pictures': {
    summary: 'Uploads a picture; it is removed after a day unless it is used',
    tag: 'pictures',
    access: 'auth',
    upload: { part: 'picture', maxBytes: MOST_PICTURE_BYTES },
    body: z.object({
      picture: uploadedFile('Choose a picture.'),
      purpose: z.enum(
        ['photo', 'cover', 'gallery', 'content'],
        'Say what it is for: photo, cover, gallery or content.',
      ),
      alt: oneLine('The description', LONGEST_ALT_TEXT).default(''),
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
    body: choice,
    reply: success(accountPictures),
    errors: [gateErrors.forbidden, e['picture-not-found'], e['picture-not-for-this']],
  },
  'PUT /api/v1/account/cover': {
    summary: 'Sets or removes the cover of a professional or company',
    tag: 'pictures',
    access: 'auth',
    body: choice,
    reply: success(accountPictures),
    errors: [gateErrors.forbidden, e['picture-not-found'], e['picture-not-for-this']],
  },
})
