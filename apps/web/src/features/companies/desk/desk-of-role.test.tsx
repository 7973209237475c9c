// @vitest-environment jsdom
import type { TeamRole } from '@rise/contract/companies/policy'
import { cleanup, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { emptySlots } from '../company-slots.factory.ts'
import { OnboardingSteps } from '../onboarding/steps.tsx'
import { DeskPage } from './desk-page.tsx'
import { OverviewPage } from './overview-page.tsx'

afterEach(cleanup)

const texts = { companyName: 'Mill', tagline: '', story: '', website: '' }
const lists = { links: [], industries: [], places: [], values: [], benefits: [] }
const desk = {
  ...{ _id: 'mill', slug: 'mill', version: 1, verifiedDomain: null, domain: null, news: [], gallery: [] },
  storyHtml: '',
  fields: { ...texts, ...lists, stage: null, size: null, teamSize: null, foundingYear: null },
}

function open(page: ReactElement, role: TeamRole, photo: string | null = null): void {
  const api = (async (key: string) => {
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
  open(<DeskPage slots={emptySlots} />, 'recruiter')
  expect(await screen.findByText(/you write jobs and hire\. You see applicants/)).toBeDefined()
  expect(await tabs()).toEqual(['Desk', 'Jobs', 'Team', 'Preview'])
  expect(screen.getByRole('link', { name: 'See your community' }).getAttribute('href')).toBe('/company/community')
})

test.each(['owner', 'editor'] as const)('an %s has all tabs', async (role) => {
  open(<DeskPage slots={emptySlots} />, role)
  expect(await tabs()).toEqual(['Desk', 'Page', 'Blocks', 'Jobs', 'Portfolio', 'Team', 'Preview'])
})

test.each([
  ['the editor', <OverviewPage key="editor" />],
  ['the steps of the beginning', <OnboardingSteps key="steps" slots={emptySlots} />],
] as const)('a recruiter who opens %s reads who can edit the page and gets a link to the desk', async (_name, page) => {
  open(page, 'recruiter')
  expect(await screen.findByText('Only owners and editors can edit the page')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Go to your desk' }).getAttribute('href')).toBe('/company/mill/edit')
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull()
})

test('a logo counts as a section of the page', async () => {
  open(<DeskPage slots={emptySlots} />, 'owner')
  expect(await screen.findByText('0 of 12 sections complete')).toBeDefined()
  cleanup()
  open(<DeskPage slots={emptySlots} />, 'owner', '/pictures/mill/128.webp')
  expect(await screen.findByText('1 of 12 sections complete')).toBeDefined()
})
