import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { eraseAccounts } from '../session/index.ts'
import { followUrl } from './connections.factory.ts'
import { deleteTies } from './on-company-unclaimed.ts'

const { world, app } = useWorld()

const professional = (options = {}) => joinAsProfessional(world, app, options)
const employer = (options = {}) => joinAsEmployer(world, app, { plan: 'Pro', ...options })
const statusAndCode = (reply: { statusCode: number; json(): { result: { code?: string } } }) => [
  reply.statusCode,
  reply.json().result.code,
]

async function countsOf({ api }: SignedInClient) {
  const { followingEmployersNum, followingProfessionalsNum } = (await api('GET /api/v1/check')).result
  const { followers } = (await api('GET /api/v1/connections/counts')).result
  return { followers, followingEmployersNum, followingProfessionalsNum }
}
const noCounts = { followers: 0, followingEmployersNum: 0, followingProfessionalsNum: 0 }

const recordedKinds = async (actorId: string) =>
  (await world.ctx.db.selectFrom('activity').select('kind').where('actor_id', '=', actorId).execute())
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('member.'))

describe('following', () => {
  test('a professional follows and unfollows a company, and both counts change', async () => {
    const [ada, acme] = [await professional(), await employer()]

    const followReply = await ada.call('POST', followUrl(ada, acme.id))
    expect(followReply.json()).toEqual({
      success: true,
      result: { isFollowing: true, followers: 1, followingEmployersNum: 1, followingProfessionalsNum: 0 },
    })
    expect(await countsOf(ada)).toEqual({ ...noCounts, followingEmployersNum: 1 })
    expect(await countsOf(acme)).toEqual({ ...noCounts, followers: 1 })

    expect((await ada.call('DELETE', followUrl(ada, acme.id))).json().result).toEqual({
      isFollowing: false,
      ...noCounts,
    })
    expect([await countsOf(ada), await countsOf(acme)]).toEqual([noCounts, noCounts])
    expect(await recordedKinds(ada.id)).toEqual(['member.followed', 'member.unfollowed'])
  })

  test('an employer on Pro follows a professional, under either path for employers', async () => {
    for (const roles of ['employers', 'companies']) {
      const [acme, ada] = [await employer(), await professional()]
      expect((await acme.call('POST', followUrl(acme, ada.id, roles))).statusCode).toBe(200)
      expect(await countsOf(acme)).toEqual({ ...noCounts, followingProfessionalsNum: 1 })
    }
  })

  test('fifty simultaneous calls follow, or unfollow, only once and make one record', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const replies = await Promise.all(Array.from({ length: 50 }, () => ada.call('POST', followUrl(ada, bob.id))))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(replies.map(() => 200))
    expect(await countsOf(bob)).toEqual({ ...noCounts, followers: 1 })
    expect(await recordedKinds(ada.id)).toEqual(['member.followed'])

    await Promise.all(Array.from({ length: 50 }, () => ada.call('DELETE', followUrl(ada, bob.id))))
    expect([await countsOf(ada), await countsOf(bob)]).toEqual([noCounts, noCounts])
    expect(await recordedKinds(ada.id)).toEqual(['member.followed', 'member.unfollowed'])
  })

  test('two members who follow and unfollow each other at the same time don’t deadlock', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const acts = Array.from({ length: 40 }, (_, index) => {
      const [one, other] = index % 2 === 0 ? [ada, bob] : [bob, ada]
      return one.call(index % 4 < 2 ? 'POST' : 'DELETE', followUrl(one, other.id))
    })
    expect((await Promise.all(acts)).map(({ statusCode }) => statusCode)).toEqual(acts.map(() => 200))
    const rows = await world.ctx.db.selectFrom('follow').selectAll().execute()
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const follows = rows.filter((row) => row.follower_id === one.id && row.followed_id === other.id).length
      expect(await countsOf(one)).toMatchObject({ followingProfessionalsNum: follows })
      expect(await countsOf(other)).toMatchObject({ followers: follows })
    }
  })

  const strangers: [string, () => Promise<SignedInClient | undefined>, number, string][] = [
    ['a guest', async () => undefined, 401, 'sign-in-required'],
    ['an employer without the Pro plan', () => employer({ plan: 'free' }), 402, 'upgrade-required'],
    ['a pending member', () => professional({ confirmed: false }), 403, 'email-not-confirmed'],
    ['an admin', () => joinAsAdmin(world, app), 403, 'forbidden'],
  ]
  test.for(strangers)('%s is refused', async ([, join, status, code]) => {
    const [who, ada] = [await join(), await professional()]
    const url = followUrl(who ?? ada, ada.id, 'professionals')
    expect(statusAndCode(await send(app, 'POST', url, { token: who?.token }))).toEqual([status, code])
  })

  test('is refused when acting for another member or in another role', async () => {
    const [ada, bob, acme] = [await professional(), await professional(), await employer()]
    expect(statusAndCode(await ada.call('POST', followUrl(bob, acme.id)))).toEqual([403, 'another-account'])
    expect(statusAndCode(await ada.call('POST', followUrl(ada, acme.id, 'employers')))).toEqual([
      403,
      'another-account',
    ])
    expect(statusAndCode(await ada.call('DELETE', followUrl(bob, acme.id)))).toEqual([403, 'another-account'])
  })

  test('is refused for the member themselves, and for unknown and unlisted members', async () => {
    const [ada, pendingMember] = [await professional(), await professional({ confirmed: false })]
    expect(statusAndCode(await ada.call('POST', followUrl(ada, ada.id)))).toEqual([409, 'not-oneself'])
    for (const id of [pendingMember.id, world.ctx.newId()]) {
      expect(statusAndCode(await ada.call('POST', followUrl(ada, id)))).toEqual([404, 'member-not-found'])
    }
    const wrongReply = await ada.call('POST', followUrl(ada, 'unknown'))
    expect([wrongReply.statusCode, Object.keys(wrongReply.json().result.fields)]).toEqual([400, ['params.userId']])
  })
})

describe('follow counts stay correct', () => {
  test('while a member is hidden, and after they return', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await ada.call('POST', followUrl(ada, bob.id))
    await bob.call('POST', followUrl(bob, ada.id))
    const list = (listed: boolean) =>
      world.ctx.db.updateTable('actor').set({ listed }).where('id', '=', bob.id).execute()
    const countsOfBoth = { followers: 1, followingEmployersNum: 0, followingProfessionalsNum: 1 }

    await list(false)
    expect(await countsOf(ada)).toEqual(noCounts)
    await list(true)
    expect([await countsOf(ada), await countsOf(bob)]).toEqual([countsOfBoth, countsOfBoth])
  })

  test('when an account is erased, listed or not', async () => {
    const [ada, bob, carla] = [await professional(), await professional(), await professional()]
    for (const other of [bob, carla]) {
      await ada.call('POST', followUrl(ada, other.id))
      await other.call('POST', followUrl(other, ada.id))
    }
    await world.ctx.db.deleteFrom('actor').where('id', '=', carla.id).execute()
    expect(await countsOf(ada)).toEqual({ ...noCounts, followers: 1, followingProfessionalsNum: 1 })

    expect(
      (await bob.api('DELETE /api/v1/account', { body: { currentPassword: 'correct horse battery' } })).status,
    ).toBe(200)
    expect(await countsOf(ada)).toEqual(noCounts)
    const login = world.ctx.db.updateTable('login').where('email', '=', bob.email)
    await login.set({ deleted_at: new Date(0) }).execute()
    await eraseAccounts.handle(world.ctx, {})
    expect(await countsOf(ada)).toEqual(noCounts)
    const follows = await world.ctx.db.selectFrom('follow').selectAll().where('followed_id', '=', ada.id).execute()
    expect(follows).toEqual([])
  })

  test('while twelve members follow a member who is being hidden', async () => {
    const bob = await professional()
    const crowd = await Promise.all(Array.from({ length: 12 }, () => professional()))
    const hideBob = world.ctx.db.updateTable('actor').set({ listed: false }).where('id', '=', bob.id)
    const [replies] = await Promise.all([
      Promise.all(crowd.map((one) => one.call('POST', followUrl(one, bob.id)))),
      hideBob.execute(),
    ])
    expect(new Set(replies.map(({ statusCode }) => statusCode)).size).toBeLessThanOrEqual(2)
    for (const client of crowd) expect(await countsOf(client)).toEqual(noCounts)
    await world.ctx.db.updateTable('actor').set({ listed: true }).where('id', '=', bob.id).execute()
    const followCount = replies.filter(({ statusCode }) => statusCode === 200).length
    expect(await countsOf(bob)).toEqual({ ...noCounts, followers: followCount })
  })
})

test('a page without a team follows no one and keeps its followers', async () => {
  const [acme, ada, bob] = [await employer(), await professional(), await professional()]
  await acme.call('POST', followUrl(acme, ada.id, 'employers'))
  await acme.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
  await ada.call('POST', followUrl(ada, acme.id))
  const { ctx } = world
  const unclaimedActivity = {
    id: ctx.newId(),
    kind: 'company.unclaimed',
    actorId: acme.id,
    loginId: null,
    data: {},
  } as const
  await ctx.db
    .transaction()
    .execute((tx) => deleteTies.react(ctx, tx, { ...unclaimedActivity, createdAt: ctx.clock.now() }))
  expect(await countsOf(acme)).toEqual({ ...noCounts, followers: 1 })
  expect(await countsOf(ada)).toEqual({ ...noCounts, followingEmployersNum: 1 })
  const blocks = await ctx.db.selectFrom('block').selectAll().where('blocker_id', '=', acme.id).execute()
  expect(blocks).toEqual([])
})
