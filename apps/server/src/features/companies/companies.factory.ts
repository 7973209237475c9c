import type { TestApp } from '../../../test/client.ts'
import { createClient } from '../../../test/client.ts'
import type { World } from '../../../test/world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  newEmail,
  PASSWORD,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { findOrCreateCompany } from './find-or-create-company.ts'

/** Creates an imported company page, with this website if given. */
export async function importedCompany(world: World, name: string, website: string | null = null) {
  const { id } = await findOrCreateCompany(world.ctx, name)
  await world.ctx.db.updateTable('company').set({ website }).where('actor_id', '=', id).execute()
  const { slug } = await world.ctx.db.selectFrom('actor').select('slug').where('id', '=', id).executeTakeFirstOrThrow()
  return { id, slug }
}

/** Returns the slug of the company that a member acts for. */
export async function slugOf(client: SignedInClient): Promise<string> {
  return (await client.call('GET', '/api/v1/check')).json().result.slug
}

/** Joins the team of an owner's company with a new account, by an emailed invitation. */
export async function joinTeam(
  world: World,
  app: TestApp,
  owner: SignedInClient,
  role: 'owner' | 'editor' | 'recruiter',
): Promise<SignedInClient> {
  const email = newEmail(role)
  const slug = await slugOf(owner)
  const inviteReply = await owner.call('POST', `/api/v1/companies/${slug}/team/invitations`, { email, role })
  if (inviteReply.statusCode !== 200) throw new Error(`The invitation failed: ${inviteReply.body}`)
  const token = secretOf((await world.mailbox.latest(email, 'company-invitation')).link)
  const body = { token, firstName: 'Joan', lastName: role, password: PASSWORD }
  const joinReply = await send(app, 'POST', '/api/v1/company-invitations/join', { body })
  if (joinReply.statusCode !== 200) throw new Error(`Joining failed: ${joinReply.body}`)
  return clientOf(app, email, joinReply.json())
}

/** Returns the token in an emailed link of a company: its only parameter. */
export function secretOf(link: string): string {
  return [...new URL(link).searchParams.values()][0] ?? ''
}

/** Returns the member that a reply has just logged in. */
export function clientOf(
  app: TestApp,
  email: string,
  reply: { token: string; refreshToken: string; result: { _id: string } },
): SignedInClient {
  const client: SignedInClient = {
    email,
    id: reply.result._id,
    token: reply.token,
    refreshToken: reply.refreshToken,
    api: createClient(app, () => client.token),
    call: (method, url, body) => send(app, method, url, { body, token: client.token }),
  }
  return client
}

/** Creates every principal that the rules about one company distinguish. */
export async function everyPrincipal(world: World, app: TestApp) {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const people = {
    owner,
    editor: await joinTeam(world, app, owner, 'editor'),
    recruiter: await joinTeam(world, app, owner, 'recruiter'),
    'employer of another company': await joinAsEmployer(world, app, { companyName: 'Elsewhere' }),
    'pending employer': await joinAsEmployer(world, app, { confirmed: false }),
    professional: await joinAsProfessional(world, app),
    admin: await joinAsAdmin(world, app),
    'admin-support': await joinAsAdmin(world, app, 'admin-support'),
    'admin-content': await joinAsAdmin(world, app, 'admin-content'),
    'suspended owner': await joinTeam(world, app, owner, 'owner'),
  }
  await world.ctx.db
    .updateTable('login')
    .set({ suspended_at: world.ctx.clock.now(), suspension_reason: 'Spam' })
    .where('email', '=', people['suspended owner'].email)
    .execute()
  return people
}
