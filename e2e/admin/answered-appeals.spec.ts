import { demoPassword } from '../support/accounts.ts'
import { expect, expectSound, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('the answer to an appeal against a suspension is in the timeline', async ({ page }) => {
  await openAs(page, '/admin/timeline?act=member.appeal-answered', 'admin@demo.example', demoPassword)
  const entry = page.getByRole('listitem').filter({ hasText: 'turned down the appeal of' }).first()
  await expect(entry).toContainText('Your account stays suspended')
  await expectSound(page)
})
