import { beforeAll, describe, expect, test } from 'vitest'
import { letIn, nextEvent, openSocket } from '../../../test/sockets.ts'
import { useLiveWorld } from '../../../test/use-world.ts'
import { slugOf } from '../companies/companies.factory.ts'
import { followUrl } from '../connections/connections.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { answer, ask, joinAsCreator } from '../real-talk/real-talk.factory.ts'
import {
  joinAsEmployer,
  joinAsProfessional,
  newEmail,
  PASSWORD,
  type SignedInClient,
  send,
  tokenOf,
} from '../session/accounts.factory.ts'
import { addCases, addMembers, addPictures, answerAll, badgesOf, checkBadges, followAll } from './badges.factory.ts'
import { awardOnActivity, forgetBadges } from './listeners.ts'
import { sweepBadges, sweepBatch } from './sweep-badges.task.ts'

const YEAR_MS = 365 * 86_400_000
const site = useLiveWorld()
const { world, app } = site
// Loading the email templates takes longer than the tests wait.
beforeAll(() => world.mailbox.all('nobody@example.com'))

const professional = () => joinAsProfessional(world, app)

/** Waits until every badge for the activities so far is awarded and notified. */
async function waitForAwards(): Promise<void> {
  await settled(world, [awardOnActivity(), forgetBadges])
  await settled(world)
}
async function badgeNotifications({ call }: SignedInClient) {
  await waitForAwards()
  const { items } = (await call('GET', '/api/v1/notifications')).json().result
  return items.filter(({ name }: { name: string }) => name === 'new-badge')
}
const recordsOf = (actorId: string) =>
  world.ctx.db
    .selectFrom('activity')
    .select('data')
    .where('kind', '=', 'badge.earned')
    .where('actor_id', '=', actorId)
    .execute()
const mailsTo = async ({ email }: { email: string }) =>
  (await world.mailbox.all(email)).filter(({ name }) => name === 'notification').map(({ subject }) => subject)

/** Writes a case and publishes it, as its author does. */
async function publishCase({ call }: SignedInClient): Promise<void> {
  const { slug, version, title } = (await call('POST', '/api/v1/portfolio', { title: 'A lamp' })).json().result
  const facts = { summary: '', role: '', startDate: null, endDate: null, url: '', skills: [], coverId: null, links: [] }
  await call('PUT', `/api/v1/portfolio/${slug}`, { version, title, ...facts, body: '<p>Words.</p>' })
  expect((await call('PUT', `/api/v1/portfolio/${slug}/publication`)).statusCode).toBe(200)
}

describe('an activity of a member', () => {
  test('earns its badge immediately, with one live notification that links to the badges', async () => {
    const ada = await professional()
    const tab = await letIn(openSocket(site.origin, ada.token))
    const live = nextEvent(tab, 'badge:badge')
    await publishCase(ada)
    const { slug } = (await ada.api('GET /api/v1/story')).result
    const event = { text: 'You earned Show, don’t tell', badge: 'show-dont-tell', to: `/professional/${slug}/badges` }
    expect((await live)[0]).toMatchObject({ name: 'badge:badge', ...event })
    tab.disconnect()
    await publishCase(ada)
    expect(await badgeNotifications(ada)).toMatchObject([event])
    expect(await badgesOf(world, ada.id)).toEqual(['show-dont-tell'])
    expect(await mailsTo(ada), 'members get no email unless they chose it').toEqual([])
  })

  test('emails the badge to members who chose emails', async () => {
    const ada = await professional()
    await checkBadges(world, [ada.id])
    await badgeNotifications(ada)
    await ada.api('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-badge' }, body: { mail: true } })
    await publishCase(ada)
    await waitForAwards()
    expect(await mailsTo(ada)).toEqual(['You earned Show, don’t tell'])
  })

  test('that confirms the email earns First light, and one notification names it together with the newsletter’s badge', async () => {
    const email = newEmail('newcomer')
    const user = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lane', badges: ['Toast To Your Success'] }
    const registration = await send(app, 'POST', '/api/v1/professionals/register', { body: { user } })
    const { token } = registration.json()
    const confirmation = tokenOf((await world.mailbox.latest(email, 'confirm-address')).link)
    const body = { token: confirmation, password: PASSWORD }
    const confirmReply = (await send(app, 'POST', '/api/v1/confirm', { body, token })).json()
    await waitForAwards()
    const bell = await send(app, 'GET', '/api/v1/notifications', { token: confirmReply.token })
    expect(bell.json().result.items).toMatchObject([{ text: 'You earned Toast To Your Success and First light' }])
  })

  test('causes one notification for the badges earned together, dated by the latest of them', async () => {
    const ada = await professional()
    const checkedAt = world.clock.now()
    const daysAgo = (days: number) => new Date(checkedAt.getTime() - days * 86_400_000)
    const together = ['first-light', 'toast-to-your-success']
    await world.ctx.db.transaction().execute(async (tx) => {
      for (const [days, slug] of together.entries()) {
        await tx
          .insertInto('badge')
          .values({ actor_id: ada.id, slug, earned_at: daysAgo(40 - 30 * days) })
          .onConflict((conflict) =>
            conflict.columns(['actor_id', 'slug']).doUpdateSet({ earned_at: daysAgo(40 - 30 * days) }),
          )
          .execute()
        const data = { badge: slug, together, mailed: false }
        await world.ctx.activity.record(tx, {
          kind: 'badge.earned',
          actorId: ada.id,
          at: daysAgo(40 - 30 * days),
          data,
        })
      }
    })
    await waitForAwards()
    const { items } = (await ada.api('GET /api/v1/notifications')).result
    const groupedItems = items.filter(({ text }) => text === 'You earned First light and Toast To Your Success')
    expect(groupedItems.map(({ at }) => at)).toEqual([daysAgo(10).toISOString()])
  })

  test('also earns a badge for the followed member', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const followers = await addMembers(world, 25)
    await followAll(world, followers.slice(1), [ada.id])
    await followAll(world, [ada.id], followers)
    expect((await bob.call('POST', followUrl(bob, ada.id))).statusCode).toBe(200)
    await waitForAwards()
    expect(await badgesOf(world, ada.id)).toEqual(['connector'])
    expect(await badgesOf(world, bob.id)).toEqual([])
  })

  test('also earns a badge for the author of the answered question', async () => {
    const [ada, bob] = [await joinAsCreator(world, app), await professional()]
    const question = await ask(ada)
    await answerAll(world, await addMembers(world, 9), [question._id])
    await answer(bob, question.slug)
    await waitForAwards()
    expect(await badgesOf(world, ada.id)).toEqual(['ice-breaker'])
    expect(await badgesOf(world, bob.id)).toEqual(['straight-talker'])
  })

  test('notifies the team when the company earns a badge; the badge is deleted once the page has no team', async () => {
    const owner = await joinAsEmployer(world, app)
    const slug = await slugOf(owner)
    const gallery = `/api/v1/companies/${slug}/gallery`
    for (const pictureId of await addPictures(world, owner.id, 5)) {
      expect((await owner.call('POST', gallery, { pictureId, alt: 'A crane' })).statusCode).toBe(200)
    }
    expect(await badgeNotifications(owner)).toMatchObject([
      { text: 'Your company earned Come on in', to: `/company/${slug}/badges` },
    ])
    await world.ctx.db
      .transaction()
      .execute((tx) => world.ctx.activity.record(tx, { kind: 'company.unclaimed', actorId: owner.id, data: {} }))
    await waitForAwards()
    expect(await badgesOf(world, owner.id)).toEqual([])
  })
})

describe('the daily check', () => {
  test('awards an old account several badges with one notification and no email', async () => {
    const ada = await professional()
    await ada.api('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-badge' }, body: { mail: true } })
    await addCases(world, ada.id, 5)
    await sweepBadges.handle(world.ctx, {})
    expect(await badgesOf(world, ada.id)).toEqual(['first-light', 'gallery', 'show-dont-tell'])
    expect(await badgeNotifications(ada)).toMatchObject([{ text: 'You earned First light and 2 more badges' }])
    expect(await mailsTo(ada)).toEqual([])
    const records = await recordsOf(ada.id)
    await sweepBadges.handle(world.ctx, {})
    expect(await recordsOf(ada.id)).toEqual(records)
    expect(records.map(({ data }) => (data as { badge: string }).badge).sort()).toEqual([
      'first-light',
      'gallery',
      'show-dont-tell',
    ])
  })

  test('emails a badge that is earned later by the passage of time to members who chose emails', async () => {
    const ada = await professional()
    await ada.api('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-badge' }, body: { mail: true } })
    await sweepBadges.handle(world.ctx, {})
    await waitForAwards()
    expect(await mailsTo(ada)).toEqual([])
    world.clock.advance(YEAR_MS)
    await sweepBadges.handle(world.ctx, {})
    await waitForAwards()
    expect(await mailsTo(ada)).toEqual(['You earned Anniversary'])
  })

  test('works in batches, each of which starts where the last one stopped, and ends', async () => {
    const ids = new Set(await addMembers(world, 5))
    const batchCounts: number[] = []
    let after: string | undefined
    do {
      after = await sweepBatch(world.ctx, after, 2)
      const { count } = await world.ctx.db
        .selectFrom('badge')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('actor_id', 'in', [...ids])
        .executeTakeFirstOrThrow()
      batchCounts.push(Number(count))
    } while (after !== undefined)
    expect(batchCounts.at(-1)).toBe(5)
    for (const [index, count] of batchCounts.entries())
      expect(count - (batchCounts[index - 1] ?? 0)).toBeLessThanOrEqual(2)
  })

  test('awards a badge once, with one notification, in fifty simultaneous runs', async () => {
    const ada = await professional()
    const awardCounts = await Promise.all(Array.from({ length: 50 }, () => checkBadges(world, [ada.id])))
    expect(awardCounts.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await recordsOf(ada.id)).toHaveLength(1)
    expect(await badgeNotifications(ada)).toMatchObject([{ text: 'You earned First light' }])
  })
})
