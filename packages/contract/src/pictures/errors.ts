import { t } from '@rise/texts'
import { defineErrors } from '../errors.ts'

export const pictureErrors = defineErrors({
  'picture-type': {
    status: 415,
    message: () => t('We can’t use this file. Choose a JPEG, PNG, WebP, AVIF or GIF picture.'),
  },
  'picture-damaged': { status: 400, message: () => t('This picture is damaged or incomplete. Choose another one.') },
  'picture-too-large': {
    status: 413,
    message: () => t('This picture has too many pixels. Choose one of at most 40 megapixels.'),
  },
  'picture-too-small': {
    status: 400,
    message: () => t('This picture is too small. Choose one of at least 32 by 32 pixels.'),
  },
  'pictures-busy': {
    status: 503,
    message: () => t('We’re busy with other pictures right now. Try again in a few seconds.'),
  },
  'pictures-not-kept': {
    status: 503,
    message: () => t('We can’t store pictures right now. Try again in a few minutes.'),
  },
  'picture-not-found': { status: 404, message: () => t('We couldn’t find this picture. Upload it again.') },
  'picture-not-for-this': {
    status: 409,
    message: () => t('This picture was uploaded for another place. Upload it again here.'),
  },
})
