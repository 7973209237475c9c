// @vitest-environment jsdom
import type { Badges } from '@rise/contract/badges/endpoints'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import type { Session } from '../../app/session/session-store.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { CompanyBadgesPage, ProfessionalBadgesPage } from './badges-page.tsx'
import { CompanyBadges, StoryBadges } from './badges-section.tsx'

afterEach(cleanup)

const badge = (name: string, group = 'Story') => ({
  ...{ slug: name.toLowerCase(), name, group, description: `For ${name}.` },
  earnedAt: '2026-03-01T10:00:00.000Z',
})
const badgesOf = (changes: Partial<Badges> = {}): Badges => ({
  ...{ _id: 'ada', slug: 'ada', name: 'Ada', earned: [], noindex: false },
  ...changes,
})
const nine = Array.from({ length: 9 }, (_, index) => badge(`Badge${index}`))
const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

describe('the badges section', () => {
  test('shows one row of the newest badges and links to all', () => {
    renderFor(<StoryBadges story={{ slug: 'ada', badges: nine }} />)
    const section = within(screen.getByRole('region', { name: 'Badges' }))
    expect(section.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      nine.slice(0, 3).map(({ name }) => name),
    )
    expect(linkTo('All 9 badges')).toBe('/professional/ada/badges')
  })

  test('uses the singular for one badge', () => {
    renderFor(<CompanyBadges company={{ slug: 'ada', badges: nine.slice(0, 1) }} />)
    expect(linkTo('About this badge')).toBe('/company/ada/badges')
  })

  test('is hidden without badges', () => {
    renderFor(<StoryBadges story={{ slug: 'ada', badges: [] }} />)
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('the badges page', () => {
  const toEarn = [
    {
      ...badge('Gallery'),
      beginsAt: { label: 'Write a case', path: '/professional/portfolio' },
      progress: { have: 3, need: 5 },
    },
    { ...badge('Open-Book'), progress: { have: 92, need: 100, unit: 'percent' as const } },
    badge('Anniversary', 'Joining'),
  ]
  const member: Session = { status: 'member', user: userOf({ _id: 'ada', slug: 'ada' }) }
  async function open(badges: Badges, session: Session = { status: 'guest' }, Page = ProfessionalBadgesPage) {
    renderFor(<Page />, { session, api: (async () => ({ success: true, result: badges })) as unknown as Api })
    return (await screen.findByRole('heading', { level: 1 })).textContent
  }

  test('shows earned badges in the order of the reply, with their purpose and the time they were earned', async () => {
    const title = await open(badgesOf({ earned: [badge('Gallery'), badge('Light', 'Joining'), badge('Book')] }))
    expect(title).toBe('Ada’s badges')
    const earnedSection = within(screen.getByRole('region', { name: 'Earned' }))
    expect(earnedSection.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Gallery',
      'Light',
      'Book',
    ])
    expect(screen.getByText('For Light.')).toBeTruthy()
    expect(earnedSection.getAllByText(/^Earned/, { selector: 'p' })[0]?.querySelector('time')?.dateTime).toBe(
      '2026-03-01T10:00:00.000Z',
    )
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(document.querySelector('meta[name=robots]')).toBeNull()
  })

  test('shows the owner the badges still to earn, the progress, and where to continue', async () => {
    expect(await open(badgesOf({ earned: [badge('Light', 'Joining')], toEarn }), member)).toBe('Your badges')
    const bars = screen.getAllByRole('progressbar')
    expect(bars.map((bar) => [bar.ariaLabel, bar.getAttribute('aria-valuetext')])).toEqual([
      ['Progress towards Gallery', '3 of 5'],
      ['Progress towards Open book', '92 %'],
    ])
    expect(linkTo('Write a case')).toBe('/professional/portfolio')
  })

  test('shows a friendly message and is not indexed by search engines if there are no badges', async () => {
    expect(await open(badgesOf())).toBe('Ada’s badges')
    expect(screen.getByText('Ada hasn’t earned any yet.')).toBeTruthy()
    expect(linkTo('View story')).toBe('/professional/ada')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    cleanup()
    const companyBadges = badgesOf({ toEarn: [badge('Real-Deal', 'Company')] })
    expect(await open(companyBadges, member, CompanyBadgesPage)).toBe('Ada’s badges')
    expect(screen.getByText('Your first badge is close')).toBeTruthy()
    expect(screen.getByText('Only your team sees these.')).toBeTruthy()
    expect(screen.getAllByRole('link', { name: 'Go to your desk' })[0]?.getAttribute('href')).toBe('/company/ada/edit')
  })
})
