import type { Page } from '@playwright/test'
import { demoPassword } from './accounts.ts'
import { expect } from './journey.ts'

let people = 0

/**
 * Signs up a new person without confirming the address. Each journey needs its own, because journeys run in parallel.
 */
export async function join(page: Page, firstName: string): Promise<string> {
  people += 1
  const email = `${firstName.toLowerCase()}.${process.pid}.${Date.now()}.${people}@example.org`
  const user = { email, password: demoPassword, firstName, lastName: 'Journey' }
  const response = await page.request.post('/api/v1/professionals/register', { data: { user } })
  expect(response.ok()).toBe(true)
  return email
}

export function memberRow(page: Page, email: string) {
  return page.getByRole('row').or(page.getByRole('article')).filter({ hasText: email })
}
