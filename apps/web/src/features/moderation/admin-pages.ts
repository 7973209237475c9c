import type { AdminMatter } from '../../app/admin/admin-page.ts'

const queue = { to: '/admin/activity', permission: 'moderation' } as const

export const reportMatter: AdminMatter = { ...queue, of: 'reports', one: 'report', many: 'reports' }
export const appealMatter: AdminMatter = { ...queue, of: 'appeals', one: 'appeal', many: 'appeals' }
