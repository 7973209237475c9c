import type { NotificationName } from '@rise/contract/notifications/kinds'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

interface NewEntry {
  readonly memberId: string
  readonly id: string
  /** The key; a member has at most one entry per kind and key. */
  readonly groupKey: string
  readonly aboutId?: string
  readonly thingId?: string
  readonly data?: object
  /** Whether the entry is shown in the list and the bell. */
  readonly app: boolean
}

/**
 * Stores an entry for each of these members, and returns the entries' ids by member. With `adds`, existing entries are
 * updated and marked as unseen; concurrent calls wait for each other here, so that no update is lost. Without `adds`,
 * members with an existing entry are skipped.
 */
export async function storeEntries(
  tx: Tx,
  { name, at, adds }: { readonly name: NotificationName; readonly at: Date; readonly adds: boolean },
  entries: readonly NewEntry[],
): Promise<ReadonlyMap<string, string>> {
  if (entries.length === 0) return new Map()
  // All entries of a crowd have the same data, which is sent to the database only once.
  const distinctData = [...new Set(entries.map(({ data = none }) => data))]
  const entryRows = entries.map(({ memberId, id, groupKey, aboutId, thingId, data = none, app }) => ({
    ...{ member_id: memberId, id, group_key: groupKey, about_id: aboutId, thing_id: thingId, in_app: app },
    data_at: distinctData.indexOf(data),
  }))
  const { rows } = await sql<{ member_id: string; id: string }>`
    with given as (
      select * from json_to_recordset(${JSON.stringify(entryRows)}::json) as one
        (member_id uuid, id uuid, group_key text, about_id uuid, thing_id uuid, in_app boolean, data_at int)
    ), entry as (
      insert into notification (member_id, id, kind, group_key, about_members, thing_id, data, at, in_app)
      select member_id, id, ${name}, group_key, about_id is not null, thing_id,
        ${JSON.stringify(distinctData)}::jsonb -> data_at, ${at}::timestamptz, in_app
      from given order by member_id
      on conflict (member_id, kind, group_key) do update set
        in_app = notification.in_app or excluded.in_app,
        at = greatest(notification.at, excluded.at),
        -- Listeners run concurrently: the data of the latest activity stays, whichever listener finishes last.
        data = case when excluded.at >= notification.at then excluded.data else notification.data end,
        cleared_at = null
        where ${adds}::boolean
      returning member_id, id
    ), named as (
      insert into notification_subject (member_id, notification_id, actor_id, at)
      select entry.member_id, entry.id, given.about_id, ${at}::timestamptz
      from entry join given on given.member_id = entry.member_id where given.about_id is not null
      on conflict do nothing
    )
    select member_id, id from entry`.execute(tx)
  return new Map(rows.map(({ member_id, id }) => [member_id, id]))
}

const none = {}
