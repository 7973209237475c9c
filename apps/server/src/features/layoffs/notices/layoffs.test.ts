import { AFFECTED_DAYS } from '@rise/contract/layoffs/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { dayInWords } from '../../../platform/words/day-in-words.ts'
import { settled } from '../../notifications/notifications.factory.ts'
import { joinAsAdmin, joinAsProfessional, logInAs, type SignedInClient } from '../../session/accounts.factory.ts'
import { importRows, remindAffectedDue } from '../layoffs.factory.ts'

const { world, app } = useWorld()
const DAY_MS = 86_400_000
const params = { slug: 'godwit-2026-01-05' }

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  await importRows(world, 'Godwit,Oslo,70,2026-01-05')
})

/**
 * Returns a member's notifications about layoffs. Logs in again, because the clock advances by days here but tokens
 * expire within minutes.
 */
async function notificationsOf({ email }: SignedInClient) {
  await settled(world)
  const { api } = await logInAs(app, email)
  const { items } = (await api('GET /api/v1/notifications')).result
  return items.filter(({ name }) => name.startsWith('layoff:')).map(({ text, to }) => [text, to])
}

describe('an affected member', () => {
  const inHalfAYear = () => {
    const last = dayInWords(new Date(world.clock.now().getTime() + AFFECTED_DAYS * DAY_MS))
    return [`Your listing after the layoff at Godwit ends on ${last}`, `/layoff-tracker/${params.slug}`]
  }
  const choose = async ({ email }: SignedInClient, audience: 'everyone' | 'no-one') =>
    (await logInAs(app, email)).api('PUT /api/v1/layoffs/{slug}/me', { params, body: { audience } })
  const days = async (count: number) => {
    world.clock.advance(count * DAY_MS)
    for (const _time of [1, 2]) await remindAffectedDue(world)
  }

  test('is reminded once, also by email, a week before their visibility ends, and again after they renew it', async () => {
    const [ada, bob] = [await joinAsProfessional(world, app), await joinAsProfessional(world, app)]
    await choose(ada, 'everyone')
    const ends = inHalfAYear()
    await choose(bob, 'no-one')
    await days(172)
    expect(await notificationsOf(ada)).toEqual([])
    await days(1.5)
    expect(await notificationsOf(ada)).toEqual([ends])
    expect(await notificationsOf(bob), 'no one finds them anyway').toEqual([])
    const mails = (await world.mailbox.all(ada.email)).filter(({ name }) => name === 'notification')
    expect(mails.map(({ text }) => text).join()).toContain('Your listing after the layoff at Godwit')
    await choose(ada, 'everyone')
    const laterDate = inHalfAYear()
    expect(await notificationsOf(ada)).toEqual([])
    await days(173.5)
    expect(await notificationsOf(ada)).toEqual([laterDate])
  })

  test('with a new job is not reminded', async () => {
    const ada = await joinAsProfessional(world, app)
    await choose(ada, 'everyone')
    await ada.api('PUT /api/v1/layoffs/{slug}/me/landed', { params, body: { landed: true } })
    await days(174)
    expect(await notificationsOf(ada)).toEqual([])
  })
})

describe('a member who submits a layoff', () => {
  async function sent(companyName: string) {
    const ada = await joinAsProfessional(world, app)
    const admin = await joinAsAdmin(world, app)
    const body = { companyName, date: '2026-03-02', number: '', share: '', place: '', industry: '' }
    await ada.api('POST /api/v1/layoffs', { body: { ...body, source: 'https://news.example/sent' } })
    const { items } = (
      await admin.api('GET /api/v1/admin/layoffs', { query: { q: companyName.toLowerCase(), state: 'waiting' } })
    ).result
    const id = items[0]?._id ?? ''
    const turn = (state: 'public' | 'hidden') =>
      admin.api('PUT /api/v1/admin/layoffs/{id}/state', { params: { id }, body: { state } })
    return { ada, admin, id, turn }
  }

  test('is notified once the layoff is published, but not of later changes', async () => {
    const { ada, turn } = await sent('Heron')
    await turn('public')
    const news = ['The layoff at Heron that you sent is in the tracker', '/layoff-tracker/heron-2026-03-02']
    expect(await notificationsOf(ada)).toEqual([news])
    await turn('hidden')
    expect(await notificationsOf(ada)).toEqual([news])
  })

  test('is notified if the layoff was declined or merged into another', async () => {
    const left = await sent('Ibis')
    await left.turn('hidden')
    expect(await notificationsOf(left.ada)).toEqual([
      ['The layoff at Ibis that you sent isn’t in the tracker: we couldn’t confirm it', '/layoff-tracker'],
    ])
    const { ada, admin, id } = await sent('Jay')
    await admin.api('POST /api/v1/admin/layoffs/{id}/merge', { params: { id }, body: { into: params.slug } })
    expect(await notificationsOf(ada)).toEqual([
      ['The layoff at Godwit that you sent is in the tracker', `/layoff-tracker/${params.slug}`],
    ])
  })
})
