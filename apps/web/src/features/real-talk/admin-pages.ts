import type { AdminMatter } from '../../app/admin/admin-page.ts'

/** Admins publish or decline suggested questions on the page of Real talk, above the questions. */
export const questionMatter: AdminMatter = {
  of: 'questions',
  one: 'suggested question',
  many: 'suggested questions',
  to: '/real-talk',
  permission: 'content',
}
