import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { SitePagesAdmin } from './site-pages-admin.tsx'

/** The installation's own pages. */
export function AdminSitePage() {
  return (
    <AdminFrame>
      <SitePagesAdmin />
    </AdminFrame>
  )
}
