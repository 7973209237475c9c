import { msg } from '@rise/texts'
import type { AdminMatter } from '../../app/admin/admin-page.ts'

const queue = { to: '/admin/activity', permission: 'moderation' } as const

export const reportMatter: AdminMatter = {
  ...queue,
  of: 'reports',
  noun: msg('{count, plural, one {report} other {reports}}'),
}
export const appealMatter: AdminMatter = {
  ...queue,
  of: 'appeals',
  noun: msg('{count, plural, one {appeal} other {appeals}}'),
}
