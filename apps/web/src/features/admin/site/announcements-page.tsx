import { SiteAdmin } from '../../site/index.ts'
import { SiteFrame } from './site-frame.tsx'

/** What the installation announces to everyone, or to some. */
export function AnnouncementsPage() {
  return (
    <SiteFrame>
      <SiteAdmin part="announcements" />
    </SiteFrame>
  )
}
