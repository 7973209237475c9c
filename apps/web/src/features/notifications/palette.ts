import { Bell } from 'lucide-react'
import type { Act } from '../../app/palette/search-slots.ts'

export const notificationsAct: Act = {
  label: 'Notifications',
  to: '/notifications',
  icon: Bell,
  gate: { access: 'auth' },
}
