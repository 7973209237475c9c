// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { ReportDialog } from './report-dialog.tsx'

afterEach(cleanup)

function show(change: { readonly pictures?: readonly string[] } = {}) {
  const calls: [string, object][] = []
  const api = (async (key: string, input: object) => {
    calls.push([key, input])
    return { success: true, result: {} }
  }) as Api
  const thing = { kind: 'post', id: 'one', author: { _id: 'bob', name: 'Bob Stone' }, ...change } as const
  renderFor(<ReportDialog thing={thing} open onOpenChange={() => undefined} />, {
    session: { status: 'member', user: userOf({}) },
    api,
  })
  return calls
}

test('a press on a reason sends the report, and its author can be blocked at once', async () => {
  const calls = show()
  screen.getByRole('button', { name: /^Harassment/ }).click()
  await screen.findByRole('dialog', { name: 'Thank you' })
  screen.getByRole('button', { name: 'Block Bob Stone' }).click()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Block Bob Stone' })).toBeNull())
  expect(calls).toEqual([
    ['POST /api/v1/reports', { body: { kind: 'post', id: 'one', reason: 'harassment', words: '' } }],
    ['PUT /api/v1/connections/blocked/{userId}', { params: { userId: 'bob' } }],
  ])
})

test('one of the pictures that stand with it is reported instead', async () => {
  const calls = show({ pictures: ['/pictures/two/128.webp', '/pictures/three/128.webp'] })
  screen.getByRole('radio', { name: 'Picture 2' }).click()
  ;(await screen.findByRole('button', { name: /^Sexual content/ })).click()
  await screen.findByRole('dialog', { name: 'Thank you' })
  expect(calls).toEqual([
    ['POST /api/v1/reports', { body: { kind: 'picture', id: 'three', reason: 'sexual', words: '' } }],
  ])
})

test('something else is sent only with words', async () => {
  const calls = show()
  screen.getByRole('button', { name: /^Something else/ }).click()
  const send = await screen.findByRole('button', { name: 'Send report' })
  send.click()
  expect(await screen.findByText('Tell us what’s wrong.')).toBeTruthy()
  expect(calls).toEqual([])
})
