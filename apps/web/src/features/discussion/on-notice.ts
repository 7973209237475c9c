import type { OnNotice } from '../../app/base/frame-slots.ts'
import { invalidate } from '../../app/base/query.ts'
import { commentKeys } from './marks/subject-keys.ts'

/** Events of notifications about comments. */
const ofComments: readonly string[] = ['headline:answer', 'win:answer', 'comment:new', 'comment:reply']

/** Refetches open lists of comments, so that they show the new one. */
export const commentsOnNotice: OnNotice = ({ event }, { queryClient }) => {
  if (ofComments.includes(event)) void invalidate(queryClient, commentKeys)
}
