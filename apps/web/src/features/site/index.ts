// What the frame shows of the installation's own words, and the parts of the admin area.
import { lazy } from 'react'

export { Announcement } from './base/announcement.tsx'
export { loadSiteFrame, useSiteLinks } from './base/site-frame.ts'

/** For the admin area alone. Needs a Suspense around it. */
export const SiteAdmin = lazy(async () => ({ default: (await import('./admin/site-admin.tsx')).SiteAdmin }))
