import { msg } from '@rise/texts'
import type { AdminMatter } from '../../app/admin/admin-page.ts'

export const claimMatter: AdminMatter = {
  of: 'claims',
  noun: msg('{count, plural, one {company claim} other {company claims}}'),
  to: '/admin/companies?state=claims',
  permission: 'members',
}
