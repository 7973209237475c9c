import { SiteAdmin } from '../../site/index.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { AdminsSection } from './admins-section.tsx'
import { ElsewhereSection } from './elsewhere-section.tsx'
import { InstallationSection } from './installation-section.tsx'

/** What the place is called, who runs it, and how the installation is set up. */
export function AdminSettingsPage() {
  return (
    <AdminFrame title="Settings" permissions={['settings']}>
      <SiteAdmin part="brand" />
      <AdminsSection />
      <ElsewhereSection />
      <InstallationSection />
    </AdminFrame>
  )
}
