// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Api, ApiError } from '../../app/base/api.ts'
import { localStore } from '../../app/session/safe-storage.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { Composer } from './composer.tsx'

afterEach(() => {
  cleanup()
  localStore.removeAll('')
})

test('a post that is sent again keeps its id unless the post has changed', async () => {
  const sentIds: string[] = []
  const api = (async (key: string, call?: { body: { id: string } }) => {
    if (key !== 'POST /api/v1/posts') return { success: true, result: {} }
    sentIds.push(call?.body.id ?? '')
    throw new ApiError(503, { code: 'unavailable', message: 'Try again.' })
  }) as unknown as Api
  const composer = <Composer kind="post" begin="<p>A lamp for the harbour</p>" onClose={() => undefined} />
  renderFor(composer, { session: { status: 'member', user: userOf() }, api })
  async function publish(count: number) {
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await expect.poll(() => sentIds.length).toBe(count)
    await expect.poll(() => screen.getByRole('button', { name: 'Publish' }).getAttribute('aria-busy')).not.toBe('true')
  }

  await publish(1)
  await publish(2)
  fireEvent.click(screen.getByRole('radio', { name: 'Win' }))
  await publish(3)

  expect(new Set(sentIds.slice(0, 2)).size).toBe(1)
  expect(new Set(sentIds).size).toBe(2)
})
