import type { AdminMatter } from '../../app/admin/admin-page.ts'

export const claimMatter: AdminMatter = {
  of: 'claims',
  one: 'company claim',
  many: 'company claims',
  to: '/admin/companies?state=claims',
  permission: 'members',
}
