// Pictures: uploading, re-encoding and serving pictures, and the photos and covers of professionals and companies. Owns
// `picture` and `actor_picture`. A feature claims a picture in the transaction that starts showing it, and releases it
// in the one that stops showing it. Pictures that no feature has claimed are removed after a day.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { concealPicture } from './conceal-picture.ts'
export { emailPictures } from './email-pictures.ts'
export { encodeLogo } from './encode-logo.ts'
export { encodeUpload } from './encode-upload.ts'
export { makePicture, makeSitePicture } from './make-picture.ts'
export { assertOwnPicture, holdPictures, releasePictures } from './own-picture.ts'
export { pictureColumn, pictureOf } from './picture-column.ts'
export { pictureIdOf, pictureTag } from './picture-in-text.ts'
export { storedTypes } from './picture-key.ts'
export { removeUnusedPictures } from './remove-unused.task.ts'
export { reportedPictures } from './reported-picture.ts'
export { samplePictures } from './sample-pictures.ts'
export { showPictures } from './show-pictures.ts'
export { shownPicture } from './shown-picture.ts'
