import { msg } from '@rise/texts'
import type { AdminMatter } from '../../app/admin/admin-page.ts'

/** Admins publish or decline suggested questions on the page of Real talk, above the questions. */
export const questionMatter: AdminMatter = {
  of: 'questions',
  noun: msg('{count, plural, one {suggested question} other {suggested questions}}'),
  to: '/real-talk',
  permission: 'content',
}
