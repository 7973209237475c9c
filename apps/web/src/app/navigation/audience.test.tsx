// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Session } from '../session/session-store.ts'
import { renderFor, userOf } from '../visitor.factory.tsx'
import { ForMembers, ForSeekers } from './audience.tsx'

afterEach(cleanup)

const checking: Session = { status: 'checking' }
const guest: Session = { status: 'guest' }
const professional: Session = { status: 'member', user: userOf() }
const employer: Session = { status: 'member', user: userOf({ role: 'employer', companyName: 'Acme', slug: 'acme' }) }

test('content for a role is in the page until the session is checked, and then only for members with the role', () => {
  const content = <ForMembers only="professional">Matches</ForMembers>
  renderFor(content, { session: checking })
  expect(screen.getByText('Matches').getAttribute('data-for')).toBe('seeker')
  cleanup()
  renderFor(content, { session: professional })
  expect(screen.getByText('Matches').hasAttribute('data-for')).toBe(false)
  for (const session of [guest, employer]) {
    cleanup()
    renderFor(content, { session })
    expect(screen.queryByText('Matches')).toBeNull()
  }
})

test('content for seekers is in the page for everyone but companies', () => {
  const content = <ForSeekers>Apply</ForSeekers>
  renderFor(content, { session: checking })
  expect(screen.getByText('Apply').getAttribute('data-for')).toBe('seeker-or-guest')
  for (const session of [guest, professional]) {
    cleanup()
    renderFor(content, { session })
    expect(screen.getByText('Apply').hasAttribute('data-for')).toBe(false)
  }
  cleanup()
  renderFor(content, { session: employer })
  expect(screen.queryByText('Apply')).toBeNull()
})

test('companies see no content for seekers, even on pages that show everyone the guests’ view', () => {
  renderFor(<ForSeekers>Were you affected?</ForSeekers>, { session: employer, handle: { guestView: true } })
  expect(screen.queryByText('Were you affected?')).toBeNull()
})
