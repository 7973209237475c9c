import { demoPassword } from '../support/accounts.ts'
import { expect, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

test('a company sees the same reply rate at its desk as everyone sees on its page', async ({ page, browser }) => {
  await page.goto('/company/lumenfield')
  const rate = /Answers (\d+) of (\d+) applicants/
  const shownRate = await page.getByRole('main').getByText(rate).first().textContent()
  const [, answered, count] = rate.exec(shownRate ?? '') ?? []

  const team = await (await browser.newContext()).newPage()
  await openAs(team, '/company/jobs', 'joel@demo.example', demoPassword)
  await team
    .getByRole('main')
    .getByRole('link', { name: /applicants?.* for Grants Writer/ })
    .click()
  const desk = team.getByRole('main').getByText(rate).first()
  await expect(desk).toContainText(`Answers ${answered} of ${count} applicants to all your jobs`)
})
