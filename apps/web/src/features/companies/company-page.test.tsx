// @vitest-environment jsdom
import type { TeamRole } from '@rise/contract/companies/policy'
import { QueryClient } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { appContext } from '../../app/base/app-context.ts'
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

function open(session: Session, company: object = bareCompany, role: TeamRole = 'owner'): Promise<HTMLElement> {
  const api = (async (key: string) => {
    if (key === 'GET /api/v1/companies/{slug}/desk') return { success: true, result: { _id: 'mill', role } }
    if (key === 'GET /api/v1/companies/{slug}') return { success: true, result: company }
    return { success: true, result: key === 'GET /api/v1/jobs' ? { items: [], total: 0, page: 1, pages: 0 } : [] }
  }) as unknown as Api
  renderFor(<CompanyPage slots={emptySlots} />, { session, api })
  return screen.findByRole('heading', { level: 1 })
}
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

test('the team of an empty page gets links to fill it in and to import its jobs', async () => {
  await open(team)
  await screen.findByText('Complete your page')
  expect(linkTo('Start')).toBe('/company/onboarding')
  expect(linkTo('Add jobs')).toBe('/company/onboarding/job-posting')
})

test('a page that introduces the company gets no hint, and a guest gets a link to other jobs', async () => {
  await open(team, { ...bareCompany, tagline: 'Flour for the whole valley' })
  expect(linkTo('Start')).toBeUndefined()
  cleanup()
  await open({ status: 'guest' })
  expect(linkTo('Start')).toBeUndefined()
  expect(linkTo('See all jobs')).toBe('/jobs')
})

test('a recruiter gets no links to pages that need another role', async () => {
  await open(team, bareCompany, 'recruiter')
  expect((await screen.findByRole('link', { name: 'Go to your desk' })).getAttribute('href')).toBe('/company/mill/edit')
  expect(linkTo('Start')).toBeUndefined()
  expect(screen.queryByText(/careers page/)).toBeNull()
})

test('the team sees how many follow the company, with a link to them', async () => {
  await open(team, { ...bareCompany, followers: 3 })
  expect(linkTo('3 followers')).toBe('/company/community?list=followers')
})

test('a page begins with its cover; without one there is no band above the name', async () => {
  const band = () => document.querySelector('header')?.parentElement?.querySelector(':scope > picture img')
  await open(team)
  expect(band()).toBeNull()
  cleanup()
  const sources = [{ width: 640, url: '/pictures/1/640.webp', type: 'image/webp' }]
  const cover = { _id: '1', alt: '', width: 640, height: 160, sources }
  await open(team, { ...bareCompany, pictures: { logo: null, cover } })
  expect(band()?.getAttribute('src')).toBe('/pictures/1/640.webp')
})

test.each([true, false])(
  'a page without a team can be claimed, whether it was imported (%s) or not',
  async (imported) => {
    await open({ status: 'guest' }, { ...bareCompany, claimed: false, imported })
    expect(linkTo('Claim this page')).toBe('/company/onboarding/mill')
  },
)

test('a page with a team offers no claim', async () => {
  await open({ status: 'guest' })
  expect(linkTo('Claim this page')).toBeUndefined()
})

test('the loader loads the list of jobs that the page shows, so the server renders it, too', async () => {
  const requestedPages: unknown[] = []
  const api = (async (key: string, { query }: { query?: { page: unknown } }) => {
    if (key === 'GET /api/v1/jobs') requestedPages.push(query?.page)
    return {
      success: true,
      result: key === 'GET /api/v1/jobs' ? { items: [], total: 0, page: 1, pages: 0 } : bareCompany,
    }
  }) as unknown as Api
  const settings = { productName: 'Rise', publicUrl: '', staging: undefined, socialLinks: [], outbox: false }
  const app = { api, queryClient: new QueryClient(), settings, developer: false }
  const context = new RouterContextProvider(new Map([[appContext, app]]))
  const url = new URL('http://rise/company/mill')
  await companyLoader({ request: new Request(url), url, pattern: '', params: { profile: 'mill' }, context }, emptySlots)
  renderFor(<CompanyPage slots={emptySlots} />, { session: { status: 'guest' }, api })
  await screen.findByRole('heading', { level: 1 })
  // Text and number are two keys of the cache.
  expect(requestedPages).toEqual(['1', '1'])
})
