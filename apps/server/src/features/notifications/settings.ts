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

/** What a member wants of a kind: as it said, or as the kind does. */
async function settingOf(db: Database | Tx, memberId: string, name: NotificationName): Promise<Channels> {
  const row = await db
    .selectFrom('notification_setting')
    .select(['app', 'mail'])
    .where('member_id', '=', memberId)
    .where('kind', '=', name)
    .executeTakeFirst()
  return row ?? usualSetting(name)
}

/** What a kind does where the member has said nothing of it. */
export function usualSetting(name: NotificationName): Channels {
  return { app: true, mail: notificationKinds[name].mail ?? false }
}

/** The kinds that the acting member may be told, with what it wants of them; none for an admin, who is told nothing. */
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
 * Changes what the acting member wants of a kind; what is left out stays. Gives all settings as they are then.
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

/** Two changes at once do not undo one another: each writes only what it names. */
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
