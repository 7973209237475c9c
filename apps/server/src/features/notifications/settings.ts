import { type NotificationName, notificationKinds } from '@rise/contract/notifications/kinds'
import {
  type Channel,
  type Channels,
  channels,
  channelsOfPreset,
  type Preset,
} from '@rise/contract/notifications/presets/kinds'
import type { NotificationSetting } from '@rise/contract/notifications/shapes'
import { t } from '@rise/texts'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Acting, SignedIn } from '../../platform/http/requester.ts'

type Change = { readonly [Each in Channel]?: boolean | undefined }

const allNames = Object.keys(notificationKinds) as NotificationName[]

/** Returns the channels of a stored setting, or the kind's defaults. */
export function channelsOf(
  name: NotificationName,
  stored?: Omit<Channels, 'push'> & { push: boolean | null },
): Channels {
  const defaults = channelsOfPreset('balanced', name)
  return stored ? { ...stored, push: stored.push ?? defaults.push } : defaults
}

/** Returns the kinds of notifications that the acting member can receive, with their preferences; none for an admin. */
export async function listSettings({ db }: Context, { actorId, role }: SignedIn): Promise<NotificationSetting[]> {
  if (actorId === null) return []
  const rows = await db
    .selectFrom('notification_setting')
    .select(['kind', 'app', 'mail', 'push'])
    .where('member_id', '=', actorId)
    .execute()
  const rowsByKind = new Map(rows.map(({ kind, ...row }) => [kind, row]))
  return namesFor(role).map((kind) => {
    const { title, hint, group, mail: isMailed } = notificationKinds[kind]
    const { app, mail, push } = channelsOf(kind, rowsByKind.get(kind))
    return { kind, group, title: t(title), hint: t(hint), app, mail: isMailed === null ? null : mail, push }
  })
}

function namesFor(role: string): NotificationName[] {
  return allNames.filter((name) => {
    const kind = notificationKinds[name]
    return !('of' in kind) || kind.of === role
  })
}

/** Changes the acting member's preferences for some kinds; absent channels stay unchanged. Returns all settings. */
export async function changeSettings(
  ctx: Context,
  member: Acting,
  { kinds, ...change }: Change & { readonly kinds: readonly NotificationName[] },
): Promise<NotificationSetting[]> {
  const ownNames = namesFor(member.role)
  const names = ownNames.filter((name) => kinds.includes(name))
  await writeSettings(ctx.db, member.actorId, names, () => change)
  return listSettings(ctx, member)
}

/** Sets all of the acting member's preferences to those of a preset. Returns all settings. */
export async function choosePreset(ctx: Context, member: Acting, preset: Preset): Promise<NotificationSetting[]> {
  await writeSettings(ctx.db, member.actorId, namesFor(member.role), (name) => channelsOfPreset(preset, name))
  return listSettings(ctx, member)
}

/**
 * Changes a member's preferences for some kinds. Writes only the changed channels, the same ones for each kind, so that
 * a concurrent change of another channel isn't overwritten. A kind that is never emailed stays so.
 */
export async function writeSettings(
  db: Database,
  memberId: string,
  names: readonly NotificationName[],
  changeOf: (name: NotificationName) => Change,
): Promise<void> {
  const [first] = names
  const changedChannels =
    first === undefined ? [] : channels.filter((channel) => changeOf(first)[channel] !== undefined)
  if (changedChannels.length === 0) return
  const rows = names.map((name) => {
    const { app, mail, push } = channelsOf(name)
    const change = changeOf(name)
    const isMailed = notificationKinds[name].mail !== null && (change.mail ?? mail)
    return { member_id: memberId, kind: name, app: change.app ?? app, mail: isMailed, push: change.push ?? push }
  })
  await db
    .insertInto('notification_setting')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['member_id', 'kind'])
        .doUpdateSet(({ ref }) =>
          Object.fromEntries(changedChannels.map((channel) => [channel, ref(`excluded.${channel}`)])),
        ),
    )
    .execute()
}
