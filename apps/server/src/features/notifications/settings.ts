import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import type { Context } from '../../platform/context.ts'
import type { Database, Tx } from '../../platform/database/database.ts'
import type { Acting, SignedIn } from '../../platform/http/requester.ts'

export interface Channels {
  readonly app: boolean
  readonly mail: boolean
  readonly push: boolean
}

type Change = { readonly [Channel in keyof Channels]?: boolean | undefined }

/** A member's preferences for a kind of notification, or the kind's defaults. */
async function settingOf(db: Database | Tx, memberId: string, name: NotificationName): Promise<Channels> {
  const row = await db
    .selectFrom('notification_setting')
    .select(['app', 'mail', 'push'])
    .where('member_id', '=', memberId)
    .where('kind', '=', name)
    .executeTakeFirst()
  return channelsOf(name, row)
}

/** Returns the channels of a stored setting, or the kind's defaults. */
export function channelsOf(
  name: NotificationName,
  stored?: Omit<Channels, 'push'> & { push: boolean | null },
): Channels {
  const kind = notificationKinds[name]
  const mail = kind.mail ?? false
  const push = stored?.push ?? ('push' in kind ? kind.push : mail)
  return { app: stored?.app ?? bellOf(name), mail: stored?.mail ?? mail, push }
}

function bellOf(name: NotificationName): boolean {
  const kind = notificationKinds[name]
  return !('bell' in kind)
}

/** Returns the kinds of notifications that the acting member can receive, with their preferences; none for an admin. */
export async function listSettings({ db }: Context, { actorId, role }: SignedIn): Promise<NotificationSetting[]> {
  if (actorId === null) return []
  const names = (Object.keys(notificationKinds) as NotificationName[]).filter((name) => isFor(name, role))
  return Promise.all(
    names.map(async (kind) => {
      const { title, hint, mail: isMailed } = notificationKinds[kind]
      const { app, mail, push } = await settingOf(db, actorId, kind)
      return { kind, title, hint, app, mail: isMailed === null ? null : mail, push }
    }),
  )
}

function isFor(name: NotificationName, role: string): boolean {
  const kind = notificationKinds[name]
  return !('of' in kind) || kind.of === role
}

/** Changes the acting member's preferences for a kind; absent fields stay unchanged. Returns all settings. */
export async function changeSetting(
  ctx: Context,
  member: Acting,
  kind: NotificationName,
  change: Change,
): Promise<NotificationSetting[]> {
  await writeSetting(ctx.db, member.actorId, kind, change)
  return listSettings(ctx, member)
}

/** Writes only the changed fields, so that concurrent changes don't overwrite each other. */
export async function writeSetting(
  db: Database,
  memberId: string,
  kind: NotificationName,
  { app, mail, push }: Change,
): Promise<void> {
  const set = {
    ...(app !== undefined && { app }),
    ...(mail !== undefined && { mail }),
    ...(push !== undefined && { push }),
  }
  if (Object.keys(set).length === 0) return
  const fresh = { app: bellOf(kind), mail: notificationKinds[kind].mail ?? false, ...set }
  await db
    .insertInto('notification_setting')
    .values({ member_id: memberId, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['member_id', 'kind']).doUpdateSet(set))
    .execute()
}
