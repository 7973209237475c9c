import { msg } from '@rise/texts'
import { Bell } from 'lucide-react'
import type { Act } from '../../app/palette/search-slots.ts'

export const notificationsAct: Act = {
  label: msg('Notifications'),
  to: '/notifications',
  icon: Bell,
  gate: { access: 'auth' },
}
