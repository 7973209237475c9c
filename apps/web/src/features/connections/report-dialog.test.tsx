// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
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
  const subject = { kind: 'post', id: 'one', author: { _id: 'bob', name: 'Bob Stone' }, ...change } as const
  renderFor(<ReportDialog subject={subject} open onOpenChange={() => undefined} />, {
    session: { status: 'member', user: userOf({}) },
    api,
  })
  return calls
}

test('a press on a reason sends the report, and offers to block the author', async () => {
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

test('a picture of the content can be reported instead of the content', async () => {
  const calls = show({ pictures: ['/pictures/two/128.webp', '/pictures/three/128.webp'] })
  screen.getByRole('radio', { name: 'Picture 2' }).click()
  ;(await screen.findByRole('button', { name: /^Sexual content/ })).click()
  await screen.findByRole('dialog', { name: 'Thank you' })
  expect(calls).toEqual([
    ['POST /api/v1/reports', { body: { kind: 'picture', id: 'three', reason: 'sexual', words: '' } }],
  ])
})

test('“Something else” is sent only with an explanation', async () => {
  const calls = show()
  screen.getByRole('button', { name: /^Something else/ }).click()
  const send = await screen.findByRole('button', { name: 'Send report' })
  send.click()
  expect(await screen.findByText('Tell us what’s wrong.')).toBeTruthy()
  expect(calls).toEqual([])
})

test('Back from “Something else” leads to the reasons, and the typed text stays', async () => {
  const calls = show()
  screen.getByRole('button', { name: /^Something else/ }).click()
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'It names my street' } })
  screen.getByRole('button', { name: 'Back' }).click()
  const otherButton = await screen.findByRole('button', { name: /^Something else/ })
  await waitFor(() => expect(document.activeElement).toBe(otherButton))
  expect(screen.getByRole('button', { name: /^Harassment/ })).toBeTruthy()
  otherButton.click()
  const explanation = await screen.findByRole<HTMLTextAreaElement>('textbox')
  await waitFor(() => expect(document.activeElement).toBe(explanation))
  expect(explanation.value).toBe('It names my street')
  expect(explanation.selectionStart).toBe(explanation.value.length)
  screen.getByRole('button', { name: 'Send report' }).click()
  await screen.findByRole('dialog', { name: 'Thank you' })
  expect(calls).toEqual([
    ['POST /api/v1/reports', { body: { kind: 'post', id: 'one', reason: 'other', words: 'It names my street' } }],
  ])
})
