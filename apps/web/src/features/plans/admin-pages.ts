import { msg } from '@rise/texts'
import { CreditCard } from 'lucide-react'
import type { AdminMatter, AdminPage } from '../../app/admin/admin-page.ts'

export const plansAdmin: readonly AdminPage[] = [
  {
    path: 'plans',
    title: msg('Plans'),
    icon: CreditCard,
    permissions: ['plans'],
    load: async () => (await import('./admin/plans-admin.tsx')).PlansAdmin,
  },
]

export const planMatter: AdminMatter = {
  of: 'plans',
  noun: msg('{count, plural, one {plan request} other {plan requests}}'),
  to: '/admin/professionals?asks=plan',
  permission: 'plans',
}
