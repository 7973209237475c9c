import { gateErrors } from '@rise/contract/errors'
import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import { Failure } from '../../platform/failure.ts'
import type { SignedIn } from '../../platform/http/requester.ts'

export interface Channels {
  readonly app: boolean
  readonly mail: boolean
}

/** A member's preferences for a kind: their own, or the kind's defaults. */
async function settingOf(db: Database | Tx, memberId: string, name: NotificationName): Promise<Channels> {
  const row = await db
    .selectFrom('notification_setting')
    .select(['app', 'mail'])
    .where('member_id', '=', memberId)
    .where('kind', '=', name)
    .executeTakeFirst()
  return row ?? usualSetting(name)
}

/** The defaults of a kind, in the absence of a setting. */
export function usualSetting(name: NotificationName): Channels {
  return { app: true, mail: notificationKinds[name].mail ?? false }
}

/**
 * Returns the kinds that the acting member may receive, with their preferences; none for an admin, who receives
 * nothing.
 */
export async function listSettings({ db }: Context, { actorId, role }: SignedIn): Promise<NotificationSetting[]> {
  if (actorId === null) return []
  const names = (Object.keys(notificationKinds) as NotificationName[]).filter((name) => isFor(name, role))
  return Promise.all(
    names.map(async (kind) => {
      const { title, hint, mail: isMailed } = notificationKinds[kind]
      const { app, mail } = await settingOf(db, actorId, kind)
      return { kind, title, hint, app, mail: isMailed === null ? null : mail }
    }),
  )
}

function isFor(name: NotificationName, role: string): boolean {
  const kind = notificationKinds[name]
  return !('of' in kind) || kind.of === role
}

/**
 * Changes the acting member's preferences for a kind; absent fields stay unchanged. Returns all settings after the
 * change.
 *
 * @throws {Failure} `forbidden` for an admin
 */
export async function changeSetting(
  ctx: Context,
  member: SignedIn,
  kind: NotificationName,
  change: { app?: boolean | undefined; mail?: boolean | undefined },
): Promise<NotificationSetting[]> {
  if (member.actorId === null) throw new Failure(gateErrors.forbidden)
  await writeSetting(ctx.db, member.actorId, kind, change)
  return listSettings(ctx, member)
}

/** Concurrent changes don't overwrite one another: each writes only what it names. */
export async function writeSetting(
  db: Database,
  memberId: string,
  kind: NotificationName,
  { app, mail }: { app?: boolean | undefined; mail?: boolean | undefined },
): Promise<void> {
  const set = { ...(app !== undefined && { app }), ...(mail !== undefined && { mail }) }
  if (Object.keys(set).length === 0) return
  const fresh = { app: true, mail: notificationKinds[kind].mail ?? false, ...set }
  await db
    .insertInto('notification_setting')
    .values({ member_id: memberId, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(set))
    .execute()
}
