import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { useWorld } from '../../../../test/use-world.ts'
import { drawPicture } from '../../pictures/pictures.factory.ts'
import { joinAsAdmin, joinAsProfessional, logInAs, type SignedInClient } from '../../session/accounts.factory.ts'
import { attach, befriend, convoOf, messagesOf, uploadAttachment, write } from '../convos.factory.ts'
import { removeUnusedFiles } from './remove-unused.task.ts'

const { world, app } = useWorld()
const HOUR_MS = 3_600_000
const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF\n')

const professional = () => joinAsProfessional(world, app)

async function friends(): Promise<[SignedInClient, SignedInClient]> {
  const twoMembers: [SignedInClient, SignedInClient] = [await professional(), await professional()]
  await befriend(...twoMembers)
  return twoMembers
}

async function isStored(id: string): Promise<boolean> {
  const file = await world.ctx.files.get(`attachments/${id}/file.pdf`)
  file?.stream.destroy()
  return file !== undefined
}

async function lastAttachment(client: SignedInClient, other: { readonly id: string }) {
  return (await messagesOf(client, other)).messages.at(-1)?.attachment
}

async function urlOf(client: SignedInClient, other: { readonly id: string }): Promise<string> {
  const attachment = await lastAttachment(client, other)
  return attachment?.url ?? attachment?.picture?.sources.at(-1)?.url ?? ''
}

describe('a file', () => {
  test('is sent with or without text, and is shown as “Attachment” where the message is quoted', async () => {
    const [ada, bob] = await friends()
    const { _id, name } = await attach(app, ada, pdf, 'C:\\My offer.pdf')
    expect(name).toBe('My offer.pdf')
    const sendReply = await write(ada, bob, { text: '', fileId: _id })
    expect(sendReply.result).toMatchObject({
      text: '',
      attachment: { name, kind: 'pdf', bytes: pdf.length, picture: null },
    })
    await write(bob, ada, { text: 'Thank you', replyTo: 1 })
    const { messages } = await messagesOf(bob, ada)
    expect(messages.map(({ attachment }) => attachment?.name)).toEqual(['My offer.pdf', undefined])
    expect(messages[1]?.replyTo).toMatchObject({ excerpt: 'Attachment' })
    const secondAttachment = await attach(app, bob, pdf, 'b.pdf')
    await write(bob, ada, { text: 'My words', fileId: secondAttachment._id })
    expect((await convoOf(ada, bob)).last).toMatchObject({ excerpt: 'Attachment' })
  })

  test('is served to each side through an expiring link, as a download that can’t run scripts', async () => {
    const [ada, bob] = await friends()
    const { _id } = await attach(app, ada, pdf, 'Angebot “für” Bob.pdf')
    await write(ada, bob, { text: '', fileId: _id })
    for (const [one, other] of [
      [ada, bob],
      [bob, ada],
    ] as const) {
      const reply = await app.inject(await urlOf(one, other))
      expect([reply.statusCode, reply.rawPayload]).toEqual([200, pdf])
      expect(reply.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': "attachment; filename*=UTF-8''Angebot%20%E2%80%9Cf%C3%BCr%E2%80%9D%20Bob.pdf",
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      })
    }
    const url = await urlOf(bob, ada)
    for (const forgedUrl of [
      url.replace(/\/(\d)\./, (_all, side) => `/${side === '1' ? 2 : 1}.`),
      url.replace(/\.[^./]+\/file/, '.x/file'),
      url.replace('file.pdf', 'other.pdf'),
      url.replace(/[^/]+\/file/, 'file'),
    ]) {
      expect((await app.inject(forgedUrl)).statusCode, forgedUrl).toBe(404)
    }
    world.clock.advance(12 * HOUR_MS)
    expect((await app.inject(url)).statusCode).toBe(404)
  })

  test('is encoded again without its metadata if it is a picture', async () => {
    const [ada, bob] = await friends()
    const photo = await drawPicture(600, 400, (picture) =>
      picture.withExif({ IFD0: { Copyright: 'the-place-of-ada' } }).jpeg(),
    )
    const { _id } = await attach(app, ada, photo, 'Holiday.png')
    await write(ada, bob, { text: 'Look', fileId: _id })
    const attachment = await lastAttachment(bob, ada)
    expect(attachment).toMatchObject({
      kind: null,
      url: null,
      picture: { width: 600, height: 400, alt: 'Holiday.png' },
    })
    const reply = await app.inject(await urlOf(bob, ada))
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(reply.headers['content-disposition']).toBeUndefined()
    expect(reply.rawPayload.includes('the-place-of-ada')).toBe(false)
  })

  test('is only named in a stranger’s request, and can be loaded once the request is accepted', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const { _id } = await attach(app, ada, pdf, 'a.pdf')
    await write(ada, bob, { text: '', fileId: _id })
    expect(await lastAttachment(bob, ada)).toMatchObject({ name: 'a.pdf', url: null, picture: null })
    const ownUrl = await urlOf(ada, bob)
    expect((await app.inject(ownUrl)).statusCode).toBe(200)
    const { _id: id } = await convoOf(bob, ada)
    const { revision } = await messagesOf(bob, ada)
    await bob.api('PUT /api/v1/convos/{id}/request', { params: { id }, body: { answer: 'accept' } })
    const [revealedMessage] = (await messagesOf(bob, ada, { since: revision })).messages
    expect((await app.inject(revealedMessage?.attachment?.url ?? '')).statusCode).toBe(200)
  })

  test('appears in the next read of the messages if the request is accepted during a read', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const { _id } = await attach(app, ada, pdf, 'a.pdf')
    await write(ada, bob, { text: '', fileId: _id })
    const { _id: id } = await convoOf(bob, ada)
    const { revision: since } = await messagesOf(bob, ada)
    const { db } = world.ctx
    // The read has started, and waits before it selects the messages.
    const { reading } = await db.transaction().execute(async (tx) => {
      await sql`lock table message_reaction in access exclusive mode`.execute(tx)
      const reading = messagesOf(bob, ada, { since })
      const lockWaits = sql<{ count: number }>`select count(*) from pg_stat_activity where wait_event_type = 'Lock'
        and datname = current_database()`
      await expect.poll(async () => (await lockWaits.execute(db)).rows[0]?.count).toBe(1)
      await bob.api('PUT /api/v1/convos/{id}/request', { params: { id }, body: { answer: 'accept' } })
      return { reading }
    })
    const { messages, revision } = await reading
    expect(messages.filter((message) => message.revision > revision)).toEqual([])
    const [revealedMessage] = (await messagesOf(bob, ada, { since: revision })).messages
    expect((await app.inject(revealedMessage?.attachment?.url ?? '')).statusCode).toBe(200)
  })

  test('can be loaded once the stranger’s request is answered', async () => {
    const [ada, bob] = [await professional(), await professional()]
    const { _id } = await attach(app, ada, pdf, 'a.pdf')
    await write(ada, bob, { text: '', fileId: _id })
    const { revision } = await messagesOf(bob, ada)
    await write(bob, ada, 'Thank you')
    const [revealedMessage] = (await messagesOf(bob, ada, { since: revision })).messages
    expect((await app.inject(revealedMessage?.attachment?.url ?? '')).statusCode).toBe(200)
  })

  test('is no longer served after the deletion of its message, a block, or the erasure of its author, and is then deleted from disk', async () => {
    const [ada, bob] = await friends()
    const files: string[] = []
    for (const text of ['deleted', 'erased']) {
      const { _id } = await attach(app, ada, pdf, 'a.pdf')
      files.push(_id)
      await write(ada, bob, { text, fileId: _id })
    }
    const [first, second] = (await messagesOf(bob, ada)).messages.map(({ attachment }) => attachment?.url ?? '')
    const { _id: id } = await convoOf(bob, ada)
    await ada.api('DELETE /api/v1/convos/{id}/messages/{seq}', { params: { id, seq: 1 } })
    expect((await messagesOf(bob, ada)).messages[0]).toMatchObject({ deleted: true, attachment: null })
    expect((await app.inject(first ?? '')).statusCode).toBe(404)
    await bob.api('PUT /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    expect((await app.inject(second ?? '')).statusCode).toBe(404)
    await bob.api('DELETE /api/v1/connections/blocked/{userId}', { params: { userId: ada.id } })
    expect((await app.inject(second ?? '')).statusCode).toBe(200)
    await world.ctx.db.deleteFrom('actor').where('id', '=', ada.id).execute()
    expect((await app.inject(second ?? '')).statusCode).toBe(404)
    await removeUnusedFiles.handle(world.ctx, {})
    for (const file of files) expect(await isStored(file)).toBe(false)
    const remainingFiles = await world.ctx.db.selectFrom('message_file').select('id').where('id', 'in', files).execute()
    expect(remainingFiles).toEqual([])
  })

  test('is deleted after a day if it was never sent', async () => {
    const ada = await professional()
    const { _id } = await attach(app, ada, pdf, 'a.pdf')
    await removeUnusedFiles.handle(world.ctx, {})
    expect(await isStored(_id)).toBe(true)
    world.clock.advance(24 * HOUR_MS)
    await removeUnusedFiles.handle(world.ctx, {})
    expect(await isStored(_id)).toBe(false)
    const lateReply = await write(await logInAs(app, ada.email), { id: 'support' }, { text: '', fileId: _id })
    expect(lateReply.error?.code).toBe('file-not-found')
  })

  test('can be sent in one message only, by its own side, even with fifty simultaneous requests', async () => {
    const [ada, bob] = await friends()
    const carl = await professional()
    await befriend(carl, bob)
    const { _id: fileId } = await attach(app, ada, pdf, 'a.pdf')
    expect((await write(carl, bob, { text: '', fileId })).error?.code).toBe('file-not-found')
    const body = { clientId: crypto.randomUUID(), text: '', replyTo: null, fileId }
    const replies = await Promise.all(Array.from({ length: 50 }, () => write(ada, bob, body)))
    expect(new Set(replies.map(({ result }) => result.seq))).toEqual(new Set([1]))
    expect((await write(ada, bob, { text: '', fileId })).error?.code).toBe('file-not-found')
    const support = await joinAsAdmin(world, app, 'admin-support')
    await write(ada, { id: 'support' })
    const answer = await attach(app, support, pdf, 'Help.pdf')
    expect((await write(support, ada, { text: '', fileId: answer._id })).result.attachment?.name).toBe('Help.pdf')
  })
})

test('a file is refused with an explanation if it is empty, of an unknown kind, or of another kind than its name says', async () => {
  const ada = await professional()
  const picture = await drawPicture(64, 64)
  for (const [content, name, code] of [
    [Buffer.alloc(0), 'a.pdf', 'file-empty'],
    [picture, 'a.pdf', 'file-kind-differs'],
    [pdf, 'a.png', 'file-kind-differs'],
    [Buffer.from('Just words'), 'a.pdf', 'file-kind-differs'],
    [Buffer.from('MZ\0\0\0'), 'a.exe', 'file-type'],
    [Buffer.from('<!doctype html><script>alert(1)</script>'), 'a.txt', 'file-type'],
    [Buffer.from('PK\u0003\u0004 broken'), 'a.docx', 'file-type'],
    [pdf, 'a\u202efdp.exe', 'invalid-input'],
  ] as const) {
    const { result } = (await uploadAttachment(app, ada.token, content, name)).json()
    expect(result.code, name).toBe(code)
    expect(result.message).toMatch(/\w+/)
  }
  expect((await uploadAttachment(app, undefined, pdf, 'a.pdf')).statusCode).toBe(401)
  const content = await joinAsAdmin(world, app, 'admin-content')
  expect((await uploadAttachment(app, content.token, pdf, 'a.pdf')).statusCode).toBe(403)
  for (const name of ['Notes.txt', 'Table.csv', 'Notes']) {
    expect((await uploadAttachment(app, ada.token, Buffer.from('a;b'), name)).statusCode, name).toBe(200)
  }
})
