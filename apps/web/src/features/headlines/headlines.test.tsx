// @vitest-environment jsdom

import type { HeadlineCard as Card, Headline } from '@rise/contract/headlines/shapes'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import type { Session } from '../../app/session/session-store.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { headlineJsonLd } from './headline-json-ld.ts'
import { HeadlinePage } from './headline-page.tsx'
import { HeadlineView } from './headline-view.tsx'
import { HeadlinesPage } from './headlines-page.tsx'
import { StoryHeadlines } from './story-headlines.tsx'

afterEach(cleanup)

const author = { _id: 'ada', slug: 'ada', name: 'Ada', headline: null, photo: null }
const card = (changes: Partial<Card> = {}): Card => ({
  ...{
    _id: 'one',
    slug: 'one',
    title: 'How a lamp is read',
    summary: 'By counting.',
    cover: null,
    host: null,
    audience: 'everyone' as const,
  },
  ...{ minutes: 3, publishedAt: '2026-03-01T10:00:00.000Z', author, reactions: { counts: {}, own: null }, comments: 0 },
  ...changes,
})
const headline = (changes: Partial<Headline> = {}): Headline => ({
  ...card(),
  ...{ body: '<p>By counting.</p>', link: null, updatedAt: '2026-03-02T10:00:00.000Z', more: [], noindex: false },
  ...{ locked: null, hidden: false },
  ...changes,
})
const link = {
  ...{ url: 'https://www.lamps.example/read', title: 'Lamps', description: 'On lamps.', siteName: 'Lamp news' },
  picture: null,
}
const creator: Session = { status: 'member', user: userOf({ _id: 'ada', slug: 'ada', paidPlan: 'Creator' }) }
const hrefOf = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href')

describe('a headline that shares a link', () => {
  test('shows its author’s comment and a nofollow link to the page', () => {
    renderFor(<HeadlineView shown={headline({ link, summary: 'Worth it.', body: '' })} facts="" />)
    expect(screen.getByText('Worth it.')).toBeTruthy()
    expect(screen.getByText('On lamps.')).toBeTruthy()
    expect(screen.getByText('lamps.example').parentElement?.textContent).toBe('Lamp news lamps.example')
    expect(screen.getByRole('link', { name: 'Lamps' }).getAttribute('rel')).toBe('noopener nofollow ugc')
  })

  test('doesn’t repeat the page’s description if it equals the comment', () => {
    renderFor(<HeadlineView shown={headline({ link, summary: 'On lamps.', body: '' })} facts="" />)
    expect(screen.getAllByText('On lamps.')).toHaveLength(1)
  })
})

describe('the structured data of a headline', () => {
  test('describes an article as news by its author, with the time of the last edit', () => {
    expect(headlineJsonLd(headline(), 'https://rise.test', 'Rise')).toMatchObject({
      '@type': 'NewsArticle',
      headline: 'How a lamp is read',
      image: 'https://rise.test/headlines/one.png',
      dateModified: '2026-03-02T10:00:00.000Z',
      timeRequired: 'PT3M',
      author: { '@type': 'Person', url: 'https://rise.test/professional/ada' },
    })
  })

  test('describes a link as an article that cites the page', () => {
    expect(headlineJsonLd(headline({ link, minutes: null }), 'https://rise.test', 'Rise')).toMatchObject({
      '@type': 'Article',
      citation: { url: link.url, name: 'Lamps' },
    })
  })
})

describe('the headlines on a story', () => {
  test('link to all headlines if there are more', () => {
    renderFor(<StoryHeadlines story={{ slug: 'ada', headlines: { newest: [card()], total: 4 } }} own={false} />)
    expect(hrefOf('All 4 headlines')).toBe('/headlines?author=ada')
    expect(hrefOf('Create a headline')).toBeUndefined()
  })

  test('are hidden from others if there are none, and invite a creator to write', () => {
    renderFor(<StoryHeadlines story={{ slug: 'ada', headlines: { newest: [], total: 0 } }} own={false} />, {
      session: creator,
    })
    expect(screen.queryByRole('heading')).toBeNull()
    cleanup()
    renderFor(<StoryHeadlines story={{ slug: 'ada', headlines: { newest: [], total: 0 } }} own />, { session: creator })
    expect(hrefOf('Create a headline')).toBe('/headlines/create')
    cleanup()
    renderFor(<StoryHeadlines story={{ slug: 'ada', headlines: { newest: [], total: 0 } }} own />, {
      session: { status: 'member', user: userOf({ _id: 'ada', slug: 'ada' }) },
    })
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('the list of headlines', () => {
  const emptyList = { items: [], page: 1, pages: 1, total: 0, totalCapped: false, author: null }
  const apiOf = (result: object) =>
    (async () => ({ success: true, result: { ...emptyList, ...result } })) as unknown as Api

  test('shows an empty state, and a separate one for an author without headlines', async () => {
    renderFor(<HeadlinesPage />, { path: '/headlines', api: apiOf({}) })
    await screen.findByRole('heading', { name: 'No headlines yet' })
    cleanup()
    renderFor(<HeadlinesPage />, { path: '/headlines?author=ada', api: apiOf({ author }) })
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Headlines by Ada')
    expect(hrefOf('See all headlines')).toBe('/headlines')
  })

  test('starts with pictures side by side, and lists the headlines with the most reactions', async () => {
    const cover = { _id: 'c', alt: '', width: 480, height: 320, sources: [] }
    const titles = ['Lead', 'Plain', 'First picture', 'Second picture', 'Last']
    const items = titles.map((title, index) =>
      card({
        ...{ _id: title, slug: title, title, cover: title.includes('picture') ? cover : null },
        reactions: { counts: { love: index + 1 }, own: null },
      }),
    )
    renderFor(<HeadlinesPage />, { path: '/headlines', api: apiOf({ items, total: 5 }) })
    await screen.findByRole('heading', { name: 'Lead' })
    const inOrder = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(inOrder).toEqual(['Lead', 'First picture', 'Second picture', 'Plain', 'Last', 'Most reactions'])
    const mostReacted = within(screen.getByRole('complementary', { name: 'Most reactions' })).getAllByRole('link')
    expect(mostReacted.map(({ textContent }) => textContent)).toEqual([...titles].reverse())
  })

  test('invites a creator to write, other members to see the plans, and a guest to join', async () => {
    const apiWithOneItem = apiOf({ items: [card({ host: 'lamps.example', minutes: null })], total: 1 })
    renderFor(<HeadlinesPage />, { path: '/headlines', api: apiWithOneItem, session: creator })
    await screen.findByText(/lamps\.example/)
    expect(hrefOf('Create a headline')).toBe('/headlines/create')
    cleanup()
    renderFor(<HeadlinesPage />, {
      path: '/headlines',
      api: apiWithOneItem,
      session: { status: 'member', user: userOf() },
    })
    await screen.findByText(/lamps\.example/)
    expect(hrefOf('See plans')).toBe('/purchase')
    cleanup()
    renderFor(<HeadlinesPage />, { path: '/headlines', api: apiWithOneItem })
    await screen.findByText(/lamps\.example/)
    expect(hrefOf('Join Rise')).toContain('mode=signup')
  })
})

describe('the end of a headline', () => {
  test('offers to follow the author, and lists the author’s other headlines below the comments', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe() {}
        disconnect() {}
      },
    )
    const others = ['Next', 'After that'].map((title) => card({ _id: title, slug: title, title }))
    const api = (async (key: string) => ({
      success: true,
      result: key === 'GET /api/v1/headlines/{slug}' ? headline({ more: others }) : [],
    })) as unknown as Api
    renderFor(<HeadlinePage />, { api })
    const end = await screen.findByRole('complementary', { name: 'Author' })
    expect(within(end).getByRole('button', { name: 'Follow Ada' })).toBeTruthy()
    const more = screen.getByRole('region', { name: 'More by Ada' })
    expect(
      within(more)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Next', 'After that'])
    vi.unstubAllGlobals()
  })
})
