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
import { addCases, addMembers, addPictures, answerAll, badgesOf, followAll, look } from './badges.factory.ts'
import { awardOnActivity, forgetBadges } from './listeners.ts'
import { sweepBadges, sweepBatch } from './sweep-badges.task.ts'

const YEAR_MS = 365 * 86_400_000
const site = useLiveWorld()
const { world, app } = site
// Loading the email templates takes longer than the tests wait.
beforeAll(() => world.mailbox.all('nobody@example.com'))

const professional = () => joinAsProfessional(world, app)

/** Waits until every badge for the activities so far is awarded and notified. */
async function everythingSettled(): Promise<void> {
  await settled(world, [awardOnActivity(), forgetBadges])
  await settled(world)
}
async function toldOfBadges({ call }: SignedInClient) {
  await everythingSettled()
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

describe('what a member does', () => {
  test('earns the badge immediately, with one live notification that links to the badges', async () => {
    const ada = await professional()
    const tab = await letIn(openSocket(site.origin, ada.token))
    const live = nextEvent(tab, 'badge:badge')
    await publishCase(ada)
    const { slug } = (await ada.api('GET /api/v1/story')).result
    const event = { text: 'You earned Show, Don’t Tell', badge: 'show-dont-tell', to: `/professional/${slug}/badges` }
    expect((await live)[0]).toMatchObject({ name: 'badge:badge', ...event })
    tab.disconnect()
    await publishCase(ada)
    expect(await toldOfBadges(ada)).toMatchObject([event])
    expect(await badgesOf(world, ada.id)).toEqual(['show-dont-tell'])
    expect(await mailsTo(ada), 'nobody is mailed who did not ask for it').toEqual([])
  })

  test('is emailed to members who chose so', async () => {
    const ada = await professional()
    await look(world, [ada.id])
    await toldOfBadges(ada)
    await ada.api('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-badge' }, body: { mail: true } })
    await publishCase(ada)
    await everythingSettled()
    expect(await mailsTo(ada)).toEqual(['You earned Show, Don’t Tell'])
  })

  test('earns First Light when the mailbox is confirmed, with the newsletter’s badge in the same message', async () => {
    const email = newEmail('newcomer')
    const user = { email, password: PASSWORD, firstName: 'Ada', lastName: 'Lane', badges: ['Toast To Your Success'] }
    const joined = await send(app, 'POST', '/api/v1/professionals/register', { body: { user } })
    const { token } = joined.json()
    const confirmation = tokenOf((await world.mailbox.latest(email, 'confirm-address')).link)
    const body = { token: confirmation, password: PASSWORD }
    const confirmed = (await send(app, 'POST', '/api/v1/confirm', { body, token })).json()
    await everythingSettled()
    const bell = await send(app, 'GET', '/api/v1/notifications', { token: confirmed.token })
    expect(bell.json().result.items).toMatchObject([{ text: 'You earned Toast To Your Success and First Light' }])
  })

  test('earns a badge for the followed member, too', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const others = await addMembers(world, 25)
    await followAll(world, others.slice(1), [ada.id])
    await followAll(world, [ada.id], others)
    expect((await bob.call('POST', followUrl(bob, ada.id))).statusCode).toBe(200)
    await everythingSettled()
    expect(await badgesOf(world, ada.id)).toEqual(['connector'])
    expect(await badgesOf(world, bob.id)).toEqual([])
  })

  test('earns a badge for the author of the answered question, too', async () => {
    const [ada, bob] = [await joinAsCreator(world, app), await professional()]
    const question = await ask(ada)
    await answerAll(world, await addMembers(world, 9), [question._id])
    await answer(bob, question.slug)
    await everythingSettled()
    expect(await badgesOf(world, ada.id)).toEqual(['ice-breaker'])
    expect(await badgesOf(world, bob.id)).toEqual(['straight-talker'])
  })

  test('of a company notifies its team, and is deleted when the page no longer has a team', async () => {
    const owner = await joinAsEmployer(world, app)
    const slug = await slugOf(owner)
    const gallery = `/api/v1/companies/${slug}/gallery`
    for (const pictureId of await addPictures(world, owner.id, 5)) {
      expect((await owner.call('POST', gallery, { pictureId, alt: 'A crane' })).statusCode).toBe(200)
    }
    expect(await toldOfBadges(owner)).toMatchObject([
      { text: 'Your company earned Come On In', to: `/company/${slug}/badges` },
    ])
    await world.ctx.db
      .transaction()
      .execute((tx) => world.ctx.activity.record(tx, { kind: 'company.unclaimed', actorId: owner.id, data: {} }))
    await everythingSettled()
    expect(await badgesOf(world, owner.id)).toEqual([])
  })
})

describe('the daily check', () => {
  test('awards several badges to an old account with one notification and no email', async () => {
    const ada = await professional()
    await ada.api('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-badge' }, body: { mail: true } })
    await addCases(world, ada.id, 5)
    await sweepBadges.handle(world.ctx, {})
    expect(await badgesOf(world, ada.id)).toEqual(['first-light', 'gallery', 'show-dont-tell'])
    expect(await toldOfBadges(ada)).toMatchObject([{ text: 'You earned First Light and 2 more badges' }])
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

  test('emails badges that are earned later by the passage of time to members who chose so', async () => {
    const ada = await professional()
    await ada.api('PATCH /api/v1/notification-settings/{kind}', { params: { kind: 'new-badge' }, body: { mail: true } })
    await sweepBadges.handle(world.ctx, {})
    await everythingSettled()
    expect(await mailsTo(ada)).toEqual([])
    world.clock.advance(YEAR_MS)
    await sweepBadges.handle(world.ctx, {})
    await everythingSettled()
    expect(await mailsTo(ada)).toEqual(['You earned Anniversary'])
  })

  test('continues in batches from where it stopped, and ends', async () => {
    const ids = new Set(await addMembers(world, 5))
    const seen: number[] = []
    let after: string | undefined
    do {
      after = await sweepBatch(world.ctx, after, 2)
      const { count } = await world.ctx.db
        .selectFrom('badge')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('actor_id', 'in', [...ids])
        .executeTakeFirstOrThrow()
      seen.push(Number(count))
    } while (after !== undefined)
    expect(seen.at(-1)).toBe(5)
    for (const [index, count] of seen.entries()) expect(count - (seen[index - 1] ?? 0)).toBeLessThanOrEqual(2)
  })

  test('run fifty times at the same time awards a badge once, with one notification', async () => {
    const ada = await professional()
    const given = await Promise.all(Array.from({ length: 50 }, () => look(world, [ada.id])))
    expect(given.reduce((sum, count) => sum + count, 0)).toBe(1)
    expect(await recordsOf(ada.id)).toHaveLength(1)
    expect(await toldOfBadges(ada)).toMatchObject([{ text: 'You earned First Light' }])
  })
})
