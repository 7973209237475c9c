import { msg } from '@rise/texts'
import { Trophy } from 'lucide-react'
import type { AdminMatter, AdminPage } from '../../app/admin/admin-page.ts'

export const missionsAdmin: readonly AdminPage[] = [
  {
    path: 'missions',
    title: msg('Missions'),
    icon: Trophy,
    permissions: ['content'],
    load: async () => (await import('./admin/missions-admin.tsx')).MissionsAdmin,
  },
]

export const rewardMatter: AdminMatter = {
  of: 'rewards',
  noun: msg('{count, plural, one {reward to send} other {rewards to send}}'),
  to: '/admin/missions',
  permission: 'content',
}
