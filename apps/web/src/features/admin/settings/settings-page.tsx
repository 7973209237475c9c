import { AdminFrame } from '../admin-frame.tsx'
import { AdminsSection } from './admins-section.tsx'
import { InstallationSection } from './installation-section.tsx'

/** Who runs the place, and how the installation is set up. */
export function AdminSettingsPage() {
  return (
    <AdminFrame title="Settings" permissions={['settings']}>
      <AdminsSection />
      <InstallationSection />
    </AdminFrame>
  )
}
