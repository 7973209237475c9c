import type { FrameSlots, OnNotice } from '../../app/base/frame-slots.ts'
import { badgesOnNotice } from '../badges/on-notice.ts'
import { connectionsOnNotice } from '../connections/on-notice.ts'
import { loadConvoListener } from '../convos/index.ts'
import { listenForAnswerWords } from '../copilot/index.ts'
import { commentsOnNotice } from '../discussion/on-notice.ts'
import { missionsOnNotice } from '../missions/on-notice.ts'
import { loadNotificationListener } from '../notifications/index.ts'

const reactions: readonly OnNotice[] = [connectionsOnNotice, commentsOnNotice, badgesOnNotice, missionsOnNotice]

/** Loads the features' listeners to a member's socket. Guests don't load them. */
export const loadMemberListener: FrameSlots['loadListener'] = async () => {
  const [listenForNotifications, listenForMessages] = await Promise.all([
    loadNotificationListener(),
    loadConvoListener(),
  ])
  return (context) => {
    listenForAnswerWords(context)
    listenForNotifications(context, reactions)
    listenForMessages(context)
  }
}
