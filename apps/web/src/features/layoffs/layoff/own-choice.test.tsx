// @vitest-environment jsdom
import type { OwnAffected } from '@rise/contract/layoffs/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import type { Session } from '../../../app/session/session-store.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { OwnChoice } from './own-choice.tsx'

afterEach(cleanup)

const member: Session = { status: 'member', user: userOf() }

function show(session: Session, own: OwnAffected | null = null) {
  const api = (async () => ({ success: true, result: own })) as unknown as Api
  renderFor(<OwnChoice slug="tern" companyName="Tern" />, { session, api })
}

test('a guest is invited to be listed, and an employer isn’t', () => {
  show({ status: 'guest' })
  const start = screen.getByRole('link', { name: 'Start here' })
  expect(start.getAttribute('href')).toBe('/professional/layoff-onboarding')
  cleanup()
  show({ status: 'member', user: userOf({ role: 'employer', slug: 'tern' }) })
  expect(screen.queryByText('Were you affected?')).toBeNull()
})

test('a professional’s form opens on a press, and takes over the focus', async () => {
  show(member)
  expect(screen.queryByRole('radio')).toBeNull()
  const button = await screen.findByRole('button', { name: 'I was affected' })
  await expect.poll(() => button.hasAttribute('disabled')).toBe(false)
  fireEvent.click(button)
  const choice = await screen.findByRole('radio', { name: 'No one' })
  expect(document.activeElement?.contains(choice)).toBe(true)
})

test('one sentence states what a professional chose', async () => {
  show(member, { audience: 'employers', endsAt: '2027-01-03T00:00:00.000Z', landedAt: null })
  expect(await screen.findByText('You’re listed here for employers until 3 Jan 2027.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Change' })).toBeTruthy()
})
