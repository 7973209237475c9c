import type { OnNotice } from '../../app/base/frame-slots.ts'
import { invalidate } from '../../app/base/query.ts'
import { commentKeys } from './marks/subject-keys.ts'

/** Events of notifications about a comment. */
const ofComments: readonly string[] = ['headline:answer', 'win:answer', 'comment:new', 'comment:reply']

/** Lists of comments that are open show a new one. */
export const commentsOnNotice: OnNotice = ({ event }, { queryClient }) => {
  if (ofComments.includes(event)) void invalidate(queryClient, commentKeys)
}
