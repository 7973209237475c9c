// What the frame shows of the installation's own words, and its look in the settings of the admin area.
import { lazy } from 'react'

export { Announcement } from './base/announcement.tsx'
export { loadSiteFrame, useSiteLinks } from './base/site-frame.ts'

/** For the admin area only. Needs a Suspense around it. */
export const BrandAdmin = lazy(async () => ({ default: (await import('./admin/brand/brand-admin.tsx')).BrandAdmin }))
