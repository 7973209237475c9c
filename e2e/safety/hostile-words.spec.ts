import type { Page } from '@playwright/test'
import { expect, test } from '../support/journey.ts'
import { asMember, joinConfirmed, openAs } from '../support/members.ts'

const hostileText = (where: string) => `${where}</script><script>alert(1)</script><img src=x onerror=alert(1)>"'`
const main = (page: Page) => page.getByRole('main')

test('pages for candidates and teams don’t execute scripts in the fields of a job or an application', {
  tag: '@any-width',
}, async ({ page, browser }) => {
  test.slow()
  const executedScripts: string[] = []
  const watch = (watchedPage: Page) =>
    watchedPage.on('dialog', (dialog) => {
      executedScripts.push(watchedPage.url())
      void dialog.dismiss()
    })
  watch(page)
  const [company, ada] = [await joinConfirmed(page, 'employers'), await joinConfirmed(page, 'professionals')]
  const [employer, member] = [await asMember(page.request, company.email), await asMember(page.request, ada.email)]
  const { version } = await member('GET', '/api/v1/story')
  const resume = {
    basics: { label: hostileText('label'), summary: hostileText('summary') },
    work: [{ name: hostileText('employer'), position: hostileText('position'), highlights: [hostileText('line')] }],
    skills: [{ name: hostileText('skill').slice(0, 80) }],
  }
  await member('PATCH', '/api/v1/story', { version, resume })
  const question = { id: crypto.randomUUID(), kind: 'text', text: hostileText('question'), options: [], required: true }
  const jobId = crypto.randomUUID()
  const job = `/api/v1/companies/${company.slug}/written-jobs/${jobId}`
  const fields = {
    ...{
      title: hostileText('title'),
      places: [hostileText('place').slice(0, 100)],
      workType: 'Onsite',
      employmentType: 'Full-time',
    },
    ...{ payFrom: null, payTo: null, payCurrency: '', payPeriod: 'YEAR', apply: '', applicationType: 'Smart Apply' },
    ...{ skills: [hostileText('skill').slice(0, 80)], benefits: [hostileText('benefit').slice(0, 80)] },
    ...{
      description: `${hostileText('description')} You move containers, day and night.`,
      questions: [{ ...question, wanted: [] }],
    },
  }
  await employer('PUT', job, { version: 0, fields })
  const { slug } = await employer('PUT', `${job}/state`, { state: 'open' })
  const id = crypto.randomUUID()
  const answers = [{ questionId: question.id, question: question.text, answer: hostileText('answer') }]
  const application = { resume: { kind: 'story' }, note: hostileText('note'), answers }
  await member('PUT', `/api/v1/jobs/${slug}/applications/${id}`, application)
  const message = { id: crypto.randomUUID(), text: hostileText('message') }
  await employer('POST', `/api/v1/companies/${company.slug}/applications/${id}/messages`, message)

  // The page as rendered by the server for a guest, and after its scripts have run.
  await page.goto(`/jobs/${slug}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>alert(1)</script>')
  await page.goto('/jobs')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await openAs(page, `/professional/jobs?application=${id}`, ada.email)
  await expect(main(page).getByText(hostileText('note'))).toBeVisible()
  await expect(main(page).getByText(hostileText('message'))).toBeVisible()
  await page.goto(`/smart-apply`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const context = await browser.newContext()
  const team = await context.newPage()
  watch(team)
  await openAs(team, `/company/jobs/${jobId}/applicants`, company.email)
  await expect(main(team).getByRole('link', { name: ada.name })).toBeVisible()
  await main(team).getByRole('link', { name: 'Board' }).click()
  await expect(main(team).getByLabel(`Stage of ${ada.name}`)).toBeVisible()
  await team.goto(`/company/jobs/${jobId}/applicants?applicant=${id}`)
  await expect(main(team).getByText(hostileText('answer'))).toBeVisible()
  await expect(main(team).getByText(hostileText('line'))).toBeVisible()
  await team.goto(`/company/jobs/edit/${jobId}`)
  await expect(main(team).getByLabel('Title')).toHaveValue(hostileText('title'))
  await context.close()
  expect(executedScripts).toEqual([])
})
