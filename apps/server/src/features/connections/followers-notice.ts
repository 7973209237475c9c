import type { Activity, ActivityKind } from '../../platform/activity/activity.ts'
import type { Tx } from '../../platform/database/database.ts'
import { defineNotice, type Notice, type Recipient } from '../../platform/manifest/notice.ts'
import { lastFollowers } from './last-followers.ts'

type NoticeContent = Pick<Recipient, 'thingId' | 'data'>

/**
 * Defines a notice of new content for the author's latest followers. `find` returns the current state of the content;
 * undefined when it is gone.
 */
export function followersNotice<const On extends ActivityKind, Data, const Back extends ActivityKind>({
  find,
  ...notice
}: Omit<Notice<On, Data, Back>, 'recipients' | 'crowd'> & {
  find(tx: Tx, activity: Activity<On>): Promise<NoticeContent | undefined>
}) {
  return defineNotice<On, Data, Back>({
    ...notice,
    async recipients(tx, activity) {
      const { actorId } = activity
      const content = actorId === null ? undefined : await find(tx, activity)
      if (actorId === null || !content) return []
      const followers = await lastFollowers(tx, actorId)
      return followers.map((memberId) => ({ memberId, aboutId: actorId, ...content }))
    },
  })
}
