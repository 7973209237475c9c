import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { AnnouncementsAdmin } from './announcements-admin.tsx'

/** The installation's announcements to everyone, or to some roles. */
export function AnnouncementsPage() {
  return (
    <AdminFrame>
      <AnnouncementsAdmin />
    </AdminFrame>
  )
}
