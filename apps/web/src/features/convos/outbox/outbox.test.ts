import { expect, test, vi } from 'vitest'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { createSafeStorage } from '../../../app/session/safe-storage.ts'
import { createOutbox, type WaitingMessage } from './outbox.ts'

const storage = () =>
  createSafeStorage(() => {
    throw new Error('There is no storage: memory stands in for it.')
  })
const waiting = (clientId: string): WaitingMessage => ({
  ...{ clientId, account: 'bob', text: clientId, replyTo: null, at: '2026-06-15T09:00:00.000Z' },
})
const refused = (status: number) => new ApiError(status, { code: 'x', message: `refused ${status}` })
const settle = () => new Promise((resolve) => setTimeout(resolve))

function world(stored = storage()) {
  const sent: string[] = []
  const acknowledged: string[] = []
  const failing: unknown[] = []
  const scheduled: (() => void)[] = []
  const api = vi.fn(async (_key: string, { body }: { body: { clientId: string } }) => {
    sent.push(body.clientId)
    if (failing.length > 0) throw failing.shift()
    return { success: true, result: { clientId: body.clientId } }
  }) as unknown as Api
  const outbox = createOutbox({
    ...{ api, storage: stored, owner: 'ada', onSent: ({ clientId }) => acknowledged.push(clientId) },
    timers: {
      after(_ms, run) {
        scheduled.push(run)
        return () => void scheduled.splice(scheduled.indexOf(run), 1)
      },
    },
  })
  return { stored, sent, acknowledged, failing, due: scheduled, outbox }
}

test('messages are sent in order and retried until acknowledged, never again afterwards', async () => {
  const { outbox, sent, acknowledged, failing, due } = world()
  failing.push(refused(0), refused(503))
  outbox.add(waiting('one'))
  outbox.add(waiting('two'))
  await settle()
  expect([sent, outbox.get().length]).toEqual([['one'], 2])
  due.shift()?.()
  await settle()
  outbox.flush()
  await settle()
  expect(sent).toEqual(['one', 'one', 'one', 'two'])
  expect([acknowledged, outbox.get()]).toEqual([['one', 'two'], []])
})

test('waiting messages survive a reload, for their author only', async () => {
  const { stored, outbox, failing } = world()
  failing.push(refused(0))
  outbox.add(waiting('one'))
  await settle()
  const reloaded = world(stored)
  expect(reloaded.outbox.get()).toMatchObject([{ clientId: 'one' }])
  reloaded.outbox.flush()
  await settle()
  expect(reloaded.acknowledged).toEqual(['one'])
  expect(stored.get('outbox:ada')).toBeUndefined()
  expect(stored.get('outbox:bob')).toBeUndefined()
})

test('a refused message keeps its text and does not block others', async () => {
  const { outbox, acknowledged, failing } = world()
  failing.push(refused(402))
  outbox.add(waiting('one'))
  outbox.add(waiting('two'))
  await settle()
  expect(acknowledged).toEqual(['two'])
  expect(outbox.get()).toMatchObject([{ clientId: 'one', text: 'one', refusal: 'refused 402' }])
  outbox.retry('one')
  await settle()
  expect(acknowledged).toEqual(['two', 'one'])
})
