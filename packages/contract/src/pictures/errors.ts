import { defineErrors } from '../errors.ts'

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
