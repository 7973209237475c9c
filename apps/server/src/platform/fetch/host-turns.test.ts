import { expect, test } from 'vitest'
import { createHostTurns } from './host-turns.ts'

/** Time that passes only by sleeping. */
function pace() {
  let time = 0
  return {
    now: () => time,
    async sleep(ms: number) {
      time += ms
    },
  }
}

test('turns at one host begin a quarter of a second apart, at another at once', async () => {
  const time = pace()
  const turns = createHostTurns(time)
  ;(await turns.take('a.example'))()
  ;(await turns.take('a.example'))()
  expect(time.now()).toBe(250)
  ;(await turns.take('b.example'))()
  expect(time.now()).toBe(250)
})

test('a host has two turns at once, and the third begins when one of them ends', async () => {
  const turns = createHostTurns(pace())
  const [first] = [await turns.take('a.example'), await turns.take('a.example')]
  let begun = 0
  const waiting = [turns.take('a.example'), turns.take('a.example')].map((turn) =>
    turn.then((end) => {
      begun += 1
      return end
    }),
  )
  await turns.take('b.example')
  expect(begun).toBe(0)
  first()
  const end = await Promise.race(waiting)
  expect(begun).toBe(1)
  end()
  await Promise.all(waiting)
  expect(begun).toBe(2)
})

test('who gives up waiting takes no turn from those who wait', async () => {
  const turns = createHostTurns(pace())
  const [first] = [await turns.take('a.example'), await turns.take('a.example')]
  const impatient = new AbortController()
  const givenUp = turns.take('a.example', impatient.signal)
  const next = turns.take('a.example')
  impatient.abort(new Error('no longer'))
  await expect(givenUp).rejects.toThrow('no longer')
  first()
  await next
})

test('a host that asked for it has no turn before', async () => {
  const time = pace()
  const turns = createHostTurns(time)
  turns.holdBack('a.example', 5_000)
  await turns.take('b.example')
  expect(time.now()).toBe(0)
  await turns.take('a.example')
  expect(time.now()).toBe(5_000)
})
