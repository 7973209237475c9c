import type { FrameSlots, OnNotice } from '../../app/base/frame-slots.ts'
import { badgesOnNotice } from '../badges/on-notice.ts'
import { connectionsOnNotice } from '../connections/on-notice.ts'
import { loadConvoListener } from '../convos/index.ts'
import { hearWords } from '../copilot/index.ts'
import { commentsOnNotice } from '../discussion/on-notice.ts'
import { missionsOnNotice } from '../missions/on-notice.ts'
import { loadNotificationListener } from '../notifications/index.ts'

const reactions: readonly OnNotice[] = [connectionsOnNotice, commentsOnNotice, badgesOnNotice, missionsOnNotice]

/** Loads what features hear on a member's socket. Guests load none of it. */
export const loadMemberListener: FrameSlots['loadListener'] = async () => {
  const [hearNotifications, hearConvos] = await Promise.all([loadNotificationListener(), loadConvoListener()])
  return (heard) => {
    hearWords(heard)
    hearNotifications(heard, reactions)
    hearConvos(heard)
  }
}
