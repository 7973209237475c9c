import { drawPicture, upload } from '../../src/features/pictures/pictures.factory.ts'
import { mailPasswordReset, type SignedInClient, send } from '../../src/features/session/accounts.factory.ts'
import { failToLogIn } from '../../src/features/session/sign-in/sign-in.factory.ts'
import type { TestApp } from '../client.ts'
import type { World } from '../world.ts'
import { MARK, must } from './people.ts'

/** An entry whose email waits for the end of the quiet hours. */
export async function holdEntry({ ctx }: World, member_id: string): Promise<void> {
  const id = ctx.newId()
  const at = ctx.clock.now()
  const data = JSON.stringify({ badges: [], page: `/professional/ada-${MARK}` })
  const entry = { member_id, id, kind: 'new-badge', group_key: id, about_members: false, data, at, in_app: false }
  await ctx.db.insertInto('notification').values(entry).execute()
  const until = new Date(at.getTime() + 365 * 86_400_000)
  const held = { member_id, notification_id: id, push: true, mail: true, mail_to: null, until }
  await ctx.db.insertInto('notification_held').values(held).execute()
}

/** What an admin told an audience, and that the member is one of them. */
export async function announceTo({ ctx }: World, member_id: string): Promise<void> {
  const [broadcast_id, at] = [ctx.newId(), ctx.clock.now()]
  const words = { title: 'Meet us', text: '', path: '', audience: '{}', state: 'sent' as const }
  const times = { send_at: at, sent_at: at, created_at: at }
  await ctx.db
    .insertInto('broadcast')
    .values({ id: broadcast_id, ...words, ...times, also_push: false, also_mail: false })
    .execute()
  await ctx.db.insertInto('broadcast_recipient').values({ broadcast_id, member_id }).execute()
}

/** The feature keeps nothing of a person. */
export async function nothing(): Promise<void> {}

/** A guest looks at a page. */
export async function view(app: TestApp, path: string): Promise<void> {
  await must(send(app, 'POST', '/api/v1/page-views', { body: { path } }))
}

/** Opens a file of a page. */
export async function openFile(app: TestApp, path: string): Promise<void> {
  const { statusCode, body } = await app.inject(path)
  if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}: ${body}`)
}

export async function picture(app: TestApp, { token }: SignedInClient, purpose: string): Promise<string> {
  const reply = upload(app, await drawPicture(640, 480), { token, purpose, alt: MARK })
  return (await must(reply)).result._id
}

/** Types a wrong password, and asks for a link to set another one. */
export async function forgetPassword(world: World, app: TestApp, email: string): Promise<void> {
  await failToLogIn(world, app, email, '203.0.113.7')
  await mailPasswordReset(world, email)
}
