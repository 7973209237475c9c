// @vitest-environment jsdom
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type Api, ApiError } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { VerificationSection } from './verification-section.tsx'

afterEach(cleanup)

const USED_LINK_MESSAGE = 'This link is no longer valid.'

async function openSpentLink(verifiedDomain: string | null): Promise<void> {
  let isRefused = false
  const api = (async (key: string) => {
    isRefused ||= key.endsWith('redeem')
    if (key.endsWith('redeem')) throw new ApiError(410, { code: 'link-gone', message: USED_LINK_MESSAGE })
    return { success: true, result: { domain: 'mill.example', file: null, record: null, verifiedDomain } }
  }) as unknown as Api
  renderFor(<VerificationSection desk={{ slug: 'mill', verifiedDomain } as CompanyDesk} />, {
    session: { status: 'member', user: userOf({ role: 'employer', slug: 'mill' }) },
    api,
    path: '/company/mill/edit?prove=spent',
  })
  await waitFor(() => expect(isRefused).toBe(true))
  await act(async () => undefined)
}

test('a used link shows an error if no domain is verified', async () => {
  await openSpentLink(null)
  expect(screen.getByRole('alert').textContent).toContain(USED_LINK_MESSAGE)
})

test('a used link shows the verified domain if there is one', async () => {
  await openSpentLink('mill.example')
  expect(screen.getByText(/^Verified/)).toBeDefined()
  expect(screen.queryByText(USED_LINK_MESSAGE)).toBeNull()
})

const file = { url: 'https://mill.example/proof.txt', line: 'proof' }
const unverifiedDesk = {
  domain: 'mill.example',
  file,
  record: { names: ['_proof'], value: 'proof' },
  verifiedDomain: null,
}

function openUnverified(email: string): Promise<HTMLElement> {
  const api = (async () => ({ success: true, result: unverifiedDesk })) as unknown as Api
  renderFor(<VerificationSection desk={{ slug: 'mill', verifiedDomain: null } as CompanyDesk} />, {
    session: { status: 'member', user: userOf({ role: 'employer', slug: 'mill', email }) },
    api,
  })
  return screen.findByRole('textbox', { name: 'Your address at mill.example' })
}

test.each([
  ['ada@mill.example', 'ada@mill.example'],
  ['ada@example.com', ''],
  ['ada@sawmill.example', ''],
])('for a member with the email %s, the address field starts with “%s”', async (email, expected) => {
  expect(await openUnverified(email)).toHaveProperty('value', expected)
})
