// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import type { Session } from '../../../app/session/session-store.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { ClaimPage } from './claim-page.tsx'

afterEach(cleanup)

const ways = { slug: 'mill', companyName: 'Mill', claimed: true, domain: null, request: null }
const api = (async () => ({ success: true, result: ways })) as unknown as Api

function open(slug: string, path = '/company/onboarding/mill?claim=spent'): Promise<HTMLElement> {
  const session: Session = { status: 'member', user: userOf({ role: 'employer', slug }) }
  renderFor(<ClaimPage />, { session, api, path })
  return screen.findByRole('heading', { level: 1 })
}

test('a member who has claimed a page and opens the link again gets a link to the desk', async () => {
  await open('mill')
  expect(screen.getByText('This page is yours')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to your desk' }).getAttribute('href')).toBe('/company/mill/edit')
})

test('a member of another company who opens the link reads that the page already has a team', async () => {
  await open('elsewhere')
  expect(screen.getByText('Someone already manages this company')).toBeDefined()
})

test('without a link from an email, the page of another company is not found', async () => {
  expect((await open('elsewhere', '/company/onboarding/mill')).textContent).toBe('Page not found')
})
