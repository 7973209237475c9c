import type { AdminMatter } from '../../app/admin/admin-page.ts'

/** Suggested questions are decided on the page that lists all of them. */
export const questionMatter: AdminMatter = {
  of: 'questions',
  one: 'suggested question',
  many: 'suggested questions',
  to: '/real-talk',
  permission: 'content',
}
