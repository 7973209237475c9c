import { setImmediate } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { useWorld } from '../../../test/use-world.ts'
import { createS3Files } from '../../platform/files/s3-files.ts'
import { type S3Server, startS3Server } from '../../platform/files/s3-server.fixture.ts'
import { joinAsProfessional, type SignedInClient } from '../session/accounts.factory.ts'
import { drawPicture, upload } from './pictures.factory.ts'
import { createTurns } from './turns.ts'

describe('the queue of pictures', () => {
  test('runs two jobs at a time and queues twenty more, first come, first served', async () => {
    const turns = createTurns({ atOnce: 2, waiting: 20 })
    const startedNumbers: number[] = []
    let [busyCount, most] = [0, 0]
    const results = Array.from({ length: 50 }, (_, number) =>
      turns.take(async () => {
        startedNumbers.push(number)
        busyCount += 1
        most = Math.max(most, busyCount)
        await setImmediate()
        busyCount -= 1
        if (number % 3 === 0) throw new Error('no matter')
      }),
    )
    expect(results.filter((result) => result === undefined)).toHaveLength(28)
    await Promise.allSettled(results.filter((result) => result !== undefined))
    expect([most, startedNumbers]).toEqual([2, Array.from({ length: 22 }, (_, number) => number)])
    expect(await turns.take(async () => 'free again')).toBe('free again')
  })
})

describe('a server with an object store', () => {
  let store: S3Server
  // Declared before the world, which stores its files there.
  beforeAll(async () => {
    store = await startS3Server()
  })
  afterAll(() => store.close())
  const { world, app } = useWorld(() => ({ files: createS3Files(store.settings) }))
  let ada: SignedInClient
  let content: Buffer

  beforeAll(async () => {
    ada = await joinAsProfessional(world, app)
    content = await drawPicture(200, 200)
  })
  afterEach(() => store.fail(undefined))

  const pictures = () => world.ctx.db.selectFrom('picture').select('id').execute()

  test('stores and serves a picture', async () => {
    const { result } = (await upload(app, content, { token: ada.token })).json()
    expect(store.objects.get(`pictures/${result._id}/128.avif`)?.type).toBe('image/avif')
    const pictureReply = await app.inject(`/pictures/${result._id}/128.webp`)
    expect([pictureReply.statusCode, pictureReply.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(pictureReply.rawPayload).toEqual(store.objects.get(`pictures/${result._id}/128.webp`)?.content)
  })

  test('replies 503 when the store fails, and leaves nothing of the upload behind', async () => {
    const before = [await pictures(), [...store.objects.keys()]]
    store.fail(500, 'PUT')
    const reply = await upload(app, content, { token: ada.token })
    expect([reply.statusCode, reply.json().result.code]).toEqual([503, 'pictures-not-kept'])
    expect([await pictures(), [...store.objects.keys()]]).toEqual(before)
  })

  test('doesn’t report a picture as missing when the store fails', async () => {
    const { _id } = (await upload(app, content, { token: ada.token })).json().result
    store.fail(500, 'GET')
    const reply = await app.inject(`/pictures/${_id}/128.webp`)
    expect([reply.statusCode, reply.headers['cache-control'], reply.headers['retry-after']]).toEqual([
      503,
      'no-store',
      '5',
    ])
  })

  test('each of fifty simultaneous uploads is stored completely or refused with Retry-After', async () => {
    const before = await pictures()
    const members: SignedInClient[] = []
    for (let count = 0; count < 25; count += 1) members.push(await joinAsProfessional(world, app))
    const both = members.flatMap(({ token }, index) => [
      { token, from: `192.0.2.${index}` },
      { token, from: `192.0.2.${index}` },
    ])
    const replies = await Promise.all(both.map((sender) => upload(app, content, sender)))
    const statuses = replies.map(({ statusCode }) => statusCode)
    const succeededCount = statuses.filter((status) => status === 200).length
    expect(succeededCount).toBeGreaterThanOrEqual(22)
    expect(succeededCount + statuses.filter((status) => status === 503).length).toBe(50)
    for (const reply of replies.filter(({ statusCode }) => statusCode === 503)) {
      expect([reply.json().result.code, reply.headers['retry-after']]).toEqual(['pictures-busy', '5'])
    }
    expect(await pictures()).toHaveLength(before.length + succeededCount)
  })
})
