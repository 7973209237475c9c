import { msg } from '@rise/texts'
import { Newspaper } from 'lucide-react'
import type { AdminPage } from '../../app/admin/admin-page.ts'

export const headlinesAdmin: readonly AdminPage[] = [
  {
    path: 'headlines',
    title: msg('Headlines'),
    icon: Newspaper,
    permissions: ['content'],
    load: async () => (await import('./admin/headlines-admin.tsx')).HeadlinesAdmin,
  },
]
