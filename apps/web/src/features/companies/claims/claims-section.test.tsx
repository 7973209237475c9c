// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { ClaimsSection } from './claims-section.tsx'

afterEach(cleanup)

const claim = {
  ...{ _id: 'one', name: 'Ada Lane', email: 'ada@mill.example', reason: 'I founded it.' },
  ...{ date: '2026-11-20T10:00:00.000Z', company: { slug: 'mill', companyName: 'Mill', website: null } },
}

async function open(total: number): Promise<void> {
  const result = { items: [claim], total, page: 1, pages: total }
  const api = (async () => ({ success: true, result })) as unknown as Api
  renderFor(<ClaimsSection />, { session: { status: 'member', user: userOf({ role: 'admin' }) }, api })
  await screen.findByRole('heading', { name: `Company claims (${total})` })
}

test('admins see who requests which page and why, with buttons to grant or decline it', async () => {
  await open(1)
  expect(screen.getByText('I founded it.')).toBeDefined()
  const member = screen.getByRole('link', { name: 'Ada Lane' })
  expect(member.getAttribute('href')).toBe('/admin/professionals?q=ada%40mill.example')
  expect(screen.getByRole('button', { name: /^Grant.*Mill to Ada Lane$/ })).toBeDefined()
  expect(screen.getByRole('button', { name: /^Decline.*Mill to Ada Lane$/ })).toBeDefined()
  expect(screen.queryByText(/oldest/)).toBeNull()
})

test('if more requests are waiting than the section shows, a sentence says when the others appear', async () => {
  await open(25)
  expect(screen.getByText(/oldest/)).toBeDefined()
})
