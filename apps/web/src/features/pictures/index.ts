// What other features may show of pictures. Loaded when shown.
import { lazy } from 'react'

/** Photo (or logo) and cover of whom one acts for, to change. Needs a Suspense around it. */
export const AccountPictures = lazy(async () => ({ default: (await import('./account-pictures.tsx')).AccountPictures }))
