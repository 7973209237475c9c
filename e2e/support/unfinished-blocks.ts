import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

type Press = (goal: Locator) => Promise<void>

/** Tries to publish a page from a template, and hides each block that still has a sentence of it. */
export async function hideUnfinished(page: Page, press: Press, choose: Press = press): Promise<void> {
  await press(page.getByRole('button', { name: 'Publish', exact: true }))
  const refusal = page.getByText('Replace the template’s words first')
  await expect(refusal).toBeVisible()
  const unfinished = page.locator('main li').filter({ hasText: /in “/ }).getByRole('link')
  const addresses = await unfinished.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(addresses).not.toEqual([])
  const rows = page.getByRole('list', { name: 'Blocks' }).getByRole('listitem')
  for (const address of addresses) {
    const row = rows.filter({ has: page.locator(`a[href="${address}"]`) })
    await press(row.getByRole('button', { name: /^More for / }))
    await choose(page.getByRole('menuitem', { name: 'Hide' }))
    await expect(unfinished.and(page.locator(`a[href="${address}"]`))).toHaveCount(0)
  }
  await expect(refusal).toBeHidden()
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
}
