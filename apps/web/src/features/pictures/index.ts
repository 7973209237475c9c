// What other features may use of pictures: parts are loaded when shown.
import { lazy } from 'react'

export { pictureLimits } from './picture-limits.ts'
export { useUploadPicture } from './queries.ts'

/** Photo (or logo) and cover of whom one acts for, to change. Needs a Suspense around it. */
export const AccountPictures = lazy(async () => ({ default: (await import('./account-pictures.tsx')).AccountPictures }))
