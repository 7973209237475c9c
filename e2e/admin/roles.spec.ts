import { demoPassword } from '../support/accounts.ts'
import { expect, test } from '../support/journey.ts'
import { openAs } from '../support/members.ts'

const allRoles = ['admin', 'content', 'support'] as const
type Role = (typeof allRoles)[number]

/** Every page of the area, with the roles that may open it. Other roles see a 404 with the reason. */
const pages: readonly (readonly [path: string, heading: string, roles: readonly Role[]])[] = [
  ['/admin', 'Overview', allRoles],
  ['/admin/professionals', 'Members', ['admin', 'support']],
  ['/admin/companies', 'Companies', ['admin', 'support']],
  ['/admin/companies/create', 'Add company', ['admin', 'support']],
  ['/admin/jobs', 'Jobs', ['admin', 'content']],
  ['/admin/activity', 'Activity', allRoles],
  ['/admin/activity/polls/create', 'New poll', ['admin', 'content']],
  ['/admin/notifications', 'Notifications', ['admin', 'support']],
  ['/admin/headlines', 'Headlines', ['admin', 'content']],
  ['/admin/events', 'Events', ['admin', 'content']],
  ['/admin/courses', 'Courses', ['admin', 'content']],
  ['/admin/layoffs', 'Layoffs', ['admin', 'content']],
  ['/admin/cms', 'Site', ['admin', 'content']],
  ['/admin/cms/catalogs', 'Site', ['admin', 'content']],
  ['/admin/plans', 'Plans', ['admin']],
  ['/admin/missions', 'Missions', ['admin', 'content']],
  ['/admin/emails', 'Emails', ['admin']],
  ['/admin/settings', 'Settings', ['admin']],
  ['/admin/timeline', 'Timeline', ['admin', 'content']],
  ['/admin/analytics', 'Analytics', ['admin']],
]

for (const role of allRoles) {
  test(`the role ${role} opens exactly the permitted pages of the admin area @any-width`, async ({ page }) => {
    await openAs(page, '/admin', `${role}@demo.example`, demoPassword)
    const links = page.getByRole('navigation', { name: 'Admin area' })
    for (const [path, heading, roles] of pages) {
      await page.goto(path)
      const isPermitted = roles.includes(role)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(isPermitted ? heading : 'Page not found')
      await expect(page.getByText('Your role doesn’t include this page')).toHaveCount(isPermitted ? 0 : 1)
      if (!path.endsWith('/create')) {
        await expect(links.getByRole('link', { name: heading, exact: true })).toHaveCount(isPermitted ? 1 : 0)
      }
    }
  })
}

test('every page of the admin area is a 404 for a member @any-width', async ({ page, complaints }) => {
  await openAs(page, '/feed', 'ada@demo.example', demoPassword)
  for (const [path] of pages) {
    await page.goto(path)
    await expect(page.getByText("We couldn't find the page you were looking for")).toBeVisible()
  }
  complaints.splice(0)
})
