import { beforeAll, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { joinAsEmployer, PASSWORD, type SignedInClient } from '../../session/accounts.factory.ts'
import { joinTeam } from '../companies.factory.ts'
import { promoteOwner } from './on-account-deleted.ts'

const { world, app } = useWorld()

beforeAll(async () => {
  // Loads the email templates before the first request, because loading takes a while.
  await world.mailbox.all('nobody@example.com')
})

async function rolesOf({ id }: SignedInClient): Promise<Record<string, string>> {
  const rows = await world.ctx.db
    .selectFrom('membership')
    .innerJoin('login', 'login.id', 'membership.login_id')
    .select(['login.email', 'membership.role'])
    .where('actor_id', '=', id)
    .execute()
  return Object.fromEntries(rows.map(({ email, role }) => [email, role]))
}

/** Deletes the account, and runs the listener this many times. */
async function leave(client: SignedInClient, times = 1): Promise<void> {
  const { ctx } = world
  const deleteReply = await client.call('DELETE', '/api/v1/account', { currentPassword: PASSWORD })
  expect(deleteReply.statusCode, deleteReply.body).toBe(200)
  const { id, actor_id, login_id, created_at } = await ctx.db
    .selectFrom('activity')
    .selectAll()
    .where('kind', '=', 'account.deleted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const identity = { actorId: actor_id, loginId: login_id }
  const activity = { id, kind: 'account.deleted' as const, ...identity, data: {}, createdAt: created_at }
  for (let time = 0; time < times; time += 1) {
    await ctx.db.transaction().execute((tx) => promoteOwner.react(ctx, tx, activity))
  }
}

test('when the last owner deletes their account, the longest-serving editor becomes the owner, once', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const recruiter = await joinTeam(world, app, owner, 'recruiter')
  world.clock.advance(1_000)
  const first = await joinTeam(world, app, owner, 'editor')
  world.clock.advance(1_000)
  const second = await joinTeam(world, app, owner, 'editor')
  await leave(owner, 2)
  expect(await rolesOf(owner)).toMatchObject({
    [first.email]: 'owner',
    [second.email]: 'editor',
    [recruiter.email]: 'recruiter',
  })
})

test('while another owner remains, no one is promoted', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const [other, editor] = [await joinTeam(world, app, owner, 'owner'), await joinTeam(world, app, owner, 'editor')]
  await leave(owner)
  expect(await rolesOf(owner)).toMatchObject({ [other.email]: 'owner', [editor.email]: 'editor' })
})

test('no one is promoted when an editor leaves, or when the last member of the team leaves', async () => {
  const owner = await joinAsEmployer(world, app, { companyName: 'Harbour Works' })
  const editor = await joinTeam(world, app, owner, 'editor')
  await leave(editor)
  await leave(owner)
  expect(await rolesOf(owner)).toEqual({ [owner.email]: 'owner', [editor.email]: 'editor' })
})
