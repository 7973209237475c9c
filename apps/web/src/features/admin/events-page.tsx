import { EventsAdmin } from '../events/index.ts'
import { AdminFrame } from './admin-frame.tsx'

/** How admins look after events. */
export function EventsPage() {
  return (
    <AdminFrame title="Events" permissions={['content']}>
      <EventsAdmin />
    </AdminFrame>
  )
}
