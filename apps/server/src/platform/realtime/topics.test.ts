import type { Topic } from '@rise/contract/realtime'
import { expect, onTestFinished, test } from 'vitest'
import { startSockets, testGate } from '../../../test/sockets.ts'
import { useWorld } from '../../../test/use-world.ts'
import type { Realtime } from './realtime.ts'
import { announce, announceTopic } from './topics.ts'

const { world } = useWorld()
const thread = (number: number): Topic => `thread:00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

async function start() {
  const sockets = await startSockets(testGate('ada', 'bob'))
  onTestFinished(sockets.stop)
  const announceChange = (topic: Topic) => announceTopic.handle({ ...world.ctx, realtime: sockets.realtime }, { topic })
  const connect = async (token: string) => {
    const socket = await sockets.connect(token)
    const events: unknown[] = []
    socket.on('topic:changed', (topic) => void events.push(topic))
    return { socket, events }
  }
  /** Announces a topic until the sockets receive it; the server has then read their earlier messages. */
  const expectEvents = (events: unknown[], topic: Topic) =>
    expect
      .poll(async () => {
        await announceChange(topic)
        return events
      })
      .toContain(topic)
  return { connect, changed: announceChange, hears: expectEvents }
}

test('sockets receive changes of the topics that they watch, and of no others', async () => {
  const { connect, hears } = await start()
  const [ada, bob] = [await connect('ada'), await connect('bob')]
  ada.socket.emit('topic:watch', thread(1))
  for (const topic of [thread(1), thread(2)]) bob.socket.emit('topic:watch', topic)
  bob.socket.emit('topic:unwatch', thread(1))
  await hears(bob.events, thread(2))
  await hears(ada.events, thread(1))
  expect(new Set(ada.events)).toEqual(new Set([thread(1)]))
  expect(new Set(bob.events)).toEqual(new Set([thread(2)]))
})

test('an invalid topic is ignored, and so is a socket’s fifty-first topic', async () => {
  const { connect, changed, hears } = await start()
  const { socket, events } = await connect('ada')
  for (const sent of [undefined, null, 7, {}, 'actor:bob', 'feed ', `${thread(1)}x`, 'x'.repeat(50_000)]) {
    socket.emit('topic:watch', sent)
    socket.emit('topic:unwatch', sent)
  }
  for (let number = 1; number <= 51; number += 1) socket.emit('topic:watch', thread(number))
  await hears(events, thread(50))
  for (const topic of ['feed', thread(51), thread(49)] as const) await changed(topic)
  await expect.poll(() => events).toContain(thread(49))
  expect(events).not.toContain('feed')
  expect(events).not.toContain(thread(51))
})

test('ten thousand malformed frames affect only the connection that sends them', async () => {
  const { connect, hears } = await start()
  const [ada, bob] = [await connect('ada'), await connect('bob')]
  for (const viewer of [ada, bob]) viewer.socket.emit('topic:watch', thread(1))
  const oddTopics = [
    undefined,
    null,
    -1,
    '',
    '🦄',
    [],
    [[]],
    { topic: 'feed' },
    'x'.repeat(500),
    `thread:${'0'.repeat(36)}`,
  ]
  const events = ['topic:watch', 'topic:unwatch', 'message:message', '__proto__', 'constructor', '\0']
  for (let sentCount = 0; sentCount < 10_000; sentCount += 1) {
    ada.socket.emit(events[sentCount % events.length] ?? '', oddTopics[sentCount % oddTopics.length], {
      deep: [[[[sentCount]]]],
    })
  }
  await hears(bob.events, thread(1))
  await hears(ada.events, thread(1))

  for (const frame of [
    '2["topic:watch"',
    '2{}',
    '9',
    '2/nowhere,["x"]',
    '51-["topic:watch",{"_placeholder":true,"num":9}]',
  ]) {
    const eve = await connect('ada')
    eve.socket.io.engine.write(frame)
    bob.events.length = 0
    await hears(bob.events, thread(1))
    eve.socket.disconnect()
  }
  const laterSocket = await connect('ada')
  laterSocket.socket.emit('topic:watch', thread(2))
  await hears(laterSocket.events, thread(2))
})

test('a topic is announced only if its change is committed', async () => {
  const sentEvents: unknown[][] = []
  const realtime: Realtime = { emit: (rooms, event, ...data) => void sentEvents.push([rooms, event, ...data]) }
  await world.backend.queue.work({ ...world.ctx, realtime })
  const inTransaction = (topic: Topic, end: () => void) =>
    world.ctx.db.transaction().execute(async (tx) => {
      await announce(world.ctx, tx, topic)
      end()
    })
  const rolledBack = inTransaction(thread(1), () => {
    throw new Error('Refused')
  })
  await expect(rolledBack).rejects.toThrow('Refused')
  await inTransaction('feed', () => {})
  await expect.poll(() => sentEvents).toEqual([[['topic:feed'], 'topic:changed', 'feed']])
})
