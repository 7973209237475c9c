import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('the timeline lists an admin’s change, can be downloaded, and hides changes to members from content admins', async ({
  page,
}) => {
  await openAs(page, '/admin/professionals?q=nina%40demo.example', 'support@demo.example', demoPassword)
  await page.getByRole('link', { name: /^Nina/ }).first().click()
  const tag = `timeline-${test.info().project.name}`
  await page.getByLabel('New tag').fill(tag)
  await page.getByRole('button', { name: 'Add tag' }).click()
  await expect(page.getByRole('list', { name: 'Tags' })).toContainText(tag)

  await openAs(page, '/admin/timeline?thing=member', 'admin@demo.example', demoPassword)
  const entry = page.getByRole('listitem').filter({ hasText: tag }).first()
  await expect(entry).toContainText('Sven Berg changed the tags of Nina')
  await expectSound(page)
  await entry.getByRole('link', { name: /^All acts about Nina/ }).click()
  await expect(page).toHaveURL(/q=[0-9a-f-]{36}/)
  await expect(page.getByRole('listitem').filter({ hasText: tag }).first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^timeline-.*\.csv$/)

  await openAs(page, '/admin/timeline', 'content@demo.example', demoPassword)
  await expect(page.getByText('The system started').first()).toBeVisible()
  await expect(page.getByText(tag)).toHaveCount(0)
})
