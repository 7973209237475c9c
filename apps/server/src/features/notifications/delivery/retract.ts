import type { NotificationName } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Retraction } from '../../../platform/manifest/notice.ts'

/**
 * Removes a member from a notice's entries, for one recipient or for all, or removes all entries about some content. An
 * entry that no longer names anyone is hidden. An entry about the content that never named anyone is deleted.
 */
export async function retract(
  tx: Tx,
  name: NotificationName,
  { memberId, aboutId, thingIds }: Retraction,
): Promise<void> {
  if (aboutId === undefined && (thingIds ?? []).length === 0) return
  await tx
    .deleteFrom('notification_subject')
    .using('notification')
    .whereRef('notification.member_id', '=', 'notification_subject.member_id')
    .whereRef('notification.id', '=', 'notification_subject.notification_id')
    .where('notification.kind', '=', name)
    .$if(aboutId !== undefined, (query) => query.where('notification_subject.actor_id', '=', aboutId ?? ''))
    .$if(memberId !== undefined, (query) => query.where('notification_subject.member_id', '=', memberId ?? ''))
    .$if(thingIds !== undefined, (query) =>
      query.where(sql<boolean>`notification.thing_id = any(${[...(thingIds ?? [])]}::uuid[])`),
    )
    .execute()
  if (aboutId !== undefined || thingIds === undefined) return
  await tx
    .deleteFrom('notification')
    .where('kind', '=', name)
    .where('about_members', '=', false)
    .$if(memberId !== undefined, (query) => query.where('member_id', '=', memberId ?? ''))
    .where(sql<boolean>`thing_id = any(${[...thingIds]}::uuid[])`)
    .execute()
}
