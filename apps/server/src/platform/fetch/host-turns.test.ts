import { expect, test } from 'vitest'
import { createHostTurns } from './host-turns.ts'

/** Creates a clock whose time passes only when something sleeps. */
function createPace() {
  let time = 0
  return {
    now: () => time,
    async sleep(ms: number) {
      time += ms
    },
  }
}

test('turns at one host start a quarter of a second apart; turns at another host start immediately', async () => {
  const time = createPace()
  const turns = createHostTurns(time)
  ;(await turns.take('a.example'))()
  ;(await turns.take('a.example'))()
  expect(time.now()).toBe(250)
  ;(await turns.take('b.example'))()
  expect(time.now()).toBe(250)
})

test('a host serves two turns at a time, and the third starts when one of them ends', async () => {
  const turns = createHostTurns(createPace())
  const [first] = [await turns.take('a.example'), await turns.take('a.example')]
  let startedCount = 0
  const waitingTurns = [turns.take('a.example'), turns.take('a.example')].map((turn) =>
    turn.then((end) => {
      startedCount += 1
      return end
    }),
  )
  await turns.take('b.example')
  expect(startedCount).toBe(0)
  first()
  const end = await Promise.race(waitingTurns)
  expect(startedCount).toBe(1)
  end()
  await Promise.all(waitingTurns)
  expect(startedCount).toBe(2)
})

test('a caller that stops waiting takes no turn from others', async () => {
  const turns = createHostTurns(createPace())
  const [first] = [await turns.take('a.example'), await turns.take('a.example')]
  const abortController = new AbortController()
  const abandonedTurn = turns.take('a.example', abortController.signal)
  const nextTurn = turns.take('a.example')
  abortController.abort(new Error('no longer'))
  await expect(abandonedTurn).rejects.toThrow('no longer')
  first()
  await nextTurn
})

test('a host that requested a pause gets no turn before the pause ends', async () => {
  const time = createPace()
  const turns = createHostTurns(time)
  turns.holdBack('a.example', 5_000)
  await turns.take('b.example')
  expect(time.now()).toBe(0)
  await turns.take('a.example')
  expect(time.now()).toBe(5_000)
})
