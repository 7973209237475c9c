import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { FooterAdmin } from './footer-admin.tsx'

/** The installation's own links in the footer. */
export function FooterPage() {
  return (
    <AdminFrame>
      <FooterAdmin />
    </AdminFrame>
  )
}
