import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { AdminsSection } from '../../session/index.ts'
import { BrandAdmin } from '../../site/index.ts'
import { ElsewhereSection } from './elsewhere-section.tsx'
import { InstallationSection } from './installation-section.tsx'

/** What the place is called, who runs it, and how the installation is set up. */
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
