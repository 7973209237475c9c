// The parts of pictures for other features.
export { AccountCover, AccountPhoto, AccountPictures } from './account-pictures.tsx'
export { CoverField } from './cover-field.tsx'
export { pictureLimits } from './picture-limits.ts'
export { useSetPicture, useUploadPicture } from './queries.ts'
