import { SLOW_MODE_SECONDS } from '@rise/contract/discussion/limits'
import { describe, expect, test } from 'vitest'
import type { Api } from '../../../../test/client.ts'
import { useWorld } from '../../../../test/use-world.ts'
import { setListed } from '../../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  PASSWORD,
  type SignedInClient,
} from '../../session/accounts.factory.ts'
import { eraseAccounts } from '../../session/index.ts'
import { addSubject, age, comment } from '../discussion.factory.ts'
import { deleteAndRetract } from '../subjects.ts'

const { world, app, api } = useWorld()

const professional = (options = {}) => joinAsProfessional(world, app, options)
const people = async (count: number) => {
  const newMembers = await Promise.all(Array.from({ length: count }, () => professional()))
  await age(world)
  return newMembers
}
const list = (ask: Api, id: string, query = {}) =>
  ask('GET /api/v1/discussions/{id}/comments', { params: { id }, query })
const texts = async (ask: Api, id: string, query = {}) =>
  (await list(ask, id, query)).result.items.map(({ text }) => text)
const remove = (member: SignedInClient, id: string) => member.api('DELETE /api/v1/comments/{id}', { params: { id } })
const edit = (member: SignedInClient, id: string, text: string) =>
  member.api('PUT /api/v1/comments/{id}', { params: { id }, body: { text } })
const moderate = (member: SignedInClient, id: string, body: { pinnedId?: string | null; closed?: boolean }) =>
  member.api('PATCH /api/v1/discussions/{id}', { params: { id }, body })
const refusal = async (request: Promise<{ status: number; error?: { code: string } | undefined }>) => {
  const { status, error } = await request
  return [status, error?.code]
}

describe('commenting', () => {
  test('is open to people and companies; everyone can read, and replies are listed below their comment', async () => {
    const [author, ada, bob] = (await people(3)) as [SignedInClient, SignedInClient, SignedInClient]
    const acme = await joinAsEmployer(world, app)
    const id = await addSubject(world, author)
    const { result: first } = await comment(ada, id, 'One line.\r\n\r\n\r\nAnd <b>another</b>.')
    expect(first).toMatchObject({ text: 'One line.\n\nAnd <b>another</b>.', author: { _id: ada.id }, changedAt: null })
    world.clock.advance(1_000)
    const { result: reply } = await comment(bob, id, 'Well said.', first._id)
    world.clock.advance(1_000)
    expect((await comment(author, id, 'Thank you.', reply._id)).status).toBe(200)
    expect((await comment(acme, id, 'From all of us.')).status).toBe(200)
    const { result } = await list(api, id)
    expect(result).toMatchObject({ count: 4, closed: false, authorId: author.id, pinned: null, next: null })
    expect(result.items).toMatchObject([
      { text: 'From all of us.', replyCount: 0 },
      {
        _id: first._id,
        replyCount: 2,
        replies: { items: [{ text: 'Well said.' }, { text: 'Thank you.' }], next: null },
      },
    ])
    expect(await texts(api, id, { order: 'oldest' })).toEqual([first.text, 'From all of us.'])
  })

  test('is refused to guests, pending members and admins, and with empty or too long text', async () => {
    const [author] = (await people(1)) as [SignedInClient]
    const id = await addSubject(world, author)
    const [pendingMember, admin] = [await professional({ confirmed: false }), await joinAsAdmin(world, app)]
    const guest = { api } as SignedInClient
    expect(await refusal(comment(guest, id, 'Hello'))).toEqual([401, 'sign-in-required'])
    expect(await refusal(comment(pendingMember, id, 'Hello'))).toEqual([403, 'email-not-confirmed'])
    expect(await refusal(comment(admin, id, 'Hello'))).toEqual([403, 'forbidden'])
    for (const text of ['', ' \n ', 'a'.repeat(2_001)]) expect((await comment(author, id, text)).status).toBe(400)
    expect((await comment(author, id, 'a'.repeat(2_000))).status).toBe(200)
  })

  test('stores one comment for fifty identical simultaneous requests, and counts all concurrent comments by many members', async () => {
    const members = await people(5)
    const [author] = members as [SignedInClient]
    const [one, many] = [await addSubject(world, author), await addSubject(world, author)]
    const sameReplies = await Promise.all(Array.from({ length: 50 }, () => comment(author, one, 'Only once.')))
    expect(new Set(sameReplies.map(({ result }) => result._id)).size).toBe(1)
    expect((await list(api, one)).result.count).toBe(1)
    const concurrentReplies = members.flatMap((member) =>
      Array.from({ length: 10 }, (_, turn) => comment(member, many, `No. ${turn}`)),
    )
    expect((await Promise.all(concurrentReplies)).map(({ status }) => status)).toEqual(concurrentReplies.map(() => 200))
    const { result } = await list(api, many)
    expect([result.count, result.items.length]).toEqual([50, 20])
    const second = (await list(api, many, { before: result.next })).result
    const third = (await list(api, many, { before: second.next })).result
    const ids = [...result.items, ...second.items, ...third.items].map(({ _id }) => _id)
    expect([new Set(ids).size, third.items.length, third.next]).toEqual([50, 10, null])
  })

  test('is rate-limited for a new account', async () => {
    const author = await professional()
    const id = await addSubject(world, author)
    expect((await comment(author, id, 'First')).status).toBe(200)
    expect(await refusal(comment(author, id, 'Second'))).toEqual([429, 'slow-mode'])
    world.clock.advance(SLOW_MODE_SECONDS * 1_000)
    expect((await comment(author, id, 'Second')).status).toBe(200)
  })

  test('is refused on a deleted subject or comment; comments made during the deletion are deleted with it', async () => {
    const [author, ada] = (await people(2)) as [SignedInClient, SignedInClient]
    const id = await addSubject(world, author)
    const { result: first } = await comment(ada, id, 'Soon gone')
    await comment(author, id, 'A reply', first._id)
    await remove(ada, first._id)
    expect(await refusal(comment(author, id, 'Another reply', first._id))).toEqual([409, 'comment-deleted'])
    expect(await refusal(comment(author, id, 'To nothing', world.ctx.newId()))).toEqual([404, 'comment-not-found'])
    const member = { loginId: null, actorId: author.id } as never
    const [, ...replies] = await Promise.all([
      world.ctx.db.transaction().execute((tx) => deleteAndRetract(world.ctx, tx, member, [id])),
      ...Array.from({ length: 10 }, (_, turn) => comment(ada, id, `At once ${turn}`)),
    ])
    for (const { status } of replies) expect([200, 404]).toContain(status)
    expect(await refusal(comment(ada, id, 'Too late'))).toEqual([404, 'subject-not-found'])
    expect((await list(api, id)).status).toBe(404)
    expect(await world.ctx.db.selectFrom('comment').select('id').where('subject_id', '=', id).execute()).toEqual([])
  })
})

describe('a comment', () => {
  test('can be edited only by its author, and is marked as edited', async () => {
    const [author, ada] = (await people(2)) as [SignedInClient, SignedInClient]
    const id = await addSubject(world, author)
    const { result } = await comment(ada, id, 'Teh comment')
    expect((await edit(ada, result._id, 'Teh comment')).result.changedAt).toBeNull()
    expect((await edit(ada, result._id, 'The comment')).result).toMatchObject({
      text: 'The comment',
      changedAt: world.clock.now().toISOString(),
    })
    const admin = await joinAsAdmin(world, app)
    for (const other of [author, admin])
      expect(await refusal(edit(other, result._id, 'No'))).toEqual([403, 'forbidden'])
    expect(await texts(api, id)).toEqual(['The comment'])
  })

  test('can be deleted by its author or an admin; one with replies keeps its place without text', async () => {
    const [author, ada, bob] = (await people(3)) as [SignedInClient, SignedInClient, SignedInClient]
    const id = await addSubject(world, author)
    const { result: first } = await comment(ada, id, 'To be deleted')
    const { result: reply } = await comment(bob, id, 'To stay', first._id)
    expect(await refusal(remove(bob, first._id))).toEqual([403, 'forbidden'])
    expect((await remove(ada, first._id)).status).toBe(200)
    const { result } = await list(api, id)
    expect([result.count, result.items]).toMatchObject([
      1,
      [{ text: '', author: null, gone: 'deleted', replies: { items: [{ text: 'To stay' }] } }],
    ])
    expect(
      (await bob.api('PUT /api/v1/reactions/{id}', { params: { id: first._id }, body: { reaction: 'up' } })).status,
    ).toBe(404)
    expect((await remove(await joinAsAdmin(world, app), reply._id)).status).toBe(200)
    expect((await list(api, id)).result).toMatchObject({ count: 0, items: [] })
  })

  test('is returned by its link, with its thread', async () => {
    const [author, ada] = (await people(2)) as [SignedInClient, SignedInClient]
    const id = await addSubject(world, author)
    const { result: first } = await comment(ada, id, 'The first')
    for (const turn of [1, 2, 3, 4]) {
      world.clock.advance(1_000)
      await comment(author, id, `Reply ${turn}`, first._id)
    }
    const { result } = await api('GET /api/v1/comments/{id}', { params: { id: first._id } })
    expect(result).toMatchObject({ subjectId: id, reply: null, comment: { text: 'The first', replyCount: 4 } })
    const { items, next } = result.comment.replies
    expect(items.map(({ text }) => text)).toEqual(['Reply 1', 'Reply 2', 'Reply 3'])
    const query = { before: next ?? '' }
    const { result: rest } = await api('GET /api/v1/comments/{id}/replies', { params: { id: first._id }, query })
    expect(rest).toMatchObject({ items: [{ text: 'Reply 4' }], next: null })
    const last = rest.items[0]?._id ?? ''
    expect((await api('GET /api/v1/comments/{id}', { params: { id: last } })).result).toMatchObject({
      comment: { _id: first._id },
      reply: { _id: last, text: 'Reply 4' },
    })
    expect((await api('GET /api/v1/comments/{id}', { params: { id: world.ctx.newId() } })).status).toBe(404)
  })

  test('can have reactions, like any other subject', async () => {
    const [author, ada] = (await people(2)) as [SignedInClient, SignedInClient]
    const id = await addSubject(world, author)
    const { result } = await comment(ada, id, 'Love this')
    await author.api('PUT /api/v1/reactions/{id}', { params: { id: result._id }, body: { reaction: 'love' } })
    expect((await list(author.api, id)).result.items[0]?.reactions).toEqual({ counts: { love: 1 }, own: 'love' })
  })
})

describe('comments that a member may not see', () => {
  test('can be neither read nor written if their subject is for another audience or behind a block', async () => {
    const [author, ada] = (await people(2)) as [SignedInClient, SignedInClient]
    const forMembers = await addSubject(world, author, { audience: 'members' })
    const { result } = await comment(ada, forMembers, 'Between us')
    expect(await refusal(list(api, forMembers))).toEqual([401, 'sign-in-required'])
    expect(await refusal(api('GET /api/v1/comments/{id}', { params: { id: result._id } }))).toEqual([
      401,
      'sign-in-required',
    ])
    expect(await texts(ada.api, forMembers)).toEqual(['Between us'])
    const forCreators = await addSubject(world, author, { audience: 'creator' })
    expect(await refusal(comment(ada, forCreators, 'Let me in'))).toEqual([402, 'upgrade-required'])
    await author.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    expect((await list(ada.api, forMembers)).status).toBe(404)
    expect((await comment(ada, forMembers, 'Hello?')).status).toBe(404)
  })

  test('are missing from the list and the count if their author is unlisted, muted or on the other side of a block', async () => {
    const [author, ada, bob] = (await people(3)) as [SignedInClient, SignedInClient, SignedInClient]
    const id = await addSubject(world, author)
    const { result: first } = await comment(bob, id, 'By Bob')
    await comment(author, id, 'A reply to Bob', first._id)
    const listAndCount = async (ask: Api) => {
      const { count, items } = (await list(ask, id)).result
      return [count, items.map(({ text, gone, replyCount }) => [gone ?? text, replyCount])]
    }
    await ada.api('PUT /api/v1/connections/muted/{userId}', { params: { userId: bob.id } })
    const [all, without] = [
      [2, [['By Bob', 1]]],
      [1, [['hidden', 1]]],
    ]
    expect([await listAndCount(ada.api), await listAndCount(bob.api), await listAndCount(api)]).toEqual([
      without,
      all,
      all,
    ])
    expect((await comment(ada, id, 'To whom?', first._id)).status).toBe(404)
    await ada.api('DELETE /api/v1/connections/muted/{userId}', { params: { userId: bob.id } })
    await comment(ada, id, 'By Ada')
    await ada.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: bob.id } })
    expect((await listAndCount(ada.api))[0]).toBe(2)
    expect((await listAndCount(bob.api))[0]).toBe(2)
    expect((await listAndCount(api))[0]).toBe(3)
    await setListed(world, bob, false)
    expect((await listAndCount(api))[0]).toBe(2)
    expect((await listAndCount(ada.api))[0]).toBe(2)
    await setListed(world, bob, true)
    expect((await listAndCount(api))[0]).toBe(3)
  })
})

test('comments are erased with their author; one with replies keeps its place, without text and author', async () => {
  const [author, ada] = (await people(2)) as [SignedInClient, SignedInClient]
  const id = await addSubject(world, author)
  const { result: first } = await comment(ada, id, 'Words to erase')
  await comment(author, id, 'A reply', first._id)
  world.clock.advance(1_000)
  await comment(ada, id, 'More to erase', first._id)
  expect((await ada.api('GET /api/v1/account/data')).result.comments).toMatchObject([
    { text: 'Words to erase' },
    { text: 'More to erase' },
  ])
  await ada.api('DELETE /api/v1/account', { body: { currentPassword: PASSWORD } })
  world.clock.advance(31 * 86_400_000)
  await eraseAccounts.handle(world.ctx, {})
  const rows = await world.ctx.db
    .selectFrom('comment')
    .select(['text', 'actor_id'])
    .where('subject_id', '=', id)
    .execute()
  expect(rows.map(({ text }) => text).sort()).toEqual(['', 'A reply'])
  expect((await list(api, id)).result).toMatchObject({ count: 1, items: [{ author: null, replyCount: 1 }] })
})

test('only the author of a subject can pin a comment and close the discussion', async () => {
  const [author, ada] = (await people(2)) as [SignedInClient, SignedInClient]
  const id = await addSubject(world, author)
  const { result: first } = await comment(ada, id, 'To be pinned')
  const { result: reply } = await comment(author, id, 'A reply', first._id)
  world.clock.advance(1_000)
  await comment(ada, id, 'Not this')
  expect(await refusal(moderate(ada, id, { pinnedId: first._id }))).toEqual([403, 'forbidden'])
  expect(await refusal(moderate(author, id, { pinnedId: reply._id }))).toEqual([404, 'comment-not-found'])
  expect((await moderate(author, id, { pinnedId: first._id, closed: true })).status).toBe(200)
  expect((await list(api, id)).result).toMatchObject({
    ...{ closed: true, count: 3, pinned: { text: 'To be pinned', replyCount: 1 } },
    items: [{ text: 'Not this' }],
  })
  expect(await refusal(comment(ada, id, 'One more'))).toEqual([409, 'discussion-closed'])
  await moderate(author, id, { pinnedId: null, closed: false })
  expect((await comment(ada, id, 'One more')).status).toBe(200)
  expect((await list(api, id)).result.pinned).toBeNull()
})
