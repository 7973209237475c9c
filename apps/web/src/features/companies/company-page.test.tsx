// @vitest-environment jsdom

import type { TeamRole } from '@rise/contract/companies/policy'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { appContext } from '../../app/base/app-context.ts'
import { pageSettings } from '../../app/base/page-settings.factory.ts'
import type { Session } from '../../app/session/session-store.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { CompanyPage } from './company-page.tsx'
import { emptySlots } from './company-slots.factory.ts'
import { companyLoader } from './loaders.ts'

afterEach(cleanup)

const lists = {
  gallery: [],
  links: [],
  industries: [],
  places: [],
  values: [],
  benefits: [],
  badges: [],
  news: [],
  people: [],
}
const emptyFields = { tagline: null, storyHtml: null, website: null, sector: null, stage: null, size: null }
const bareCompany = {
  ...{
    _id: 'mill',
    slug: 'mill',
    companyName: 'Mill',
    imported: false,
    claimed: true,
    verifiedDomain: null,
    foundingYear: null,
  },
  ...{
    ...lists,
    ...emptyFields,
    teamSize: 'No info',
    followers: 0,
    peopleTotal: 0,
    pictures: { logo: null, cover: null },
  },
}
const team: Session = { status: 'member', user: userOf({ _id: 'mill', role: 'employer', slug: 'mill' }) }

const noJobs = { items: [], total: 0, page: 1, pages: 0 }
const slots = {
  ...emptySlots,
  JobCards: ({ jobs }: { jobs: readonly { _id: string }[] }) =>
    jobs.map(({ _id }) => <i key={_id} data-testid="job" />),
}

function open(
  session: Session,
  company: object = bareCompany,
  role: TeamRole = 'owner',
  jobs: object = noJobs,
): Promise<HTMLElement> {
  const api = (async (key: string) => {
    if (key === 'GET /api/v1/companies/{slug}/desk') return { success: true, result: { _id: 'mill', role } }
    if (key === 'GET /api/v1/companies/{slug}') return { success: true, result: company }
    return { success: true, result: key === 'GET /api/v1/jobs' ? jobs : [] }
  }) as unknown as Api
  renderFor(<CompanyPage slots={slots} />, { session, api })
  return screen.findByRole('heading', { level: 1 })
}
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('the team of an empty page gets links to fill it in and to import its jobs', async () => {
  await open(team)
  const complete = await screen.findByRole('link', { name: 'Complete your page' })
  expect(complete.getAttribute('href')).toBe('/company/onboarding')
  expect(linkTo('Add jobs')).toBe('/company/onboarding/job-posting')
})

test('the team of a page with content can edit it, and a guest gets a link to other jobs', async () => {
  await open(team, { ...bareCompany, tagline: 'Flour for the whole valley' })
  expect((await screen.findByRole('link', { name: 'Edit page' })).getAttribute('href')).toBe('/company/mill/edit')
  expect(linkTo('Complete your page')).toBeUndefined()
  cleanup()
  await open({ status: 'guest' })
  expect(linkTo('Complete your page')).toBeUndefined()
  expect(linkTo('See all jobs')).toBe('/jobs')
})

test('a recruiter gets no links to pages that need another role', async () => {
  await open(team, bareCompany, 'recruiter')
  expect((await screen.findByRole('link', { name: 'Go to your desk' })).getAttribute('href')).toBe('/company/mill/edit')
  expect(linkTo('Complete your page')).toBeUndefined()
  expect(screen.queryByText(/careers page/)).toBeNull()
})

test('the team sees the number of followers, with a link to them', async () => {
  await open(team, { ...bareCompany, followers: 3 })
  expect(linkTo('3 followers')).toBe('/company/community?list=followers')
})

test('a page begins with its cover picture, if it has one', async () => {
  const band = () => document.querySelector('header')?.parentElement?.querySelector(':scope > picture img')
  await open(team)
  expect(band()).toBeNull()
  cleanup()
  const sources = [{ width: 640, url: '/pictures/1/640.webp', type: 'image/webp' }]
  const cover = { _id: '1', alt: '', width: 640, height: 160, sources }
  await open(team, { ...bareCompany, pictures: { logo: null, cover } })
  expect(band()?.getAttribute('src')).toBe('/pictures/1/640.webp')
})

test('next to the facts, the first jobs are listed, with one link to all of them', async () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ _id: id }))
  await open({ status: 'guest' }, bareCompany, 'owner', { items, total: 53, page: 1, pages: 3 })
  expect(screen.getAllByTestId('job')).toHaveLength(5)
  expect(linkTo('See all 53 jobs')).toBe('/jobs?company=mill')
  expect(screen.queryByRole('navigation', { name: /page/i })).toBeNull()
})

test('below a story and pictures, all jobs of the page are in one list', async () => {
  const items = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ _id: id }))
  const picture = { _id: '1', alt: '', width: 640, height: 160, sources: [] }
  await open({ status: 'guest' }, { ...bareCompany, storyHtml: '<p>Flour.</p>', gallery: [picture] }, 'owner', {
    ...{ items, total: 6, page: 1, pages: 1 },
  })
  expect(screen.getAllByTestId('job')).toHaveLength(6)
  expect(linkTo('See all 6 jobs')).toBeUndefined()
})

test('the tagline is directly below the name, and the facts follow in one line', async () => {
  const replies = { applications: 10, percent: 90, medianDays: 2 }
  await open(
    { status: 'guest' },
    { ...bareCompany, tagline: 'Flour for the valley', teamSize: '1001-5000', replies, verifiedDomain: 'mill.example' },
  )
  expect(screen.getByRole('banner').textContent).toMatch(
    /^MMillFlour for the valleyAnswers 9 of 10 applicants, usually within 2\u00a0days1,001–5,000 peopleVerified: mill.example/,
  )
})

test.each([true, false])('a page without a team can be claimed (imported: %s)', async (imported) => {
  await open({ status: 'guest' }, { ...bareCompany, claimed: false, imported })
  expect(linkTo('Claim this page')).toBe('/company/onboarding/mill')
})

test('a page with a team offers no claim', async () => {
  await open({ status: 'guest' })
  expect(linkTo('Claim this page')).toBeUndefined()
})

test('the loader loads the list of jobs that the page shows, so that the server can render the list', async () => {
  const requestedPages: unknown[] = []
  const api = (async (key: string, { query }: { query?: { page: unknown } }) => {
    if (key === 'GET /api/v1/jobs') requestedPages.push(query?.page)
    return {
      success: true,
      result: key === 'GET /api/v1/jobs' ? { items: [], total: 0, page: 1, pages: 0 } : bareCompany,
    }
  }) as unknown as Api
  const app = { api, queryClient: new QueryClient(), settings: pageSettings, developer: false }
  const context = new RouterContextProvider(new Map([[appContext, app]]))
  const url = new URL('http://rise/company/mill')
  await companyLoader({ request: new Request(url), url, pattern: '', params: { profile: 'mill' }, context }, emptySlots)
  renderFor(<CompanyPage slots={slots} />, { session: { status: 'guest' }, api })
  await screen.findByRole('heading', { level: 1 })
  // The page number must be a text in both calls, because a number would be another key of the cache.
  expect(requestedPages).toEqual(['1', '1'])
})
