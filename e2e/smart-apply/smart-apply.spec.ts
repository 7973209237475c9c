import type { Page } from '@playwright/test'
import { expect, expectSound, test } from '../support/journey.ts'
import { asMember, grantPlan, joinConfirmed, openAs } from '../support/members.ts'

const main = (page: Page) => page.getByRole('main')

test('a professional sets rules for auto-apply, sends a queued application, and prepares answers for an employer’s form', async ({
  page,
}) => {
  const ada = await joinConfirmed(page, 'professionals')
  await grantPlan(page, ada, 'Creator')
  const company = await joinConfirmed(page, 'employers')
  const title = `Lighthouse keeper ${Date.now()}`
  const employer = await asMember(page.request, company.email)
  async function open(fields: object) {
    const url = `/api/v1/companies/${company.slug}/written-jobs/${crypto.randomUUID()}`
    const plain = {
      ...{ title, places: ['Porto, Portugal'], workType: 'Onsite', employmentType: 'Full-time', payFrom: null },
      ...{ payTo: null, payCurrency: '', payPeriod: 'YEAR', skills: ['Fresnel lenses', 'Fog signals'], apply: '' },
      description: 'You keep the light, by day and by night, in every weather.',
    }
    await employer('PUT', url, { version: 0, fields: { ...plain, ...fields } })
    return (await employer('PUT', `${url}/state`, { state: 'open' })).slug as string
  }
  await open({ applicationType: 'Smart Apply' })
  const externalJob = await open({
    ...{ title: `Buoy painter ${Date.now()}`, applicationType: 'Apply Directly' },
    apply: 'https://job-boards.greenhouse.io/acme/jobs/7001',
  })
  const member = await asMember(page.request, ada.email)
  const { version } = await member('GET', '/api/v1/story')
  const work = [{ name: 'Coast Guard', position: 'Lighthouse keeper', startDate: '2019-05' }]
  const skills = [{ name: 'Fresnel lenses' }, { name: 'Fog signals' }]
  await member('PATCH', '/api/v1/story', { version, resume: { work, skills } })

  await openAs(page, '/smart-apply', ada.email)
  await expect(main(page).getByRole('link', { name: title, exact: true })).toBeVisible()
  await expectSound(page)
  await main(page).getByRole('link', { name: 'Your answers' }).click()
  await main(page).getByLabel('Notice period').fill('One month')
  await expectSound(page)
  await main(page).getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByText('Your answers are saved')).toBeVisible()

  await main(page).getByRole('link', { name: 'Auto-apply' }).click()
  await main(page).getByLabel('Minimum match').selectOption('60% or more')
  await main(page).getByRole('button', { name: 'Save rules' }).click()
  await expect(page.getByText('Your rules are saved')).toBeVisible()
  await main(page).getByRole('button', { name: 'Show preview' }).click()
  await expect(main(page).getByText(/^\d+ jobs? would be queued:$/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Turn on' }).click()
  await expect(main(page).getByText('Each application waits for your approval.')).toBeVisible()
  await expectSound(page)
  await main(page)
    .getByRole('button', { name: `Send now ${title}` })
    .click()
  await main(page).getByRole('link', { name: 'View receipt' }).click()
  await expect(main(page).getByRole('heading', { name: title })).toBeVisible()

  await page.goto(`/jobs/${externalJob}`)
  await main(page).getByRole('link', { name: 'Apply with my answers' }).filter({ visible: true }).click()
  await expect(main(page).getByLabel('What is your notice period?')).toHaveValue('One month')
  await expect(main(page).getByText('We leave this to you and never store it.')).toBeVisible()
  await main(page).getByLabel('Which lamp do you like best?').fill('The green one')
  await main(page).getByRole('button', { name: 'Save for next time' }).click()
  await expect(main(page).getByText('Saved to your details.')).toBeVisible()
  await expectSound(page)
  const link = main(page).getByRole('link', { name: /Open employer’s page/ })
  await expect(link).toHaveAttribute('href', 'https://job-boards.greenhouse.io/acme/jobs/7001')
  await page.context().route('https://job-boards.greenhouse.io/**', (route) => route.fulfill({ body: 'A form' }))
  await link.click()
  await main(page).getByRole('button', { name: 'Yes, I applied' }).click()
  await expect(main(page).getByText('We won’t suggest this job again.')).toBeVisible()
})
