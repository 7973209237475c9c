import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

type Activate = (goal: Locator) => Promise<void>

/**
 * Tries to publish a page from a template, and hides the blocks that still contain the template's sentences.
 * `pressAbove` presses controls above the publish button.
 */
export async function hideUnfinished(page: Page, press: Activate, pressAbove = press): Promise<void> {
  await press(page.getByRole('button', { name: 'Publish', exact: true }))
  const refusal = page.getByText('Replace the template’s words first')
  await expect(refusal).toBeVisible()
  await pressAbove(page.getByRole('button', { name: 'Hide these blocks' }))
  await expect(refusal).toBeHidden()
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
}
