// Pictures: uploading, re-encoding and serving them, and those that stand for a professional or company. Owns `picture`
// and `actor_picture`. A feature that shows pictures holds them in the transaction that begins to show them, and
// releases them in the one that ends it; what no one holds is removed after a day.
import type {} from './activities.ts'
import type {} from './tables.ts'

export { concealPicture } from './conceal-picture.ts'
export { encodeLogo } from './encode-logo.ts'
export { encodeUpload } from './encode-upload.ts'
export { makePicture, makeSitePicture } from './make-picture.ts'
export { assertOwnPicture, holdPictures, releasePictures } from './own-picture.ts'
export { pictureColumn, pictureOf } from './picture-column.ts'
export { pictureIdOf, pictureTag } from './picture-in-text.ts'
export { keptTypes } from './picture-key.ts'
export { removeUnusedPictures } from './remove-unused.task.ts'
export { reportedPictures } from './reported-picture.ts'
export { showPictures } from './show-pictures.ts'
