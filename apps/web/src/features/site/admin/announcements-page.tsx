import { AnnouncementsAdmin } from './announcements-admin.tsx'
import { SiteFrame } from './site-frame.tsx'

/** The installation's announcements to everyone, or to some roles. */
export function AnnouncementsPage() {
  return (
    <SiteFrame>
      <AnnouncementsAdmin />
    </SiteFrame>
  )
}
