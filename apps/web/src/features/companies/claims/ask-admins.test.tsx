// @vitest-environment jsdom

import type { ClaimWays } from '@rise/contract/companies/claims/shapes'
import { useQuery } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { AskAdmins } from './ask-admins.tsx'

// The form's schema is loaded when a form is sent, which takes a while the first time.
beforeAll(() => import('../form-schemas.ts'))
afterEach(() => {
  sessionStorage.clear()
  cleanup()
})

function Ask() {
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/companies/{slug}/claim', { params: { slug: 'mill' } }))
  return data ? <AskAdmins ways={data} /> : null
}

/** Returns an API that stores the reason of a request, as the server does. */
function storingApi(reason: string | null): Api {
  const ways: Omit<ClaimWays, 'request'> = { companyName: 'Mill', slug: 'mill', claimed: false, domain: null }
  let storedReason = reason
  return (async (key: string, input: { body?: { reason: string } }) => {
    if (key.startsWith('POST')) storedReason = input.body?.reason ?? null
    const request = storedReason === null ? null : { reason: storedReason, date: '2026-06-01T12:00:00.000Z' }
    return { success: true, result: { ...ways, request } }
  }) as Api
}

test('a member who has already requested the page sees the request and can edit it', async () => {
  renderFor(<Ask />, { session: { status: 'member', user: userOf() }, api: storingApi('I grind the flour.') })
  expect(await screen.findByText('We’ve received your request')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Edit request' }))
  const field = screen.getByLabelText('Your role at Mill')
  expect(field).toHaveProperty('value', 'I grind the flour.')
  fireEvent.change(field, { target: { value: 'I own the mill since May.' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('We’ve received your request')).toBeTruthy()
  expect(screen.getByText('I own the mill since May.')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
})

test('a member who has not requested the page gets the form for a request', async () => {
  renderFor(<Ask />, { session: { status: 'member', user: userOf() }, api: storingApi(null) })
  expect(await screen.findByRole('button', { name: 'Request page' })).toBeTruthy()
  expect(screen.queryByText('We’ve received your request')).toBeNull()
})
