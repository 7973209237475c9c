import { msg } from '@rise/texts'
import { Mail } from 'lucide-react'
import type { AdminPage } from '../../app/admin/admin-page.ts'

const permissions = ['emails'] as const

export const mailingsAdmin: readonly AdminPage[] = [
  {
    path: 'emails',
    title: msg('Emails'),
    icon: Mail,
    permissions,
    load: async () => (await import('./admin/emails-page.tsx')).EmailsPage,
  },
  {
    path: 'emails/sequence/:id',
    title: msg('Sequence'),
    permissions,
    load: async () => (await import('./admin/sequence-page.tsx')).SequencePage,
  },
]
