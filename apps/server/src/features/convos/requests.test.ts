import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { joinTeam } from '../companies/companies.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
} from '../session/accounts.factory.ts'
import { convoOf, listOf, messagesOf, missedOf, strangers, write } from './convos.factory.ts'

const { world, app } = useWorld()
const SUPPORT = { id: 'support' }
const DAY_MS = 86_400_000

const professional = () => joinAsProfessional(world, app)
const fiftyTimes = <T>(act: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => act(n)))

describe('a stranger’s first message', () => {
  test('is announced as a request before it is sent, unless the other side follows the sender', async () => {
    const [ada, bob] = [await professional(), await professional()]
    expect(await convoOf(ada, bob)).toMatchObject({ lastSeq: 0, request: 'sent' })
    expect(await convoOf(ada, SUPPORT)).toMatchObject({ lastSeq: 0, request: null })
    await bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${ada.id}`)
    expect(await convoOf(ada, bob)).toMatchObject({ lastSeq: 0, request: null })
  })

  test('is a request, and an answer accepts it', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await write(ada, bob, 'You don’t know me')
    expect(await convoOf(ada, bob)).toMatchObject({ request: 'sent' })
    expect(await convoOf(bob, ada)).toMatchObject({ request: 'received', unread: 1 })
    expect([(await listOf(bob)).items.length, (await listOf(bob)).requests]).toEqual([0, 1])
    expect((await listOf(bob, 'requests')).items).toHaveLength(1)
    expect(await missedOf(bob)).toBe(0)
    const { _id: id } = await convoOf(bob, ada)
    await bob.api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq: 1 } })
    expect((await convoOf(ada, bob)).seenSeq).toBe(0)
    await write(bob, ada, 'Now I do')
    expect(await convoOf(bob, ada)).toMatchObject({ request: null })
    expect(await convoOf(ada, bob)).toMatchObject({ request: null, seenSeq: 1 })
    expect((await listOf(bob)).items).toHaveLength(1)
  })

  test('is no request to someone who follows the sender', async () => {
    const [ada, bob] = [await professional(), await professional()]
    await bob.call('POST', `/api/v1/professionals/${bob.id}/follow/${ada.id}`)
    await write(ada, bob)
    expect(await convoOf(bob, ada)).toMatchObject({ request: null })
  })

  test('can be accepted, or declined without the sender’s knowledge, and at most five messages can be sent until then', async () => {
    const [ada, bob, carl] = [await professional(), await professional(), await professional()]
    for (const text of ['1', '2', '3', '4', '5']) expect((await write(ada, bob, text)).status).toBe(200)
    expect((await write(ada, bob, '6')).error?.code).toBe('request-full')
    expect(await convoOf(ada, bob)).toMatchObject({ closed: 'request-full' })
    const { _id: id } = await convoOf(bob, ada)
    const answer = (client: SignedInClient, given: 'accept' | 'decline') =>
      client.api('PUT /api/v1/convos/{id}/request', { params: { id }, body: { answer: given } })
    expect((await answer(carl, 'accept')).status).toBe(404)
    const convo = await convoOf(ada, bob)
    await fiftyTimes(() => answer(bob, 'decline'))
    expect(await convoOf(ada, bob)).toEqual(convo)
    expect((await listOf(bob, 'requests')).items).toEqual([])
    expect((await answer(bob, 'accept')).result).toMatchObject({ request: null })
    expect((await write(ada, bob, '6')).status).toBe(200)
    expect((await answer(ada, 'decline')).status).toBe(404)
  })

  test('can be sent to at most twenty members a day who haven’t answered', async () => {
    const ada = await professional()
    const bob = await professional()
    const sendRequests = async (others: readonly { readonly id: string }[]) =>
      (await Promise.all(others.map((other) => write(ada, other)))).map(({ status }) => status)
    const statuses = await sendRequests([bob, ...(await strangers(world, 25))])
    expect(statuses.filter((status) => status === 200)).toHaveLength(20)
    expect(statuses.filter((status) => status === 429)).toHaveLength(6)
    const [refusedMember, nextMember] = await strangers(world, 2)
    if (!refusedMember || !nextMember) throw new Error('There are no strangers')
    if ((await convoOf(bob, ada)).lastSeq === 0) return
    await write(bob, ada)
    expect(await sendRequests([refusedMember])).toEqual([200])
    expect(await sendRequests([nextMember])).toEqual([429])
    world.clock.advance(DAY_MS)
    expect((await write(await logInAs(app, ada.email), nextMember)).status).toBe(200)
  })
})

describe('a warning about fake jobs', () => {
  test('is shown to the reader of a message, and never to its author', async () => {
    const [bob, rita] = [await professional(), await joinAsEmployer(world, app, { plan: 'Pro' })]
    await write(rita, bob, 'Write to boss@gmail.com, or message us on Telegram.')
    const [own, theirs] = [await messagesOf(rita, bob), await messagesOf(bob, rita)]
    expect(own.messages[0]?.fakeJobSigns).toEqual([])
    expect(theirs.messages[0]?.fakeJobSigns.map(({ kind }) => kind)).toEqual(['messenger', 'other-mail'])
    await write(bob, rita, 'Mine is bob@gmail.com.')
    expect((await messagesOf(rita, bob)).messages[1]?.fakeJobSigns).toEqual([])
  })
})

describe('a company', () => {
  test('needs Pro to send and receive messages', async () => {
    const [acme, ada] = [await joinAsEmployer(world, app), await professional()]
    expect((await write(acme, ada)).status).toBe(402)
    expect((await write(ada, acme)).error?.code).toBe('their-plan')
    expect((await ada.api('GET /api/v1/convos/doors', { query: { ids: acme.id } })).result).toEqual([])
    expect((await acme.api('GET /api/v1/convos/doors', { query: { ids: ada.id } })).status).toBe(402)
  })

  test('can still read its conversations after its plan has ended, as can the other side, and both see why they can’t write', async () => {
    const [acme, ada] = [await joinAsEmployer(world, app, { plan: 'Pro' }), await professional()]
    expect((await ada.api('GET /api/v1/convos/doors', { query: { ids: acme.id } })).result).toEqual([acme.id])
    await write(ada, acme)
    await write(acme, ada)
    await world.ctx.db.updateTable('actor').set({ plan: 'free' }).where('id', '=', acme.id).execute()
    expect((await write(ada, acme)).error?.code).toBe('their-plan')
    expect((await write(acme, ada)).status).toBe(402)
    expect(await convoOf(ada, acme)).toMatchObject({ closed: 'their-plan' })
    expect(await convoOf(acme, ada)).toMatchObject({ closed: 'own-plan' })
    expect((await messagesOf(acme, ada)).messages).toHaveLength(2)
    expect((await listOf(acme)).items).toHaveLength(1)
    expect((await acme.api('GET /api/v1/check')).result.hasConvos).toBe(true)
  })

  test('gets conversations in its navigation once a message was delivered to it, until it declines the request', async () => {
    const [acme, ada] = [await joinAsEmployer(world, app, { plan: 'Pro' }), await professional()]
    const hasConvos = async () => (await acme.api('GET /api/v1/check')).result.hasConvos
    expect(await hasConvos()).toBe(false)
    await write(ada, acme)
    expect(await hasConvos()).toBe(true)
    const { _id: id } = await convoOf(acme, ada)
    await acme.api('PUT /api/v1/convos/{id}/request', { params: { id }, body: { answer: 'decline' } })
    expect(await hasConvos()).toBe(false)
  })

  test('shares its conversations within the team, and shows a message’s author only to the team', async () => {
    const acme = await joinAsEmployer(world, app, { plan: 'Pro', firstName: 'Grace', lastName: 'Hopper' })
    const ada = await professional()
    await write(acme, ada)
    expect((await messagesOf(acme, ada)).messages[0]?.by).toBe('Grace Hopper')
    expect((await messagesOf(ada, acme)).messages[0]?.by).toBeNull()
    expect(await convoOf(ada, acme)).toMatchObject({ with: { companyName: 'Compilers & Co' } })
    const joan = await joinTeam(world, app, acme, 'recruiter')
    await write(ada, acme, 'Hello both')
    expect((await convoOf(joan, ada)).unread).toBe(1)
    await write(joan, ada, 'From Joan')
    const { _id: id } = await convoOf(joan, ada)
    await joan.api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq: 3 } })
    expect((await convoOf(acme, ada)).unread).toBe(0)
    const authorNames = ['Grace Hopper', null, 'Joan recruiter']
    for (const client of [acme, joan])
      expect((await messagesOf(client, ada)).messages.map(({ by }) => by)).toEqual(authorNames)
    const page = await messagesOf(ada, acme)
    expect(page.messages.map(({ by, own }) => [by, own])).toEqual([
      [null, false],
      [null, true],
      [null, false],
    ])
    expect(JSON.stringify(page)).not.toMatch(/Joan recruiter|Hopper/)
  })
})

describe('support', () => {
  test('receives messages from anyone logged in, and answers as one party', async () => {
    const clients = [
      await joinAsProfessional(world, app, { confirmed: false }),
      await joinAsEmployer(world, app),
      await professional(),
    ]
    const support = await joinAsAdmin(world, app, 'admin-support')
    for (const client of clients) {
      expect(await convoOf(client, SUPPORT)).toMatchObject({ support: true, closed: null, request: null })
      expect((await write(client, SUPPORT, 'It is broken')).status).toBe(200)
      expect((await write(support, client, 'We are on it')).status).toBe(200)
      expect((await messagesOf(support, client)).messages).toMatchObject([
        { own: false },
        { own: true, by: expect.any(String) },
      ])
      expect(await convoOf(client, SUPPORT)).toMatchObject({ with: { _id: 'support', companyName: 'Rise support' } })
    }
    expect((await listOf(support)).items.length).toBeGreaterThanOrEqual(3)
    expect((await write(support, await professional())).status).toBe(404)
    expect((await write(support, SUPPORT)).status).toBe(404)
  })
})
