import { MOST_MENTIONS, MOST_NOTIFIED } from '@rise/contract/mentions/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { importedCompany } from '../companies/companies.factory.ts'
import { age, comment } from '../discussion/discussion.factory.ts'
import { publishPost } from '../feed/feed.factory.ts'
import { settled } from '../notifications/notifications.factory.ts'
import { setListed } from '../professionals/story/stories.factory.ts'
import {
  joinAsAdmin,
  joinAsEmployer,
  joinAsProfessional,
  PASSWORD,
  type SignedInClient,
} from '../session/accounts.factory.ts'
import { eraseAccounts } from '../session/index.ts'

const { world, app, api } = useWorld()

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
})

const professional = (firstName: string, lastName = 'Stone') => joinAsProfessional(world, app, { firstName, lastName })
const people = (...names: string[]) => Promise.all(names.map((name) => professional(name)))
const mark = (id: string, words = '@x') => `<a data-mention="${id}">${words}</a>`
const block = (member: SignedInClient, other: SignedInClient) =>
  member.call('PUT', `/api/v1/connections/blocked/${other.id}`)
const mute = (member: SignedInClient, other: SignedInClient) =>
  member.call('PUT', `/api/v1/connections/muted/${other.id}`)

async function notificationsFor({ api: ask }: SignedInClient) {
  await settled(world)
  const { items } = (await ask('GET /api/v1/notifications', {})).result
  return items.filter(({ name }) => name === 'mention')
}

/** Returns the recorded activities about mentions in a text, oldest first. */
async function storedMentions(subjectId: string) {
  const rows = world.ctx.db.selectFrom('activity').select('data').where('kind', '=', 'mention.made')
  const activities = await rows.orderBy('created_at').orderBy('id').execute()
  return activities.map(({ data }) => data).filter((data) => JSON.stringify(data).includes(subjectId))
}

describe('the picker', () => {
  const offeredNames = async (member: SignedInClient, query: string) => {
    const { result } = await member.api('GET /api/v1/mentions', { query: { query } })
    return result.items.map(({ _id }) => _id)
  }

  test('offers professionals and companies whose name or address begins with the typed words, followed ones first', async () => {
    const ada = await professional('Quentin', 'Asker')
    const [one, other, none] = [
      await professional('Zerlina', 'Quist'),
      await professional('Zerline', 'Berg'),
      await professional('Otto', 'Zerbst'),
    ]
    const mill = await joinAsEmployer(world, app, { companyName: 'Zerl Mills' })
    expect(new Set(await offeredNames(ada, 'zerl'))).toEqual(new Set([one.id, other.id, mill.id]))
    await ada.call('POST', `/api/v1/professionals/${ada.id}/follow/${other.id}`)
    expect((await offeredNames(ada, 'Zer'))[0]).toBe(other.id)
    expect(await offeredNames(ada, 'zerlina-q')).toEqual([one.id])
    expect(await offeredNames(ada, 'quist')).toEqual([one.id])
    expect(await offeredNames(ada, 'Otto Z')).toEqual([none.id])
    expect(await offeredNames(ada, '')).toEqual([other.id])
    expect(await offeredNames(ada, 'Quentin')).toEqual([])
    for (const oddQuery of ["'", '\\', ':*', '%', '_', '😀']) expect(await offeredNames(ada, oddQuery)).toEqual([])
  })

  test('omits members who are blocked either way, muted or unlisted', async () => {
    const ada = await professional('Bea', 'Asker')
    const [blocked, blocker, muted, unlisted] = (await people(...['Xanthe', 'Xantos', 'Xantia', 'Xantippe'])) as [
      SignedInClient,
      SignedInClient,
      SignedInClient,
      SignedInClient,
    ]
    expect(await offeredNames(ada, 'xant')).toHaveLength(4)
    await block(ada, blocked)
    await block(blocker, ada)
    await mute(ada, muted)
    await setListed(world, unlisted, false)
    expect(await offeredNames(ada, 'xant')).toEqual([])
  })

  test('requires a confirmed mailbox, and is empty for admins', async () => {
    const pendingMember = await joinAsProfessional(world, app, { confirmed: false })
    const ask = { query: { query: 'a' } }
    expect((await api('GET /api/v1/mentions', ask)).error?.code).toBe('sign-in-required')
    expect((await pendingMember.api('GET /api/v1/mentions', ask)).error?.code).toBe('email-not-confirmed')
    expect((await (await joinAsAdmin(world, app)).api('GET /api/v1/mentions', ask)).result.items).toEqual([])
    const longQuery = { query: { query: 'a'.repeat(61) } }
    expect((await (await professional('Ada')).api('GET /api/v1/mentions', longQuery)).status).toBe(400)
  })
})

describe('mentions in a post', () => {
  test('are links with the mentioned member’s current name, and notify that member until the post is deleted', async () => {
    const [ada, bob] = (await people('Ada', 'Bob')) as [SignedInClient, SignedInClient]
    const post = await publishPost(ada, { body: `<p>With ${mark(bob.id, '<b>@Someone</b> else')}, today.</p>` })
    const { result: card } = await api('GET /api/v1/posts/{id}', { params: { id: post._id } })
    expect(card.body).toMatch(
      new RegExp(
        `^<p>With <a href="/professional/bob-stone[^"]*" data-mention="${bob.id}">@Bob Stone</a>, today.</p>$`,
      ),
    )
    expect(card.excerpt).toBe('With @Bob Stone, today.')
    expect(await notificationsFor(bob)).toMatchObject([
      { text: 'mentioned you in a post', user: { _id: ada.id }, to: `/feed/${post._id}`, title: card.excerpt },
    ])
    await ada.api('DELETE /api/v1/posts/{id}', { params: { id: post._id } })
    expect(await notificationsFor(bob)).toEqual([])
  })

  test('are plain text for unknown, unlisted or blocked members, as is forged markup', async () => {
    const [ada, bob, eve, una] = (await people('Ada', 'Bob', 'Eve', 'Una')) as [
      ...[SignedInClient, SignedInClient, SignedInClient, SignedInClient],
    ]
    await block(bob, ada)
    await block(ada, eve)
    await setListed(world, una, false)
    const forgedMarks = [
      ...[bob.id, eve.id, una.id, world.ctx.newId()].map((id) => mark(id)),
      '<a data-mention="nobody" href="javascript:alert(1)">@x</a>',
      `<span data-mention="${bob.id}">@x</span>`,
    ]
    const { body } = await publishPost(ada, { body: `<p>${forgedMarks.join(' ')}</p>` })
    expect(body).toBe('<p>@x @x @x @x @x @x</p>')
    for (const member of [bob, eve, una]) expect(await notificationsFor(member)).toEqual([])
  })

  test('escape markup in names, and remove scripts from labels', async () => {
    const [ada] = (await people('Ada')) as [SignedInClient]
    const mill = await joinAsEmployer(world, app, { companyName: '<script>x()</script> & "Sons"' })
    const { body } = await publishPost(ada, { body: `<p>${mark(mill.id, '<img src=x onerror=y()>@x')}</p>` })
    expect(body).not.toContain('<script')
    expect(body).not.toContain('onerror')
    expect(body).toContain('&amp;')
  })

  test('that are added by an edit notify only the newly mentioned members, and no one twice', async () => {
    const [ada, bob, eve] = (await people('Ada', 'Bob', 'Eve')) as [SignedInClient, SignedInClient, SignedInClient]
    const { _id } = await publishPost(ada, { body: `<p>${mark(bob.id)}</p>` })
    await settled(world)
    const change = (version: number, body: string) =>
      ada.api('PUT /api/v1/posts/{id}', { params: { id: _id }, body: { version, body } })
    world.clock.advance(1_000)
    expect((await change(1, `<p>${mark(bob.id)} and ${mark(eve.id)}</p>`)).status).toBe(200)
    expect(await storedMentions(_id)).toEqual([
      { subjectId: _id, mentionedIds: [bob.id] },
      { subjectId: _id, mentionedIds: [eve.id] },
    ])
    expect((await change(2, '<p>No one.</p>')).status).toBe(200)
    expect((await change(3, `<p>${mark(bob.id)} again</p>`)).status).toBe(200)
    expect(await storedMentions(_id)).toHaveLength(2)
  })

  test('don’t notify the author, nor members who muted the author', async () => {
    const [ada, bob] = (await people('Ada', 'Bob')) as [SignedInClient, SignedInClient]
    await mute(bob, ada)
    await publishPost(ada, { body: `<p>${mark(ada.id)} ${mark(bob.id)}</p>`, audience: 'members' })
    expect(await notificationsFor(bob)).toEqual([])
    expect(await notificationsFor(ada)).toEqual([])
  })

  test('are limited to fifty with an explanation, and notify the first twenty members', async () => {
    const [ada, bob] = (await people('Ada', 'Bob')) as [SignedInClient, SignedInClient]
    const ids = Array.from({ length: MOST_MENTIONS + 1 }, () => world.ctx.newId())
    const post = (all: readonly string[]) => ({
      id: world.ctx.newId(),
      body: `<p>${all.map((id) => mark(id)).join(' ')}</p>`,
    })
    const { status, error } = await ada.api('POST /api/v1/posts', { body: post(ids) })
    expect([status, error?.code, error?.fields?.['body.body']]).toEqual([
      ...[409, 'too-many-mentions', `Mention at most ${MOST_MENTIONS} members in one text.`],
    ])
    expect((await ada.api('POST /api/v1/posts', { body: post([...ids.slice(2), bob.id]) })).status).toBe(200)
    const crowd = await Promise.all(
      Array.from({ length: MOST_NOTIFIED + 2 }, (_, index) => importedCompany(world, `Mill ${index}`)),
    )
    const { _id } = (await ada.api('POST /api/v1/posts', { body: post(crowd.map(({ id }) => id)) })).result
    const first = crowd.slice(0, MOST_NOTIFIED).map(({ id }) => id)
    expect(await storedMentions(_id)).toEqual([{ subjectId: _id, mentionedIds: first }])
  })
})

describe('mentions in a comment', () => {
  const commentOn = (member: SignedInClient, id: string, text: string, mentions: string[], replyTo?: string) =>
    member.api('POST /api/v1/discussions/{id}/comments', {
      params: { id },
      body: { text, mentions, ...(replyTo !== undefined && { replyTo }) },
    })

  test('are created by a member’s “@Name”, with the address they lead to', async () => {
    const [ada, bob, eve] = (await people('Ada', 'Bob', 'Eve')) as [SignedInClient, SignedInClient, SignedInClient]
    await age(world)
    const { _id } = await publishPost(ada)
    const { result } = await commentOn(bob, _id, 'Ask @Eve Stone, not @Bobby.', [eve.id, world.ctx.newId(), ada.id])
    expect(result.mentions).toEqual([
      { _id: eve.id, name: 'Eve Stone', href: expect.stringMatching(/^\/professional\/eve-stone/) },
    ])
    expect(await notificationsFor(eve)).toMatchObject([
      {
        text: 'mentioned you in a comment',
        message: 'Ask @Eve Stone, not @Bobby.',
        to: `/feed/${_id}#comment-${result._id}`,
      },
    ])
    const editReply = await bob.api('PUT /api/v1/comments/{id}', {
      params: { id: result._id },
      body: { text: 'Ask someone.', mentions: [eve.id] },
    })
    expect(editReply.result.mentions).toEqual([])
  })

  test('are replaced when the account is erased, but longer names with the same beginning stay', async () => {
    const [ada, eve] = (await people('Ada', 'Eve')) as [SignedInClient, SignedInClient]
    const longer = [await professional('Eve', 'Stoneham'), await professional('Eve', 'Stone-Hill')]
    await age(world)
    const { _id } = await publishPost(ada)
    const { result } = await commentOn(ada, _id, 'Ask @Eve Stone, @Eve Stoneham or @Eve Stone-Hill.', [
      eve.id,
      ...longer.map(({ id }) => id),
    ])
    await eve.api('DELETE /api/v1/account', { body: { currentPassword: PASSWORD } })
    await world.ctx.db
      .updateTable('login')
      .where('email', '=', eve.email)
      .set({ deleted_at: new Date(0) })
      .execute()
    await eraseAccounts.handle(world.ctx, {})
    const row = world.ctx.db.selectFrom('comment').select('text').where('id', '=', result._id)
    expect((await row.executeTakeFirst())?.text).toBe('Ask @Deleted member, @Eve Stoneham or @Eve Stone-Hill.')
  })

  test('notify the author of the replied comment only once, about the reply', async () => {
    const [ada, bob] = (await people('Ada', 'Bob')) as [SignedInClient, SignedInClient]
    await age(world)
    const { _id } = await publishPost(ada)
    const { result: first } = await comment(ada, _id, 'To begin with.')
    await commentOn(bob, _id, '@Ada Stone, indeed.', [ada.id], first._id)
    expect(await notificationsFor(ada)).toEqual([])
  })

  test('don’t notify a member blocked by the author of the post', async () => {
    const [ada, bob, eve] = (await people('Ada', 'Bob', 'Eve')) as [SignedInClient, SignedInClient, SignedInClient]
    await age(world)
    const { _id } = await publishPost(ada)
    await block(ada, eve)
    await commentOn(bob, _id, 'Hear, @Eve Stone!', [eve.id])
    expect(await notificationsFor(eve)).toEqual([])
  })

  test('are not links for a viewer across a block, and are refused beyond fifty', async () => {
    const [ada, bob, eve] = (await people('Ada', 'Bob', 'Eve')) as [SignedInClient, SignedInClient, SignedInClient]
    await age(world)
    const { _id } = await publishPost(ada)
    await commentOn(bob, _id, 'With @Eve Stone.', [eve.id])
    await block(eve, ada)
    const list = async (member: SignedInClient) =>
      (await member.api('GET /api/v1/discussions/{id}/comments', { params: { id: _id }, query: {} })).result.items[0]
        ?.mentions.length
    expect([await list(ada), await list(bob)]).toEqual([0, 1])
    const many = Array.from({ length: 51 }, () => world.ctx.newId())
    expect((await commentOn(bob, _id, 'Everyone!', many)).status).toBe(400)
  })
})
