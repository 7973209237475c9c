import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  logInAs,
  type SignedInClient,
  send,
} from '../session/accounts.factory.ts'
import { befriend, convoOf, listOf, messageOf, messagesOf, missedOf, strangers, write } from './convos.factory.ts'

const { world, app } = useWorld()
const SUPPORT = { id: 'support' }

const professional = () => joinAsProfessional(world, app)
const fiftyTimes = <T>(act: (n: number) => Promise<T>) => Promise.all(Array.from({ length: 50 }, (_, n) => act(n)))

async function friends(): Promise<[SignedInClient, SignedInClient]> {
  const twoMembers: [SignedInClient, SignedInClient] = [await professional(), await professional()]
  await befriend(...twoMembers)
  return twoMembers
}

describe('a message', () => {
  test('is visible to both sides at the same position, and unread for the recipient', async () => {
    const [ada, bob] = await friends()
    expect((await write(ada, bob, ' <b>Hello</b> Bob ')).result).toMatchObject({ seq: 1, own: true, by: null })
    expect((await write(bob, ada, { text: 'Hello Ada', replyTo: 1 })).result).toMatchObject({
      seq: 2,
      replyTo: { seq: 1, own: false, excerpt: 'Hello Bob' },
    })
    const { messages, hasBefore, hasAfter } = await messagesOf(ada, bob)
    expect(messages.map(({ text, own }) => [text, own])).toEqual([
      ['<b>Hello</b> Bob', true],
      ['Hello Ada', false],
    ])
    expect([hasBefore, hasAfter]).toEqual([false, false])
    expect(await convoOf(ada, bob)).toMatchObject({
      with: { _id: bob.id },
      last: { own: false, excerpt: 'Hello Ada' },
      ...{ unread: 1, readSeq: 0, seenSeq: 0, request: null, closed: null },
    })
    expect((await listOf(ada)).items).toHaveLength(1)
  })

  test('sent by fifty simultaneous requests with one client id is stored once', async () => {
    const [ada, bob] = await friends()
    const body = messageOf()
    const replies = await fiftyTimes(() => write(ada, bob, body))
    expect(new Set(replies.map(({ result }) => result.seq))).toEqual(new Set([1]))
    expect((await messagesOf(bob, ada)).messages).toHaveLength(1)
    expect((await convoOf(bob, ada)).unread).toBe(1)
    const conflictReply = await write(ada, bob, { ...body, text: 'Other words' })
    expect([conflictReply.status, conflictReply.error?.code]).toEqual([409, 'message-id-used'])
  })

  test('has a position of its own among 200 messages by both sides, fifty of them sent at the same time', async () => {
    const [ada, bob] = await friends()
    const replies: Awaited<ReturnType<typeof write>>[] = []
    for (const round of [0, 1, 2, 3]) {
      const [one, other] = round % 2 === 0 ? [ada, bob] : [bob, ada]
      const sendReplies = await fiftyTimes((n) => (n % 2 === 0 ? write(one, other, `${n}`) : write(other, one, `${n}`)))
      replies.push(...sendReplies)
    }
    const order = replies.map(({ result }) => result.seq).toSorted((one, other) => one - other)
    expect(order).toEqual(Array.from({ length: 200 }, (_, n) => n + 1))
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const seqs: number[] = []
      for (let after = 0; ; after = seqs.at(-1) ?? 0) {
        const query = after === 0 ? { around: 1 } : { after }
        const pageOfMessages = await messagesOf(one, other, query)
        seqs.push(...pageOfMessages.messages.map(({ seq }) => seq))
        if (!pageOfMessages.hasAfter) break
      }
      expect(seqs).toEqual(order)
      expect(await convoOf(one, other)).toMatchObject({ unread: 100, lastSeq: 200 })
    }
    const { messages, hasBefore } = await messagesOf(ada, bob, { before: 101 })
    expect([messages[0]?.seq, messages.at(-1)?.seq, hasBefore]).toEqual([51, 100, true])
  })

  test('is refused at its field if it is empty, too long or without an id, and refused as a reply to an unknown message', async () => {
    const [ada, bob] = await friends()
    for (const [change, field] of [
      [{ text: ' \n ' }, 'body.text'],
      [{ text: 'x'.repeat(8_001) }, 'body.text'],
      [{ text: 'x'.repeat(100_000) }, 'body.text'],
      [{ clientId: 'mine' }, 'body.clientId'],
    ] as const) {
      const { status, error } = await write(ada, bob, change)
      expect([status, Object.keys(error?.fields ?? {})]).toEqual([400, [field]])
    }
    expect((await write(ada, bob, { replyTo: 1 })).error?.code).toBe('message-not-found')
    expect((await write(ada, bob, { text: 'x'.repeat(8_000) })).status).toBe(200)
  })

  test('can be edited by its author for 15 minutes and deleted at any time, for both sides', async () => {
    const [ada, bob] = await friends()
    const { seq, revision } = (await write(ada, bob, 'Helo')).result
    const { _id: id } = await convoOf(ada, bob)
    const params = { id, seq }
    const editMessage = (client: SignedInClient, text: string) =>
      client.api('PUT /api/v1/convos/{id}/messages/{seq}', { params, body: { text } })
    expect((await editMessage(ada, 'Hello')).result).toMatchObject({ text: 'Hello', editedAt: expect.any(String) })
    expect((await editMessage(bob, 'Mine')).error?.code).toBe('message-not-found')
    const changedMessages = await messagesOf(bob, ada, { since: revision })
    expect(changedMessages.messages.map(({ text }) => text)).toEqual(['Hello'])
    expect((await messagesOf(bob, ada, { since: changedMessages.revision })).messages).toEqual([])
    world.clock.advance(15 * 60_000 + 1)
    // The access tokens have expired, too.
    for (const client of [ada, bob]) client.token = (await logInAs(app, client.email)).token
    expect((await editMessage(ada, 'Late')).error?.code).toBe('message-too-old')
    const replies = await fiftyTimes(() => ada.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params }))
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await messagesOf(bob, ada)).messages).toMatchObject([{ text: '', deleted: true }])
    expect((await convoOf(bob, ada)).last).toMatchObject({ deleted: true, excerpt: '' })
    expect((await editMessage(ada, 'Again')).error?.code).toBe('message-not-found')
  })

  test('no longer counts as unread once it is deleted, and other messages stay read or unread', async () => {
    const [ada, bob] = await friends()
    const seqs: number[] = []
    for (const text of ['One', 'Two', 'Three']) seqs.push((await write(ada, bob, text)).result.seq)
    const { _id: id } = await convoOf(bob, ada)
    await bob.api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq: seqs[0] ?? 0 } })
    expect([await missedOf(bob), (await convoOf(bob, ada)).unread]).toEqual([2, 2])
    const remove = (seq = 0) => ada.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params: { id, seq } })
    await remove(seqs[0])
    expect(await missedOf(bob)).toBe(2)
    await fiftyTimes(() => remove(seqs[1]))
    expect([await missedOf(bob), (await convoOf(bob, ada)).unread]).toEqual([1, 1])
    await bob.api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq: seqs[0] ?? 0 } })
    expect(await missedOf(bob)).toBe(1)
    await remove(seqs[2])
    expect([await missedOf(bob), (await convoOf(bob, ada)).unread]).toEqual([0, 0])
    await write(ada, bob, 'Four')
    expect(await missedOf(bob)).toBe(1)
  })

  test('can have one reaction from each side, and an unknown reaction is refused', async () => {
    const [ada, bob] = await friends()
    const { seq } = (await write(ada, bob)).result
    const params = { id: (await convoOf(ada, bob))._id, seq }
    const react = (client: SignedInClient, reaction: 'love' | 'fire') =>
      client.api('PUT /api/v1/convos/{id}/messages/{seq}/reaction', { params, body: { reaction } })
    await fiftyTimes((n) => react(bob, n % 2 === 0 ? 'love' : 'fire'))
    await react(bob, 'love')
    expect((await react(ada, 'fire')).result.reactions).toEqual({ own: 'fire', theirs: 'love' })
    await bob.api('DELETE /api/v1/convos/{id}/messages/{seq}/reaction', { params })
    expect((await messagesOf(bob, ada)).messages[0]?.reactions).toEqual({ own: null, theirs: 'fire' })
    const url = `/api/v1/convos/${params.id}/messages/${seq}/reaction`
    expect((await bob.call('PUT', url, { reaction: 'clap' })).statusCode).toBe(400)
  })
})

describe('reading', () => {
  test('updates the count, and shows the other side what was read', async () => {
    const [ada, bob] = await friends()
    for (const text of ['One', 'Two', 'Three']) await write(ada, bob, text)
    expect(await missedOf(bob)).toBe(3)
    const { _id: id } = await convoOf(bob, ada)
    const read = (seq: number) => bob.api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq } })
    expect((await read(2)).result).toEqual({ missedMessages: 1 })
    expect(await convoOf(bob, ada)).toMatchObject({ unread: 1, readSeq: 2 })
    await read(1)
    expect(await convoOf(ada, bob)).toMatchObject({ seenSeq: 2 })
    await fiftyTimes(() => read(1_000))
    expect(await convoOf(bob, ada)).toMatchObject({ unread: 0, readSeq: 3 })
    expect(await missedOf(bob)).toBe(0)
  })

  test('a conversation marked as unread counts as one, a muted one as zero', async () => {
    const [ada, bob] = await friends()
    await write(ada, bob)
    const { _id: id } = await convoOf(bob, ada)
    await bob.api('PUT /api/v1/convos/{id}/read', { params: { id }, body: { seq: 1 } })
    const patch = (body: object) => bob.api('PATCH /api/v1/convos/{id}', { params: { id }, body })
    expect((await patch({ unread: true })).result.markedUnread).toBe(true)
    expect(await missedOf(bob)).toBe(1)
    await patch({ muted: true })
    expect(await missedOf(bob)).toBe(0)
  })

  test('messages from a muted member don’t count as unread until the mute ends', async () => {
    const [ada, bob] = await friends()
    await write(ada, bob)
    const mute = (method: 'PUT' | 'DELETE') => bob.call(method, `/api/v1/connections/muted/${ada.id}`)
    await mute('PUT')
    await write(ada, bob)
    expect(await missedOf(bob)).toBe(0)
    expect(await convoOf(bob, ada)).toMatchObject({ unread: 2 })
    await mute('DELETE')
    expect(await missedOf(bob)).toBe(2)
  })
})

describe('a list of conversations', () => {
  test('lets its owner pin conversations, archive them until the next message, and keep drafts', async () => {
    const [ada, bob] = await friends()
    await write(ada, bob)
    const { _id: id } = await convoOf(bob, ada)
    const patch = (body: object) => bob.api('PATCH /api/v1/convos/{id}', { params: { id }, body })
    await patch({ pinned: true })
    const listWithPins = await listOf(bob)
    expect([listWithPins.pinned.length, listWithPins.items.length]).toEqual([1, 0])
    await patch({ archived: true })
    expect([(await listOf(bob)).pinned, (await listOf(bob)).items]).toEqual([[], []])
    expect((await listOf(bob, 'archived')).items).toMatchObject([{ _id: id, archived: true, pinned: false }])
    await bob.api('PUT /api/v1/convos/{id}/draft', { params: { id }, body: { text: 'I was about to' } })
    expect((await convoOf(bob, ada)).draft).toBe('I was about to')
    await write(ada, bob)
    expect((await listOf(bob)).items).toMatchObject([{ _id: id, draft: 'I was about to' }])
    await write(bob, ada)
    expect((await convoOf(bob, ada)).draft).toBe('')
    expect(await convoOf(ada, bob)).toMatchObject({ pinned: false, draft: '' })
  })

  test('shows twenty at a time, latest first, and pins at most ten', async () => {
    const ada = await professional()
    const correspondents = await strangers(world, 22)
    for (const { id } of correspondents) {
      const follow = { follower_id: id, followed_id: ada.id, login_id: null, created_at: world.clock.now() }
      await world.ctx.db.insertInto('follow').values(follow).execute()
      world.clock.advance(1_000)
      expect((await write(ada, { id })).status).toBe(200)
    }
    const first = await listOf(ada)
    expect(first.items.map((item) => item.with?._id)).toEqual(
      correspondents
        .slice(2)
        .toReversed()
        .map(({ id }) => id),
    )
    const nextPage = await ada.api('GET /api/v1/convos', { query: { before: first.next ?? '' } })
    expect(nextPage.result.items.map((item) => item.with?._id)).toEqual([correspondents[1]?.id, correspondents[0]?.id])
    const pin = (id: string) => ada.api('PATCH /api/v1/convos/{id}', { params: { id }, body: { pinned: true } })
    const statuses = (await Promise.all(first.items.map(({ _id }) => pin(_id)))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 409)).toHaveLength(10)
  })
})

describe('a message is refused', () => {
  test('from anyone outside the conversation, for whom every endpoint replies as if it didn’t exist', async () => {
    const [ada, bob] = await friends()
    await write(ada, bob)
    const { _id } = await convoOf(ada, bob)
    const path = `/api/v1/convos/${_id}`
    const calls = [
      ['GET', path],
      ['GET', `${path}/messages`],
      ['PUT', `${path}/read`, { seq: 1 }],
      ['POST', `${path}/typing`],
      ['PATCH', path, { pinned: true }],
      ['PUT', `${path}/draft`, { text: 'x' }],
      ['PUT', `${path}/request`, { answer: 'accept' }],
      ['PUT', `${path}/messages/1`, { text: 'x' }],
      ['DELETE', `${path}/messages/1`],
      ['PUT', `${path}/messages/1/reaction`, { reaction: 'love' }],
      ['DELETE', `${path}/messages/1/reaction`],
    ] as const
    const strangers = [
      await professional(),
      await joinAsEmployer(world, app, { plan: 'Pro' }),
      await joinAsAdmin(world, app),
    ]
    for (const [method, url, body] of calls) {
      expect((await send(app, method, url, { body })).statusCode, url).toBe(401)
      for (const stranger of strangers) {
        const reply = await stranger.call(method, url, body)
        expect([reply.statusCode, reply.json().result.code], `${method} ${url}`).toEqual([404, 'convo-not-found'])
      }
      const unknownReply = await ada.call(method, url.replace(_id, randomUUID()), body)
      expect([unknownReply.statusCode, unknownReply.json().result.code]).toEqual([404, 'convo-not-found'])
    }
    expect((await messagesOf(ada, bob)).messages).toMatchObject([{ text: 'Good morning!', deleted: false }])
  })

  test('to the member’s own account or an unknown one, and from admins without the support permission', async () => {
    const ada = await professional()
    expect((await write(ada, ada)).error?.code).toBe('convo-not-found')
    expect((await write(ada, { id: randomUUID() })).error?.code).toBe('convo-not-found')
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    expect((await write(ada, pendingMember)).error?.code).toBe('convo-not-found')
    expect((await write(pendingMember, ada)).error?.code).toBe('email-not-confirmed')
    const content = await joinAsAdmin(world, app, 'admin-content')
    expect((await write(content, ada)).status).toBe(403)
    expect((await content.api('GET /api/v1/convos')).status).toBe(403)
  })

  test('to a blocked member from the moment of the block, and the conversation disappears from both lists', async () => {
    const [ada, bob] = await friends()
    await write(ada, bob)
    const { _id: id } = await convoOf(ada, bob)
    const block = bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    const sendReplies = await fiftyTimes((n) => write(ada, bob, `${n}`))
    expect((await block).status).toBe(200)
    expect((await write(ada, bob)).error?.code).toBe('convo-not-found')
    const storedMessages = await world.ctx.db.selectFrom('message').select('seq').where('convo_id', '=', id).execute()
    expect(storedMessages).toHaveLength(1 + sendReplies.filter(({ status }) => status === 200).length)
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      expect((await listOf(one)).items).toEqual([])
      expect((await one.api('GET /api/v1/convos/with/{id}', { params: { id: other.id } })).status).toBe(404)
    }
  })
})

test('erasing a member deletes their messages, and the other side keeps its own', async () => {
  const [ada, bob] = await friends()
  await write(ada, bob, 'Mine')
  await write(bob, ada, 'His')
  await write(ada, SUPPORT, 'Bug')
  const convo = await convoOf(bob, ada)
  await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
  const { messages } = (await bob.api('GET /api/v1/convos/{id}/messages', { params: { id: convo._id } })).result
  expect(messages).toMatchObject([
    { text: '', deleted: true },
    { text: 'His', deleted: false },
  ])
  expect((await listOf(bob)).items).toMatchObject([{ _id: convo._id, with: null, closed: 'deleted' }])
  await world.ctx.db.deleteFrom('actor').where('id', '=', bob.id).execute()
  const remainingConvo = world.ctx.db.selectFrom('convo').select('id').where('id', '=', convo._id)
  expect(await remainingConvo.execute()).toEqual([])
})
