import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { AdminsSection } from '../../session/index.ts'
import { BrandAdmin } from '../../site/index.ts'
import { ElsewhereSection } from './elsewhere-section.tsx'
import { InstallationSection } from './installation-section.tsx'

/** The brand of the site, its admins, links to further settings, and the configuration of the installation. */
export function AdminSettingsPage() {
  return (
    <AdminFrame>
      <BrandAdmin />
      <AdminsSection />
      <ElsewhereSection />
      <InstallationSection />
    </AdminFrame>
  )
}
