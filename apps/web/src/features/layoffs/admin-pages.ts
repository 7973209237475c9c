import { msg } from '@rise/texts'
import { ChartColumn } from 'lucide-react'
import type { AdminMatter, AdminPage } from '../../app/admin/admin-page.ts'

export const layoffsAdmin: readonly AdminPage[] = [
  {
    path: 'layoffs',
    title: msg('Layoffs'),
    icon: ChartColumn,
    permissions: ['content'],
    load: async () => (await import('./admin/layoffs-admin.tsx')).LayoffsAdmin,
  },
]

export const layoffMatter: AdminMatter = {
  of: 'layoffs',
  noun: msg('{count, plural, one {layoff sent in} other {layoffs sent in}}'),
  to: '/admin/layoffs',
  permission: 'content',
}
