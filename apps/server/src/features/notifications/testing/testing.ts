import { createECDH } from 'node:crypto'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import type { World } from '../../../../test/world.ts'
import { settled } from '../notifications.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, world }) {
    await must(ada.call('PATCH', '/api/v1/notification-settings/new-follower', { mail: true }))
    const keys = { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: 'A'.repeat(22) }
    const browser = { endpoint: `https://push.example/${MARK}`, keys, userId: ada.id }
    await must(ada.call('POST', '/api/v1/notifications/subscribe', browser))
    const schedule = { zone: 'UTC', quiet: null, summaryAt: 1_439 }
    await must(ada.call('PUT', '/api/v1/notification-schedule', schedule))
    await holdEntry(world, ada.id)
    await announceTo(world, ada.id)
    await settled(world)
  },
  tablesWithoutPeople: {
    broadcast: 'of the installation; who wrote it is in admin_act',
    notification_withheld: 'ids of activities, and gone with them',
  },
}

/** Adds an entry whose email is delayed by quiet hours. */
async function holdEntry({ ctx }: World, member_id: string): Promise<void> {
  const id = ctx.newId()
  const at = ctx.clock.now()
  const data = JSON.stringify({ badges: [], page: `/professional/ada-${MARK}` })
  const entry = { member_id, id, kind: 'new-badge', group_key: id, about_members: false, data, at, in_app: false }
  await ctx.db.insertInto('notification').values(entry).execute()
  const until = new Date(at.getTime() + 365 * 86_400_000)
  const heldRow = { member_id, notification_id: id, push: true, mail: true, mail_to: null, until }
  await ctx.db.insertInto('notification_held').values(heldRow).execute()
}

/** Sends an admin's broadcast to the member. */
async function announceTo({ ctx }: World, member_id: string): Promise<void> {
  const [broadcast_id, at] = [ctx.newId(), ctx.clock.now()]
  const words = { title: 'Meet us', text: '', path: '', audience: '{}', state: 'sent' as const }
  const times = { send_at: at, sent_at: at, created_at: at }
  await ctx.db
    .insertInto('broadcast')
    .values({ id: broadcast_id, ...words, ...times, also_push: false, also_mail: false })
    .execute()
  await ctx.db.insertInto('broadcast_recipient').values({ broadcast_id, member_id }).execute()
}
