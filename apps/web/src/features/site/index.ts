// What the frame shows of the installation's own words, and pieces of the admin area: the frame of the pages about the site,
// and its look in the settings.
import { lazy } from 'react'

export { SiteFrame } from './admin/site-frame.tsx'
export { Announcement } from './base/announcement.tsx'
export { loadSiteFrame, useSiteLinks } from './base/site-frame.ts'

/** For the admin area only. Needs a Suspense around it. */
export const BrandAdmin = lazy(async () => ({ default: (await import('./admin/brand/brand-admin.tsx')).BrandAdmin }))
