import { msg } from '@rise/texts'
import { CalendarDays } from 'lucide-react'
import type { AdminPage } from '../../app/admin/admin-page.ts'

export const eventsAdmin: readonly AdminPage[] = [
  {
    path: 'events',
    title: msg('Events'),
    icon: CalendarDays,
    permissions: ['content'],
    load: async () => (await import('./admin/events-admin.tsx')).EventsAdmin,
  },
]
