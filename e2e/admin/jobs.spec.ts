import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('an admin closes a job permanently, reopens it, and sees the status of boards', async ({ page, isMobile }) => {
  test.skip(isMobile, 'both widths would change the same demo job')
  await openAs(page, '/admin/jobs?state=open', 'content@demo.example', demoPassword)
  const row = page
    .getByRole('row')
    .filter({ has: page.getByText('Open', { exact: true }) })
    .last()
  await expect(row).toBeVisible()
  await expectSound(page)
  const title = (await row.getByRole('rowheader').getByRole('link').first().textContent()) ?? ''
  await row.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: 'Close for good' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close job' }).click()
  await expect(page.getByText('Job closed for good.')).toBeVisible()
  await page.goto('/admin/jobs?state=removed')
  const removedRow = page.getByRole('row').filter({ hasText: title })
  await removedRow.getByRole('button', { name: `Reopen ${title}` }).click()
  await expect(removedRow).toHaveCount(0)

  await page.getByRole('link', { name: 'Boards' }).click()
  await expect(page.getByRole('heading', { name: /All boards/ })).toBeVisible()
  await expectSound(page)
})
