// @vitest-environment jsdom
import type { TeamRole } from '@rise/contract/companies/policy'
import type { CompanyToday } from '@rise/contract/companies/today/shapes'
import { cleanup, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { emptySlots } from '../company-slots.factory.ts'
import { OnboardingSteps } from '../onboarding/steps.tsx'
import { OverviewPage } from './overview-page.tsx'
import { TodayPage } from './today/today-page.tsx'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))

afterEach(cleanup)

const texts = { companyName: 'Mill', tagline: '', story: '', website: '' }
const lists = { links: [], industries: [], places: [], values: [], benefits: [] }
const desk = {
  ...{ _id: 'mill', slug: 'mill', version: 1, verifiedDomain: null, domain: null, news: [], gallery: [] },
  storyHtml: '',
  fields: { ...texts, ...lists, stage: null, size: null, teamSize: null, foundingYear: null },
}

const today: CompanyToday = {
  ...{ applicants: null, interviews: null, convos: null, replies: null },
  ...{ jobs: { open: 1, drafts: 0, ending: [] }, views: { week: 0, before: 0 } },
}

function open(page: ReactElement, role: TeamRole, photo: string | null = null): void {
  const api = (async (key: string) => {
    if (key.endsWith('/today')) return { success: true, result: today }
    if (key.endsWith('/desk')) return { success: true, result: { ...desk, role } }
    if (key.endsWith('/company-options')) {
      return { success: true, result: { industries: [], stages: [], sizes: [], teamSizes: [] } }
    }
    return { success: true, result: { domain: null, verifiedDomain: null, file: null, record: null } }
  }) as unknown as Api
  const user = userOf({ _id: 'mill', role: 'employer', slug: 'mill', photo })
  renderFor(page, { session: { status: 'member', user }, api })
}
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Your company' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a recruiter has no tabs for editing the page', async () => {
  open(<TodayPage slots={emptySlots} />, 'recruiter')
  expect(await screen.findByText(/you write jobs and hire/)).toBeDefined()
  expect(await tabs()).toEqual(['Today', 'Jobs', 'Team', 'Preview'])
  expect(screen.getByRole('link', { name: 'See your community' }).getAttribute('href')).toBe('/company/community')
})

test.each(['owner', 'editor'] as const)('an %s has all tabs', async (role) => {
  open(<TodayPage slots={emptySlots} />, role)
  expect(await tabs()).toEqual(['Today', 'Page', 'Blocks', 'Jobs', 'Portfolio', 'Team', 'Preview'])
})

test.each([
  ['the editor of the page', <OverviewPage key="editor" />],
  ['the onboarding', <OnboardingSteps key="steps" slots={emptySlots} />],
] as const)('a recruiter who opens %s reads who can edit the page and gets a link to the desk', async (_name, page) => {
  open(page, 'recruiter')
  expect(await screen.findByText('Only owners and editors can edit the page')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to your desk' }).getAttribute('href')).toBe('/company/mill/edit')
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

test('a logo counts as a section of the page', async () => {
  open(<TodayPage slots={emptySlots} />, 'owner')
  expect(await screen.findByText('0 of 12 sections complete')).toBeDefined()
  cleanup()
  open(<TodayPage slots={emptySlots} />, 'owner', '/pictures/mill/128.webp')
  expect(await screen.findByText('1 of 12 sections complete')).toBeDefined()
})
