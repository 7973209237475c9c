import { afterEach, expect, test } from 'vitest'
import { nextEvent, startSockets, type TestGate, type TestSockets, testGate } from '../../../test/sockets.ts'
import { type ReviewPace, reviewPace } from './review-sessions.ts'

const prompt: ReviewPace = { everyMs: 10, jitterMs: 0, random: () => 0 }
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

async function start(gate: TestGate, pace = prompt): Promise<TestSockets> {
  const sockets = await startSockets(gate, pace ? { pace } : {})
  stops.push(sockets.stop)
  return sockets
}

/** Waits until two more reviews have begun, so that one has begun and ended since. */
async function nextReview(gate: TestGate): Promise<void> {
  const reviewsBefore = gate.reviewed.length
  await expect.poll(() => gate.reviewed.length).toBeGreaterThan(reviewsBefore + 1)
}

function change(gate: TestGate, id: string, standing: string): void {
  gate.sessions.set(id, { sessionId: id, rooms: [`actor:${id}`], standing })
}

test('all sockets of an ended session are closed within 5 s, and no others', async () => {
  const gate = testGate('ada', 'bob')
  const sockets = await start(gate, reviewPace)
  const [one, other, bob] = [await sockets.connect('ada'), await sockets.connect('ada'), await sockets.connect('bob')]
  const begin = performance.now()
  gate.sessions.delete('ada')
  const disconnects = await Promise.all([nextEvent(one, 'disconnect'), nextEvent(other, 'disconnect')])
  expect(disconnects.map(([reason]) => reason)).toEqual(['io server disconnect', 'io server disconnect'])
  expect(performance.now() - begin).toBeLessThan(5_000)
  expect([bob.connected, sockets.connected()]).toEqual([true, 1])
})

test('when a session’s standing changes, each of its sockets is notified once', async () => {
  const gate = testGate('ada', 'bob')
  const sockets = await start(gate)
  const all = [await sockets.connect('ada'), await sockets.connect('ada'), await sockets.connect('bob')]
  const refreshes = [0, 0, 0]
  all.forEach((socket, index) => {
    socket.on('token:refresh', () => {
      refreshes[index] = (refreshes[index] ?? 0) + 1
    })
  })
  const bothEvents = all.slice(0, 2).map((socket) => nextEvent(socket, 'token:refresh'))
  change(gate, 'ada', 'pro')
  await Promise.all(bothEvents)
  await nextReview(gate)
  expect(refreshes).toEqual([1, 1, 0])
})

test('token refreshes are spread over a period', async () => {
  const gate = testGate('ada')
  const sockets = await start(gate, { everyMs: 10, jitterMs: 400, random: () => 0.5 })
  const ada = await sockets.connect('ada')
  const begin = performance.now()
  change(gate, 'ada', 'pro')
  await nextEvent(ada, 'token:refresh')
  expect(performance.now() - begin).toBeGreaterThanOrEqual(199)
})

test('the sockets stay open while the gate fails, and its next result applies', async () => {
  const gate = testGate('ada')
  const sockets = await start(gate)
  const ada = await sockets.connect('ada')
  gate.isDown = true
  gate.sessions.delete('ada')
  await nextReview(gate)
  expect(ada.connected).toBe(true)
  const disconnectEvent = nextEvent(ada, 'disconnect')
  gate.isDown = false
  await disconnectEvent
})

test('one query covers each session once for all sockets, and reviews never overlap', async () => {
  const gate = testGate('ada', 'bob')
  let [runningCount, most] = [0, 0]
  const review = gate.review
  gate.review = async (ids) => {
    runningCount += 1
    most = Math.max(most, runningCount)
    await new Promise(setImmediate)
    runningCount -= 1
    return review(ids)
  }
  const sockets = await start(gate)
  for (const token of ['ada', 'ada', 'bob']) await sockets.connect(token)
  await nextReview(gate)
  await nextReview(gate)
  expect(gate.reviewed.at(-1)).toEqual(['ada', 'bob'])
  expect(most).toBe(1)
})

test('a socket that connects during a query is not affected by its result', async () => {
  const gate = testGate('ada')
  const sockets = await start(gate)
  await sockets.connect('ada')
  const review = gate.review
  const reviewStarted = Promise.withResolvers<void>()
  const oldAnswer = Promise.withResolvers<ReadonlyMap<string, string>>()
  gate.review = (ids) => {
    gate.review = review
    reviewStarted.resolve()
    return review(ids).then(() => oldAnswer.promise)
  }
  await reviewStarted.promise
  change(gate, 'ada', 'pro')
  const lateSocket = await sockets.connect('ada')
  let refreshes = 0
  lateSocket.on('token:refresh', () => {
    refreshes += 1
  })
  oldAnswer.resolve(new Map([['ada', 'basic']]))
  await nextReview(gate)
  await nextReview(gate)
  expect(refreshes).toBe(0)
})
