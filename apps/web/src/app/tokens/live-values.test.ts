import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeServer, openTab, SharedStorage, userNamed } from './browser.fixture.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const CHECK = 'GET /api/v1/check'
const settle = () => vi.advanceTimersByTimeAsync(200)

test('a check is repeated if a live value arrives meanwhile, so that the value is not overwritten', async () => {
  const [server, shared] = [createFakeServer(), new SharedStorage()]
  const pair = server.issue('ada')
  shared.setItem('token', pair.token)
  shared.setItem('refreshToken', pair.refreshToken)
  const tab = openTab(server, shared)
  tab.start()
  await settle()
  const answers: ((missedMessages: number) => void)[] = []
  server.answer(CHECK, () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    answers.push(resolve)
    return promise.then((missedMessages) => ({
      status: 200,
      body: { success: true, result: { ...userNamed('ada'), missedMessages } },
    }))
  })
  const shownCount = () => {
    const session = tab.store.get()
    return session.status === 'member' ? session.user.missedMessages : undefined
  }
  const check = tab.store.check()
  await settle()
  tab.store.update({ ...userNamed('ada'), missedMessages: 14 })
  answers[0]?.(0)
  await settle()
  expect(shownCount()).toBe(14)
  answers[1]?.(15)
  await check
  expect(shownCount()).toBe(15)
  expect(answers).toHaveLength(2)
})
