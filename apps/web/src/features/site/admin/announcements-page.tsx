import { AnnouncementsAdmin } from './announcements-admin.tsx'
import { SiteFrame } from './site-frame.tsx'

/** What the installation announces to everyone, or to some. */
export function AnnouncementsPage() {
  return (
    <SiteFrame>
      <AnnouncementsAdmin />
    </SiteFrame>
  )
}
