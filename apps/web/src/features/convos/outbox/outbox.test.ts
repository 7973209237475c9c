import { expect, test, vi } from 'vitest'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { createSafeStorage } from '../../../app/session/safe-storage.ts'
import { createOutbox, type WaitingMessage } from './outbox.ts'

const storage = () =>
  createSafeStorage(() => {
    throw new Error('There is no storage: memory stands in for it.')
  })
const waitingMessage = (clientId: string): WaitingMessage => ({
  ...{ clientId, account: 'bob', text: clientId, replyTo: null, at: '2026-06-15T09:00:00.000Z' },
})
const refusalWith = (status: number) => new ApiError(status, { code: 'x', message: `refused ${status}` })
const nextTick = () => new Promise((resolve) => setTimeout(resolve))

function setUp(stored = storage()) {
  const sentIds: string[] = []
  const acknowledgedIds: string[] = []
  const errors: unknown[] = []
  const dueRuns: (() => void)[] = []
  const session = { account: 'ada' }
  const api = vi.fn(async (_key: string, { body }: { body: { clientId: string } }) => {
    sentIds.push(body.clientId)
    if (errors.length > 0) throw errors.shift()
    return { success: true, result: { clientId: body.clientId } }
  }) as unknown as Api
  const outbox = createOutbox({
    ...{ api, storage: stored, owner: 'ada', isOwnerHere: () => session.account === 'ada' },
    onSent: ({ clientId }) => acknowledgedIds.push(clientId),
    timers: {
      after(_ms, run) {
        dueRuns.push(run)
        return () => void dueRuns.splice(dueRuns.indexOf(run), 1)
      },
    },
  })
  return { stored, sentIds, acknowledgedIds, errors, dueRuns, session, outbox }
}

test('messages are sent in order and retried until acknowledged, but not after that', async () => {
  const { outbox, sentIds, acknowledgedIds, errors, dueRuns } = setUp()
  errors.push(refusalWith(0), refusalWith(503))
  outbox.add(waitingMessage('one'))
  outbox.add(waitingMessage('two'))
  await nextTick()
  expect([sentIds, outbox.get().length]).toEqual([['one'], 2])
  dueRuns.shift()?.()
  await nextTick()
  outbox.flush()
  await nextTick()
  expect(sentIds).toEqual(['one', 'one', 'one', 'two'])
  expect([acknowledgedIds, outbox.get()]).toEqual([['one', 'two'], []])
})

test('waiting messages survive a reload, for their author only', async () => {
  const { stored, outbox, errors } = setUp()
  errors.push(refusalWith(0))
  outbox.add(waitingMessage('one'))
  await nextTick()
  const reloadedOutbox = setUp(stored)
  expect(reloadedOutbox.outbox.get()).toMatchObject([{ clientId: 'one' }])
  reloadedOutbox.outbox.flush()
  await nextTick()
  expect(reloadedOutbox.acknowledgedIds).toEqual(['one'])
  expect(stored.get('outbox:ada')).toBeUndefined()
  expect(stored.get('outbox:bob')).toBeUndefined()
})

test('messages still waiting when another member logs in are sent only once their author is back', async () => {
  const { outbox, errors, dueRuns, session, sentIds, acknowledgedIds } = setUp()
  errors.push(refusalWith(0))
  outbox.add(waitingMessage('one'))
  await nextTick()
  session.account = 'bob'
  dueRuns.shift()?.()
  outbox.flush()
  await nextTick()
  expect([sentIds, outbox.get().length]).toEqual([['one'], 1])
  session.account = 'ada'
  outbox.flush()
  await nextTick()
  expect(acknowledgedIds).toEqual(['one'])
})

test('a refused message keeps its text and does not block others', async () => {
  const { outbox, acknowledgedIds, errors } = setUp()
  errors.push(refusalWith(402))
  outbox.add(waitingMessage('one'))
  outbox.add(waitingMessage('two'))
  await nextTick()
  expect(acknowledgedIds).toEqual(['two'])
  expect(outbox.get()).toMatchObject([{ clientId: 'one', text: 'one', refusal: 'refused 402' }])
  outbox.retry('one')
  await nextTick()
  expect(acknowledgedIds).toEqual(['two', 'one'])
})
