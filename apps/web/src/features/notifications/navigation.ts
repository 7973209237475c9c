import { Bell } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const notificationsLink: NavigationEntry = {
  label: 'Notifications',
  icon: Bell,
  route: '/notifications',
  bell: true,
}
