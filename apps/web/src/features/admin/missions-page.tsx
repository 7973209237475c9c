import { MissionsAdmin } from '../missions/index.ts'
import { AdminFrame } from './admin-frame.tsx'

/** How admins write missions and answer claims of rewards. */
export function MissionsPage() {
  return (
    <AdminFrame title="Missions" permissions={['content']}>
      <MissionsAdmin />
    </AdminFrame>
  )
}
