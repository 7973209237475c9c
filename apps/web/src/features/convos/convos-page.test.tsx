// @vitest-environment jsdom
import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createApi } from '../../app/base/api.ts'
import { invalidate, keyOf } from '../../app/base/query.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { ConvosPage } from './convos-page.tsx'
import { convoKeys } from './queries.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const notFound = { status: 404, body: { success: false, result: { message: 'Not there', code: 'convo-not-found' } } }
const serverError = { status: 500, body: { success: false, result: { message: 'Broken', code: 'internal' } } }
const emptyList = { status: 200, body: { success: true, result: { items: [], pinned: [], next: null, requests: 0 } } }

function openConvo(answers: readonly (() => Promise<object>)[]) {
  let requests = 0
  const api = createApi(async (key) => {
    if (key !== 'GET /api/v1/convos/{id}') return emptyList
    requests += 1
    return (await answers[Math.min(requests, answers.length) - 1]?.()) as typeof emptyList
  })
  const session = { status: 'member', user: userOf() } as const
  const page = (
    <>
      <ConvosPage />
      <RefetchButton />
    </>
  )
  renderFor(page, { api, session, path: '/convos?convo=gone' })
}

function RefetchButton() {
  const queryClient = useQueryClient()
  const isAsking = useIsFetching({ queryKey: keyOf('GET /api/v1/convos/{id}') }) > 0
  return (
    <button type="button" onClick={() => void invalidate(queryClient, convoKeys)}>
      {isAsking ? 'Asking' : 'Again'}
    </button>
  )
}

test('a missing conversation stays reported as missing during a refetch', async () => {
  const pending = new Promise<object>(() => undefined)
  openConvo([async () => notFound, () => pending])
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversation not found' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Again' }))
  expect(await screen.findByRole('button', { name: 'Asking' })).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Conversation not found' })).toBeTruthy()
})

test('a conversation that failed to load is not reported as missing, and can be retried', async () => {
  openConvo([async () => serverError, async () => notFound])
  fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Conversation not found' })).toBeTruthy()
})
