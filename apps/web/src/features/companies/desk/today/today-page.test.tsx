// @vitest-environment jsdom
import type { TeamRole } from '@rise/contract/companies/policy'
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../../app/base/api.ts'
import { renderFor, userOf } from '../../../../app/visitor.factory.tsx'
import { emptySlots } from '../../company-slots.factory.ts'
import { TodayPage } from './today-page.tsx'

afterEach(cleanup)

const quietToday: CompanyToday = {
  applicants: { total: 0, items: [], waiting: null, week: { week: 5, before: 3 } },
  interviews: [],
  jobs: { open: 2, drafts: 1, ending: [] },
  convos: { total: 0, items: [], requests: 0 },
  views: { week: 40, before: 52 },
  replies: { applications: 20, percent: 85, medianDays: 2 },
}
const fields = {
  ...{ companyName: 'Mill', tagline: '', story: '', website: '', links: [], industries: [], places: [], values: [] },
  ...{ benefits: [], stage: null, size: null, teamSize: null, foundingYear: null },
}

function open(today: CompanyToday, role: TeamRole = 'owner', change: object = {}): void {
  const api = (async (key: string) => {
    if (key.endsWith('/today')) return { success: true, result: today }
    if (!key.endsWith('/desk')) return { success: true, result: { domain: null, verifiedDomain: null } }
    const page = { _id: 'mill', slug: 'mill', version: 1, verifiedDomain: null, domain: null, news: [], gallery: [] }
    return { success: true, result: { ...page, storyHtml: '', fields: { ...fields, ...change }, role } }
  }) as unknown as Api
  const user = userOf({ _id: 'mill', role: 'employer', slug: 'mill' })
  renderFor(<TodayPage slots={emptySlots} />, { session: { status: 'member', user }, api })
}

test('a team sees its public reply rate, and this week’s figures next to last week’s', async () => {
  open(quietToday)
  expect(await screen.findByText('“Answers 17 of 20 applicants, usually within 2 days”')).toBeDefined()
  expect(screen.getByText('12 fewer than before')).toBeDefined()
  expect(screen.getByText('2 more than before')).toBeDefined()
  expect(screen.getByText('You’re all caught up')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Post a job' }).getAttribute('href')).toBe('/company/jobs/create')
})

test('a new company sees its first steps, and those already done are marked', async () => {
  open({ ...quietToday, jobs: { open: 0, drafts: 0, ending: [] } }, 'owner', { tagline: 'Flour', story: 'We mill.' })
  const steps = within(await screen.findByRole('region', { name: /^Welcome/ })).getAllByRole('listitem')
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Say who you are: done',
    'Post your first job',
    'Verify your domain',
  ])
  expect(screen.queryByText('You’re all caught up')).toBeNull()
})

test('a recruiter of a new company gets the one step that they can take', async () => {
  open({ ...quietToday, jobs: { open: 0, drafts: 0, ending: [] } }, 'recruiter')
  const steps = within(await screen.findByRole('region', { name: /^Welcome/ })).getAllByRole('listitem')
  expect(steps).toHaveLength(1)
})

test('an editor does not see the number of applicants', async () => {
  open({ ...quietToday, applicants: null, interviews: null, convos: null }, 'editor')
  expect(await screen.findByText('Job views')).toBeDefined()
  expect(screen.queryByText('Applicants')).toBeNull()
})

test('one press opens the form for news', async () => {
  open(quietToday)
  expect(screen.queryByRole('textbox', { name: 'News' })).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Write news' }))
  expect(screen.getByRole('textbox', { name: 'News' })).toBeDefined()
})
