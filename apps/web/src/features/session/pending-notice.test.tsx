// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { showToast, takeToasts } from '../../ui/base/toast.ts'
import { WELCOME_TOAST } from './forms/use-confirmation-toast.tsx'
import { PendingNotice } from './pending-notice.tsx'

afterEach(cleanup)

test.each(['professional', 'employer'])(
  'a pending %s reads what is possible before the email is confirmed, and nothing else',
  (role) => {
    renderFor(<PendingNotice />, { session: { status: 'member', user: userOf({ role, standing: 'pending' }) } })
    expect(screen.getByText(/Until then, you can browse and build your page/)).toBeDefined()
    expect(screen.queryByText(/save jobs/)).toBeNull()
  },
)

test('the notice dismisses the welcome toast, which says the same', () => {
  const dismissedIds: string[] = []
  const stop = takeToasts({ show: () => undefined, dismiss: (id) => dismissedIds.push(id) })
  showToast({ id: WELCOME_TOAST, title: 'Welcome!' })
  renderFor(<PendingNotice />, { session: { status: 'member', user: userOf() } })
  expect(dismissedIds).toEqual([])
  cleanup()
  renderFor(<PendingNotice />, { session: { status: 'member', user: userOf({ standing: 'pending' }) } })
  expect(dismissedIds).toEqual([WELCOME_TOAST])
  stop()
})
