import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Tries to publish a page from a template, and hides the blocks that still have sentences of it. */
export async function hideUnfinished(page: Page, press: (goal: Locator) => Promise<void>): Promise<void> {
  await press(page.getByRole('button', { name: 'Publish', exact: true }))
  const refusal = page.getByText('Replace the template’s words first')
  await expect(refusal).toBeVisible()
  await press(page.getByRole('button', { name: 'Hide these blocks' }))
  await expect(refusal).toBeHidden()
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
}
