import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { SitePagesAdmin } from './site-pages-admin.tsx'

/** The pages that the installation wrote itself. */
export function AdminSitePage() {
  return (
    <AdminFrame>
      <SitePagesAdmin />
    </AdminFrame>
  )
}
