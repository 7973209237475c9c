// @vitest-environment jsdom
import type { SmartApplyJob, SmartApplyJobs } from '@rise/contract/smart-apply/shapes'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { FittingJobs } from './fitting-jobs.tsx'

afterEach(cleanup)

const itemOf = (title: string, missing: string[] | null, company = title): SmartApplyJob => ({
  job: {
    ...{ _id: title, slug: title.toLowerCase(), title, places: [], workType: 'Remote', employmentType: null },
    ...{ seniority: null, department: null, skills: [], datePosted: '2026-11-20T08:00:00.000Z', replies: null },
    ...{ company: { _id: company, slug: 'mill', companyName: 'Mill', logo: null } },
    pay: { min: 40_000, max: 50_000, currency: 'EUR', period: 'YEAR' },
  },
  ...{ score: 70, certainty: 90, way: missing === null ? 'usual' : 'here', missing, filled: 9, fields: 11 },
})

interface Closest {
  readonly known: boolean
  readonly items: SmartApplyJob['job'][]
}

function show(items: SmartApplyJob[], ready: number, closest?: Closest) {
  const list: SmartApplyJobs = { items, ready, page: 1, pages: 1, total: items.length, totalCapped: false }
  const api = (async (key: string) => ({
    success: true,
    result: key.endsWith('/fitting-jobs') ? { scores: [], ...closest } : list,
  })) as unknown as Api
  renderFor(<FittingJobs />, { session: { status: 'member', user: userOf() }, api })
}

test('applications ready to check come first, each with pay, its filled fields and one button', async () => {
  show([itemOf('Miller', []), itemOf('Baker', ['Notice period', 'Licence']), itemOf('Sailor', null)], 1)
  const section = await screen.findByRole('region', { name: '1 application ready to check' })
  expect(within(section).getByText(/^Ready/).textContent).toBe('Ready, 2 optional left')
  expect(screen.getByText(/^Needs:/).textContent).toBe('Needs: Notice period and 1 more')
  expect(screen.getByText('9 of 11 answers')).toBeTruthy()
  expect(within(section).getByText(/€40,000/)).toBeTruthy()
  const buttons = screen.getAllByRole('link', { name: /^(Check|Answer|Copy answers)/ })
  expect(buttons.map((button) => button.textContent)).toEqual(['Check Miller', 'Answer Baker', 'Copy answers Sailor'])
  expect(screen.queryByRole('heading', { name: 'Nothing to check yet' })).toBeNull()
})

test('if no application is ready, the next step is to finish the first one that only lacks answers', async () => {
  show([itemOf('Baker', ['Notice period']), itemOf('Sailor', null)], 0)
  expect(await screen.findByText('Baker at Mill only lacks one answer.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Answer now' }).getAttribute('href')).toBe('/smart-apply?job=baker')
})

test('without any application on this site, the next step is to complete the usual answers', async () => {
  show([itemOf('Sailor', null)], 0)
  const link = await screen.findByRole('link', { name: 'Complete your answers' })
  expect(link.getAttribute('href')).toBe('/smart-apply/onboarding')
})

test('more than two jobs of a company are collapsed below the first', async () => {
  const atMill = ['Miller', 'Baker', 'Carter'].map((title) => itemOf(title, null, 'mill'))
  show([...atMill, itemOf('Sailor', null)], 0)
  const fold = (await screen.findByText('2 more at Mill')).closest('details')
  expect(within(fold as HTMLElement).getAllByRole('article', { hidden: true })).toHaveLength(2)
  expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(4)
})

test('if nothing fits well, the page says why and lists the closest jobs, and doesn’t ask for skills', async () => {
  show([], 0, { known: true, items: [itemOf('Miller', null).job] })
  const section = await screen.findByRole('region', { name: 'Nothing fits well today' })
  expect(within(section).getByRole('link', { name: 'Miller' }).getAttribute('href')).toBe('/jobs/miller')
  expect(screen.queryByText(/Add your skills/)).toBeNull()
})

test('for a story without skills and titles, the page links to where they are added', async () => {
  show([], 0, { known: false, items: [] })
  expect(await screen.findByText(/^Add your skills and jobs to your story/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit story' }).getAttribute('href')).toBe('/professional/edit')
})
