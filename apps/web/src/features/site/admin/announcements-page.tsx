import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { AnnouncementsAdmin } from './announcements-admin.tsx'

/** What the installation announces to everyone, or to some. */
export function AnnouncementsPage() {
  return (
    <AdminFrame>
      <AnnouncementsAdmin />
    </AdminFrame>
  )
}
