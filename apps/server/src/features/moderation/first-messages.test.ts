import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { befriend, convoOf, listOf, messagesOf, write } from '../convos/convos.factory.ts'
import { age, comment } from '../discussion/discussion.factory.ts'
import { publishPost } from '../feed/feed.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { joinAsAdmin, joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { decide, heldReviewOf, report, undoDecision } from './moderation.factory.ts'
import { reviewHeld } from './on-content-held.ts'

const { world, app } = useWorld()
beforeAll(() => world.backend.queue.work(world.ctx))

const join = (firstName: string) => joinAsProfessional(world, app, { firstName, lastName: 'Reed' })
const moderator = () => joinAsAdmin(world, app, 'admin-support')

async function sendHeldMessage(admin: SignedInClient, author: SignedInClient) {
  await settled(world, [{ ...reviewHeld({} as never), react: async () => undefined }])
  const review = await heldReviewOf(admin, author)
  return {
    review,
    turn: (decision: 'dismiss' | 'remove', words = '') => decide(admin, review._id, { decision, words }),
  }
}

describe('a first message with a link by a new member', () => {
  test('waits for review: its author is notified, and the recipient sees nothing', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    expect((await write(ada, bob, 'See https://lamps.example')).status).toBe(200)
    expect(await convoOf(ada, bob)).toMatchObject({ lastSeq: 1, closed: 'in-review', request: 'sent' })
    expect((await messagesOf(ada, bob)).messages).toHaveLength(1)
    expect((await write(ada, bob, 'Hello?')).error?.code).toBe('in-review')
    const recipientConvo = await convoOf(bob, ada)
    expect(recipientConvo).toMatchObject({ lastSeq: 0, last: null, unread: 0, request: 'sent' })
    const params = { id: recipientConvo._id }
    expect((await bob.api('GET /api/v1/convos/{id}/messages', { params, query: {} })).status).toBe(404)
    expect((await report(bob, { kind: 'message', id: `${recipientConvo._id}:1` })).status).toBe(404)
    expect(await listOf(bob, 'requests')).toMatchObject({ items: [], requests: 0 })
    const search = await bob.api('GET /api/v1/convos/search', { query: { q: 'lamps' } })
    expect(search.result).toEqual({ messages: [], convos: [] })
    expect(JSON.stringify((await bob.api('GET /api/v1/account/data')).result)).not.toContain(recipientConvo._id)
    const { review } = await sendHeldMessage(admin, ada)
    expect(review).toMatchObject({ kind: 'message', held: 'A new member posted a link.', reports: 0 })
    expect(review.copies[0]?.lines[0]?.text).toBe('See https://lamps.example')
    expect(review.possible).toEqual(['dismiss', 'remove', 'warn', 'slow', 'suspend'])
  })

  test('arrives as a new message once a moderator delivers it, and is withdrawn if the delivery is undone', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    await write(ada, bob, 'See https://lamps.example')
    const { turn } = await sendHeldMessage(admin, ada)
    world.clock.advance(60_000)
    const { result } = await turn('dismiss')
    expect(await convoOf(bob, ada)).toMatchObject({ lastSeq: 1, unread: 1, request: 'received' })
    const [arrivedMessage] = (await messagesOf(bob, ada)).messages
    expect(arrivedMessage).toMatchObject({ text: 'See https://lamps.example', sentAt: world.clock.now().toISOString() })
    expect(await convoOf(ada, bob)).toMatchObject({ closed: null })
    expect((await write(ada, bob, 'And www.lamps.example')).error?.code).toBe('wait-for-answer')
    expect((await write(ada, bob, 'I sell lamps.')).status).toBe(200)
    await undoDecision(admin, result)
    expect(await convoOf(bob, ada)).toMatchObject({ lastSeq: 0 })
    expect(await convoOf(ada, bob)).toMatchObject({ closed: 'in-review' })
  })

  test('shows the reason when refused, and can be replaced by another one', async () => {
    const [ada, bob, admin] = [await join('Ada'), await join('Bob'), await moderator()]
    await write(ada, bob, 'See https://lamps.example')
    const { turn } = await sendHeldMessage(admin, ada)
    await turn('remove', 'This is an advertisement.')
    expect(await convoOf(ada, bob)).toMatchObject({ closed: 'not-delivered' })
    const [notice] = (await ada.api('GET /api/v1/notices')).result.items
    expect(notice).toMatchObject({ kind: 'message', decision: 'remove', words: 'This is an advertisement.' })
    const { _id: id } = await convoOf(ada, bob)
    await ada.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params: { id, seq: 1 } })
    expect((await write(ada, bob, 'Good morning!')).status).toBe(200)
    expect(await convoOf(bob, ada)).toMatchObject({ request: 'received', unread: 1 })
  })

  test('is delivered when its recipient writes first, unless it was refused', async () => {
    const [ada, bob, eve, admin] = [await join('Ada'), await join('Bob'), await join('Eve'), await moderator()]
    await write(ada, bob, 'See https://lamps.example')
    await write(bob, ada, 'Do you sell lamps?')
    expect((await messagesOf(bob, ada)).messages.map(({ text }) => text)).toEqual([
      'See https://lamps.example',
      'Do you sell lamps?',
    ])
    expect(await convoOf(ada, bob)).toMatchObject({ closed: null, request: null })
    const mallory = await join('Mallory')
    await write(mallory, eve, 'See https://lamps.example')
    const { turn } = await sendHeldMessage(admin, mallory)
    await turn('remove')
    await write(eve, mallory, 'Do you sell lamps?')
    expect((await messagesOf(eve, mallory)).messages.map(({ text }) => text)).toEqual(['', 'Do you sell lamps?'])
  })

  test('doesn’t exempt replies to it from the word filter and review', async () => {
    const [ada, bob] = [await join('Ada'), await join('Bob')]
    const content = await joinAsAdmin(world, app, 'admin-content')
    const rule = { words: 'miracle lamp', act: 'refuse', reason: 'Advertisements are not allowed.' } as const
    await content.api('POST /api/v1/admin/word-rules', { body: rule })
    await write(ada, bob, 'See https://lamps.example')
    expect((await write(bob, ada, 'Try my miracle lamp')).error).toMatchObject({
      code: 'words-refused',
      fields: { 'body.text': 'Advertisements are not allowed.' },
    })
    // The reply isn't held, because holding it would also hide the recipient's other messages.
    expect((await write(bob, ada, 'See www.lamps.example')).error?.code).toBe('wait-for-answer')
    expect(await convoOf(ada, bob)).toMatchObject({ lastSeq: 1, closed: 'in-review' })
    await ada.call('POST', `/api/v1/professionals/${ada.id}/follow/${bob.id}`)
    expect((await write(bob, ada, 'See www.lamps.example')).status).toBe(200)
    expect(await convoOf(ada, bob)).toMatchObject({ lastSeq: 2, closed: null })
  })

  test('is held, unlike one without a link, one to a follower, and one by a member who isn’t new', async () => {
    const [ada, bob, eve, mia] = [await join('Ada'), await join('Bob'), await join('Eve'), await join('Mia')]
    await befriend(ada, bob)
    await write(ada, bob, 'See https://lamps.example')
    await write(ada, eve, 'Good morning!')
    await age(world)
    await write(ada, mia, 'See https://lamps.example')
    for (const other of [bob, eve, mia]) expect(await convoOf(other, ada)).toMatchObject({ lastSeq: 1 })
  })
})

describe('the same text', () => {
  test('to a sixth person waits for review, whatever its punctuation', async () => {
    const ada = await join('Ada')
    const others: SignedInClient[] = []
    for (let place = 0; place < 7; place += 1) others.push(await join(`Bob${place}`))
    await age(world)
    for (const [place, other] of others.entries()) await write(ada, other, `Buy  my lamps${'!'.repeat(place)}`)
    const lastSeqs = await Promise.all(others.map(async (other) => (await convoOf(other, ada)).lastSeq))
    expect(lastSeqs).toEqual([1, 1, 1, 1, 1, 0, 0])
  })

  test('below the posts of six people waits for review, unless it is only a word or two', async () => {
    const ada = await join('Ada')
    const posts: string[] = []
    for (let place = 0; place < 6; place += 1) posts.push((await publishPost(await join(`Bob${place}`)))._id)
    await age(world)
    const hiddenFlags = []
    for (const id of posts) {
      hiddenFlags.push([
        (await comment(ada, id, 'Well done!')).result.hidden,
        (await comment(ada, id, 'Buy my lamps!')).result.hidden,
      ])
    }
    expect(hiddenFlags).toEqual([...Array.from({ length: 5 }, () => [false, false]), [false, true]])
  })

  test('waits for review when comments are edited to contain it', async () => {
    const ada = await join('Ada')
    const commentIds: string[] = []
    for (let place = 0; place < 6; place += 1) {
      const { _id } = await publishPost(await join(`Bob${place}`))
      commentIds.push((await comment(ada, _id, `The ${place}th thing I say.`)).result._id)
      await age(world)
    }
    const hiddenFlags = []
    for (const id of commentIds) {
      hiddenFlags.push(
        (await ada.call('PUT', `/api/v1/comments/${id}`, { text: 'Buy my lamps!' })).json().result.hidden,
      )
    }
    expect(hiddenFlags).toEqual([...Array.from({ length: 5 }, () => false), true])
  })
})
