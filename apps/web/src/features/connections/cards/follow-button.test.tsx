// @vitest-environment jsdom
import type { CurrentUser } from '@rise/contract/session/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { type ShownToast, takeToasts } from '../../../ui/base/toast.ts'
import { FollowButton, FollowerCount } from './follow-button.tsx'

const member = { _id: '0190f3a4-0000-7000-8000-00000000000b', role: 'employer', name: 'Lumenfield' } as const
const employer = userOf({ role: 'employer', companyName: 'Acme', slug: 'acme' })

let toasts: ShownToast[] = []
let stop: () => void
beforeEach(() => {
  toasts = []
  stop = takeToasts({ show: (toast) => toasts.push(toast), dismiss: () => {} })
})
afterEach(() => {
  stop()
  cleanup()
})

interface Answers {
  readonly isFollowing?: boolean
  /** The response to following; the promise may stay pending. */
  readonly follow?: () => Promise<unknown>
}

/** Renders the button and the number of followers for a viewer; returns their calls. */
function show(user: CurrentUser | undefined, { isFollowing = false, follow = async () => undefined }: Answers = {}) {
  const calls: [string, object][] = []
  const api = (async (key: string, input: object) => {
    calls.push([key, input])
    if (!key.startsWith('GET')) return { success: true, result: await follow() }
    const state = { _id: member._id, isFollowing, isFollowedBy: false, isMuted: false, followers: 7 }
    return { success: true, result: [state] }
  }) as Api
  const session = user ? ({ status: 'member', user } as const) : ({ status: 'guest' } as const)
  const both = (
    <>
      <FollowButton member={member} />
      <FollowerCount member={member} followers={7} />
    </>
  )
  renderFor(both, { session, api })
  return calls
}

const button = (name: string) => screen.findByRole('button', { name })

test('following is shown immediately, and stays when the server confirms it', async () => {
  let answer = (_result: unknown) => {}
  const calls = show(userOf(), { follow: () => new Promise((resolve) => (answer = resolve)) })
  await screen.findByText('7 followers')
  await expect.poll(() => calls).toHaveLength(1)
  fireEvent.click(await button('Follow Lumenfield'))
  expect(await button('Following Lumenfield')).toBeTruthy()
  expect(screen.getByText('8 followers')).toBeTruthy()
  await expect.poll(() => calls).toHaveLength(2)
  expect(calls[1]).toEqual([
    'POST /api/v1/{roles}/{id}/follow/{userId}',
    { params: { roles: 'professionals', id: userOf()._id, userId: member._id } },
  ])
  answer({ isFollowing: true, followers: 9, followingEmployersNum: 1, followingProfessionalsNum: 0 })
  expect(await screen.findByText('9 followers')).toBeTruthy()
  expect(await button('Following Lumenfield')).toBeTruthy()
})

test('a failed follow is reverted and logged, without a message', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refusal = new ApiError(500, { code: 'internal', message: 'No.' })
  const calls = show(userOf(), { follow: () => Promise.reject(refusal) })
  await expect.poll(() => calls).toHaveLength(1)
  fireEvent.click(await button('Follow Lumenfield'))
  await expect.poll(() => warn).toHaveBeenCalledWith('Following failed', refusal)
  expect(await button('Follow Lumenfield')).toBeTruthy()
  expect(screen.getByText('7 followers')).toBeTruthy()
  expect(toasts).toEqual([])
  warn.mockRestore()
})

test('a guest is asked to sign up, and an employer without Pro to upgrade; the server is not called for either', async () => {
  const guestCalls = show(undefined)
  fireEvent.click(await button('Follow Lumenfield'))
  expect(toasts.map(({ id, title }) => [id, title])).toEqual([
    ['force-login', 'Create an account to follow Lumenfield'],
  ])
  expect(guestCalls).toEqual([])
  cleanup()
  const calls = show(employer)
  fireEvent.click(await button('Follow Lumenfield'))
  expect(toasts.at(-1)?.id).toBe('force-upgrade')
  expect(calls.filter(([key]) => !key.startsWith('GET'))).toEqual([])
})

test('a member without a confirmed email is asked to confirm it', async () => {
  show(userOf({ standing: 'pending' }))
  fireEvent.click(await button('Follow Lumenfield'))
  expect(toasts.map(({ id }) => id)).toEqual(['confirm'])
})

test('members on their own page, and admins, see the number without a button', async () => {
  for (const user of [userOf({ _id: member._id }), userOf({ role: 'admin-support', slug: '' })]) {
    show(user)
    expect(await screen.findByText('7 followers')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    cleanup()
  }
})
