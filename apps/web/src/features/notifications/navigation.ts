import { msg } from '@rise/texts'
import { Bell } from 'lucide-react'
import type { NavigationEntry } from '../../app/navigation/entry.ts'

export const notificationsLink: NavigationEntry = {
  label: msg('Notifications'),
  icon: Bell,
  route: '/notifications',
  bell: true,
}
