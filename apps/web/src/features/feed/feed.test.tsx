// @vitest-environment jsdom
import type { PostCard as Card, FeedCursorPage, FeedPicks, Post } from '@rise/contract/feed/shapes'
import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { ApiError } from '../../app/base/api.ts'
import type { Session } from '../../app/session/session-store.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { deedWords } from '../connections/deed-words.factory.ts'
import { FeedList } from './feed-list.tsx'
import { FeedPage } from './feed-page.tsx'
import { postJsonLd } from './post-json-ld.ts'
import { PostPage } from './post-page.tsx'
import { feedHref, feedViewOf } from './posts/feed-address.ts'
import { PostCard } from './posts/post-card.tsx'
import { feedQuery, prefetchFeed } from './posts/queries.ts'

afterEach(cleanup)

const author = {
  ...{ _id: 'ada', role: 'professional' as const, slug: 'ada', firstName: 'Ada', lastName: 'Brook', companyName: null },
  ...{ photo: null, headline: null, isFollowing: false },
}
const card = (changes: Partial<Card> = {}): Card => ({
  ...{ _id: 'one', kind: 'post', author, audience: 'everyone', excerpt: 'By counting.', body: '<p>By counting.</p>' },
  ...{ tags: [], publishedAt: '2026-03-01T10:00:00.000Z', editedAt: null, reactions: { counts: {}, own: null } },
  ...{ comments: 0, poll: null, link: null, saved: false, hidden: false },
  ...changes,
})
const feedOfOnePage = (changes: Partial<FeedCursorPage> = {}): FeedCursorPage => ({
  ...{ items: [], next: null, tab: 'for-you', forYou: true, readAt: '2026-03-01T10:00:00.000Z', since: null },
  newFrom: '2026-02-28T10:00:00.000Z',
  ...changes,
})
const post = (changes: Partial<Post> = {}): Post => ({
  ...card(),
  ...{ body: '<p>By counting.</p>', version: 1, noindex: false },
  ...changes,
})
const picks: FeedPicks = { jobs: [], questions: [], events: [], news: [], follows: true }
const memberOf = (changes: object = {}): Session => ({ status: 'member', user: userOf(changes) })
const apiOf = (answer: (key: string) => unknown) =>
  (async (key: string) => ({ success: true, result: answer(key) })) as unknown as Api

class AlwaysIntersecting {
  readonly near: (entries: object[]) => void
  constructor(near: (entries: object[]) => void) {
    this.near = near
  }
  observe = () => this.near([{ isIntersecting: true }])
  disconnect = () => undefined
}

test('the address contains the tab and the hashtag, and an unknown tab counts as the default tab', () => {
  expect(feedViewOf(new URLSearchParams('tab=following&tag=Salary'))).toEqual({ tab: 'following', tag: 'salary' })
  expect(feedViewOf(new URLSearchParams('tab=loudest'))).toEqual({ tab: undefined, tag: undefined })
  expect(feedHref({ tab: undefined, tag: undefined })).toBe('/feed')
  expect(feedHref({ tab: 'following', tag: 'c++' })).toBe('/feed?tab=following&tag=c%2B%2B')
})

test('the address’s posts, the first steps and the picks are requested once, before the page is rendered', async () => {
  window.history.replaceState(null, '', '/feed?tab=newest')
  const queryClient = new QueryClient()
  const requests: string[] = []
  const api = apiOf((key) => {
    requests.push(key)
    return feedOfOnePage({ tab: 'newest' })
  })
  await prefetchFeed(api, queryClient)
  const query = feedQuery(api, queryClient, { tab: 'newest', tag: undefined })
  await queryClient.ensureInfiniteQueryData(query)
  expect(queryClient.getQueryData(query.queryKey)?.pages).toEqual([feedOfOnePage({ tab: 'newest' })])
  expect(requests).toEqual(['GET /api/v1/posts', 'GET /api/v1/feed/welcome', 'GET /api/v1/feed/picks'])
})

describe('a post in the feed', () => {
  test('has Edit and Delete in its menu for its author only', async () => {
    renderFor(<PostCard post={card({ kind: 'win' })} />, { session: memberOf({ _id: 'ada' }) })
    fireEvent.click(screen.getByRole('button', { name: 'More about your win' }))
    expect((await screen.findByRole('menuitem', { name: 'Edit win' })).getAttribute('href')).toBe('/feed/one?edit')
    expect(screen.getByRole('menuitem', { name: 'Delete win' })).toBeTruthy()
    cleanup()
    renderFor(<PostCard post={card({ kind: 'win' })} />, { session: memberOf() })
    expect(screen.getByRole('article', { name: 'Win by Ada Brook' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'More about your win' })).toBeNull()
  })

  test('has the number of its comments next to the icon, but no zero', () => {
    renderFor(<PostCard post={card({ comments: 1_200 })} />, { session: memberOf() })
    expect(screen.getByRole('link', { name: 'Comments on the post by Ada Brook, 1200' }).textContent).toBe('1,200')
    cleanup()
    renderFor(<PostCard post={card()} />, { session: memberOf() })
    expect(screen.getByRole('link', { name: 'Comment on the post by Ada Brook' }).textContent).toBe('')
  })

  test('links each hashtag to the posts that have it, except within links and attributes', () => {
    const body = '<p>More #On-Call &amp; <a href="https://x.example/">of #this</a> <img alt="#that" src="/a"></p>'
    renderFor(<PostCard post={card({ body })} />, { session: memberOf() })
    expect(screen.getByRole('link', { name: '#On-Call' }).getAttribute('href')).toBe('/feed?tag=on-call')
    expect(screen.getByRole('link', { name: 'of #this' })).toBeTruthy()
    expect(screen.getByRole('img').getAttribute('alt')).toBe('#that')
  })

  test('shows only its first lines if it is long, with a link to the rest', () => {
    renderFor(<PostCard post={card({ body: null })} />, { session: memberOf() })
    expect(screen.getByText('By counting.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read more of the post by Ada Brook' }).getAttribute('href')).toBe(
      '/feed/one',
    )
  })
})

describe('the feed', () => {
  const answers: Readonly<Record<string, unknown>> = {
    'GET /api/v1/posts/newer': { count: 0 },
    'GET /api/v1/feed/welcome': { steps: [], hello: null },
    'GET /api/v1/feed/picks': picks,
  }
  const feedOf = (changes: Partial<FeedCursorPage> = {}, more: typeof answers = {}) =>
    apiOf((key) => ({ ...answers, 'GET /api/v1/posts': feedOfOnePage(changes), ...more })[key] ?? [])
  const emptyFeed = feedOf()

  test('offers the composer to members, but not to admins or without a confirmed email', async () => {
    const composerButton = () => screen.queryByRole('button', { name: 'Write a post' })
    for (const [session, isOffered] of [
      [memberOf(), true],
      [memberOf({ standing: 'pending' }), false],
      [memberOf({ role: 'admin' }), false],
    ] as const) {
      renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed', session, api: emptyFeed })
      expect(await screen.findByText('No posts yet')).toBeTruthy()
      expect(composerButton() !== null).toBe(isOffered)
      cleanup()
    }
  })

  test('explains the empty list of followed members, and suggests the first step', async () => {
    renderFor(<FeedPage deedWords={deedWords} />, {
      path: '/feed?tab=following',
      session: memberOf(),
      api: feedOf({ tab: 'following' }),
    })
    expect((await screen.findByRole('link', { name: 'Find people' })).getAttribute('href')).toBe('/professionals')
  })

  test('shows the reason for each post of For you, with the activity of followed members in between', async () => {
    const answerDeed = {
      did: 'answered' as const,
      followed: [],
      thing: { title: 'Why?', path: '/real-talk/why' },
      times: 3,
    }
    const deed = { type: 'deed' as const, _id: 'deed', member: author, ...answerDeed, at: '2026-03-01T09:00:00.000Z' }
    const items = [{ type: 'post' as const, ...card(), why: 'Popular today' }, deed]
    renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed', session: memberOf(), api: feedOf({ items }) })
    expect(await screen.findByText('Popular today')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Why?' }).closest('p')?.textContent).toContain('answered Why? and 2 others')
  })

  test('starts with the newest posts when For you is off, and offers to turn it on again', async () => {
    const api = feedOf({ tab: 'newest', forYou: false })
    renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed', session: memberOf(), api })
    expect(await screen.findByRole('button', { name: 'Show For you' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'For you' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Newest' }).getAttribute('aria-current')).toBe('true')
  })

  test('loads more near its end only once the previous posts are rendered', async () => {
    vi.stubGlobal('IntersectionObserver', AlwaysIntersecting)
    const renderedCounts: number[] = []
    const api = (async (key: string, { query }: { query?: { before?: string } } = {}) => {
      if (key !== 'GET /api/v1/posts') return { success: true, result: answers[key] ?? [] }
      renderedCounts.push(screen.queryAllByRole('article').length)
      const page = Number(query?.before ?? 0)
      const items = [1, 2, 3].map((n) => ({ type: 'post' as const, ...card({ _id: `${page} ${n}` }), why: null }))
      return {
        success: true,
        result: feedOfOnePage({ tab: 'newest', items, next: page < 4 ? String(page + 1) : null }),
      }
    }) as unknown as Api
    try {
      renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed?tab=newest', session: memberOf(), api })
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(15))
      expect(renderedCounts).toEqual([0, 3, 6, 9, 12])
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('loads more near its end even if the first steps arrive after the posts', async () => {
    vi.stubGlobal('IntersectionObserver', AlwaysIntersecting)
    const welcome = Promise.withResolvers<unknown>()
    const api = (async (key: string, { query }: { query?: { before?: string } } = {}) => {
      if (key === 'GET /api/v1/feed/welcome') return { success: true, result: await welcome.promise }
      if (key !== 'GET /api/v1/posts') return { success: true, result: answers[key] ?? [] }
      const _id = query?.before ?? 'first'
      const items = [{ type: 'post' as const, ...card({ _id }), why: null }]
      return { success: true, result: feedOfOnePage({ tab: 'newest', items, next: _id === 'first' ? 'second' : null }) }
    }) as unknown as Api
    try {
      renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed?tab=newest', session: memberOf(), api })
      // Renders the posts behind the skeleton.
      expect(await screen.findByText('Loading posts')).toBeTruthy()
      await act(async () => undefined)
      welcome.resolve(answers['GET /api/v1/feed/welcome'])
      await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    } finally {
      vi.unstubAllGlobals()
    }
  })

  test('shows the number of newer posts, and focuses the list once they are inserted', async () => {
    const focusTargets: (string | null)[] = []
    Element.prototype.scrollIntoView = () => {
      focusTargets.push(screen.getAllByRole('article')[0]?.getAttribute('aria-label') ?? null)
    }
    const queries: unknown[] = []
    const api = (async (key: string, input: { query?: object }) => {
      if (key === 'GET /api/v1/posts') queries.push(input.query)
      const isNewer = queries.length > 1
      const posts = feedOfOnePage({
        tab: 'newest',
        ...(isNewer && { items: [{ type: 'post', ...card(), why: null }] }),
      })
      const results: Record<string, unknown> = {
        ...answers,
        'GET /api/v1/posts': { ...posts, readAt: isNewer ? '2026-03-01T11:00:00.000Z' : posts.readAt },
        'GET /api/v1/posts/newer': { count: isNewer ? 0 : 21 },
      }
      return { success: true, result: results[key] ?? [] }
    }) as unknown as Api
    renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed?tab=newest', session: memberOf(), api })
    fireEvent.click(await screen.findByRole('button', { name: '20+ new posts' }))
    expect(await screen.findByRole('article', { name: 'Post by Ada Brook' })).toBeTruthy()
    expect(queries[1]).toEqual({ tab: 'newest', since: '2026-03-01T10:00:00.000Z' })
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Posts' }))
    expect(focusTargets).toEqual(['Post by Ada Brook'])
    expect(screen.queryByRole('button', { name: /new post/ })).toBeNull()
  })

  test('ends after the new posts with news and a question, and shows earlier posts on request', async () => {
    const items = [
      { type: 'post' as const, ...card({ _id: 'new' }), why: null },
      {
        type: 'post' as const,
        ...card({ _id: 'old', kind: 'win', publishedAt: '2026-02-01T10:00:00.000Z' }),
        why: null,
      },
    ]
    const question = { _id: 'q', slug: 'why', text: 'Why do lamps hum?', author, answers: 1 }
    const news = [{ did: 'answered' as const, people: 3, companies: 0, members: [author] }]
    const api = feedOf({ items }, { 'GET /api/v1/feed/picks': { ...picks, questions: [question], news } })
    renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed', session: memberOf(), api })
    const ending = await screen.findByRole('region', { name: 'That’s all since yesterday.' })
    expect(await within(ending).findByText('3 people you follow answered a question.')).toBeTruthy()
    expect(within(ending).getByRole('link', { name: 'Why do lamps hum?' }).getAttribute('href')).toBe('/real-talk/why')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    fireEvent.click(within(ending).getByRole('button', { name: 'Show earlier posts' }))
    expect(await screen.findByRole('article', { name: 'Win by Ada Brook' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Earlier posts' })))
    cleanup()
    // A member who comes back finds the same position.
    renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed', session: memberOf(), api })
    expect(await screen.findByRole('article', { name: 'Win by Ada Brook' })).toBeTruthy()
  })

  test('suggests finding people if there are no new posts and the member follows no one', async () => {
    const old = { type: 'post' as const, ...card({ publishedAt: '2026-02-01T10:00:00.000Z' }), why: null }
    const api = feedOf(
      { items: [old], readAt: '2026-03-01T11:11:11.000Z' },
      { 'GET /api/v1/feed/picks': { ...picks, follows: false } },
    )
    renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed', session: memberOf(), api })
    const ending = await screen.findByRole('region', { name: 'Nothing new since yesterday.' })
    expect((await within(ending).findByRole('link', { name: 'Find people' })).getAttribute('href')).toBe(
      '/professionals',
    )
    expect(screen.queryByRole('article')).toBeNull()
    expect(within(ending).getByRole('button', { name: 'Show earlier posts' })).toBeTruthy()
  })

  test('shows a job after five posts, and lets the member hide and restore the job', async () => {
    const items = Array.from({ length: 6 }, (_, n) => ({
      type: 'post' as const,
      ...card({ _id: `p${n}` }),
      why: null,
    }))
    const company = { _id: 'c', slug: 'mill', companyName: 'Mill', logo: null }
    const job = {
      ...{ _id: 'j', slug: 'lamp-keeper', title: 'Lamp keeper', company, places: [], workType: 'Remote' as const },
      ...{ employmentType: null, seniority: null, department: null, pay: null, skills: [], replies: null },
      datePosted: '2026-03-01T10:00:00.000Z',
    }
    const api = feedOf({ items }, { 'GET /api/v1/feed/picks': { ...picks, jobs: [{ job, score: 80 }] } })
    renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed', session: memberOf(), api })
    const card6 = await screen.findByRole('region', { name: 'A job for you' })
    expect(within(card6).getByRole('link', { name: 'Lamp keeper' }).getAttribute('href')).toBe('/jobs/lamp-keeper')
    expect(within(card6).getByText('Strong match')).toBeTruthy()
    fireEvent.click(within(card6).getByRole('button', { name: 'Hide “A job for you”' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    fireEvent.click(undo)
    expect(await screen.findByRole('region', { name: 'A job for you' })).toBeTruthy()
  })

  test('shows a new member the first steps', async () => {
    const steps = [
      { step: 'story', done: true },
      { step: 'follow', done: false },
      { step: 'hello', done: false },
    ]
    const api = feedOf({}, { 'GET /api/v1/feed/welcome': { steps, hello: '<p>Hi.</p>' } })
    renderFor(<FeedPage deedWords={deedWords} />, { path: '/feed', session: memberOf(), api })
    expect(await screen.findByText('Complete your story')).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Complete your story' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Follow 3 people or companies' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Hide the first steps' }))
    await waitFor(() => expect(screen.queryByText('Get started')).toBeNull())
  })
})

test('a saved post is marked immediately, and unmarked when the server refuses', async () => {
  let refuse = () => {}
  const refusal = new Promise<never>((_done, fail) => {
    refuse = () => fail(new ApiError(404, { code: 'post-not-found', message: 'Gone.' }))
  })
  const pageWithOnePost = feedOfOnePage({ items: [{ type: 'post', ...card(), why: null }] })
  const api = (async (key: string) => {
    if (key === 'PUT /api/v1/posts/{id}/saved') return refusal
    const results: Record<string, unknown> = {
      'GET /api/v1/posts': pageWithOnePost,
      'GET /api/v1/posts/newer': { count: 0 },
    }
    return {
      success: true,
      result: results[key] ?? (key === 'GET /api/v1/feed/picks' ? picks : { steps: [], hello: null }),
    }
  }) as unknown as Api
  renderFor(<FeedList view={{ tab: undefined, tag: undefined }} />, { path: '/feed', session: memberOf(), api })
  const save = await screen.findByRole('button', { name: 'Save the post by Ada Brook' })
  fireEvent.click(save)
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('true'))
  refuse()
  await waitFor(() => expect(save.getAttribute('aria-pressed')).toBe('false'))
})

test('a post for members asks guests to log in', async () => {
  const api = (async () => {
    throw new ApiError(401, { code: 'sign-in-required', message: 'Ooops! Please sign in!' })
  }) as unknown as Api
  renderFor(<PostPage />, { path: '/feed/one', session: { status: 'guest' }, api })
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy()
})

test('the structured data of a post contains its author and its reactions', () => {
  const company = { ...author, role: 'employer' as const, slug: 'mill', companyName: 'Mill' }
  const likedPost = post({ author: company, reactions: { counts: { love: 2, fire: 1 }, own: null } })
  expect(postJsonLd(likedPost, 'https://rise.example')).toMatchObject({
    ...{ '@type': 'SocialMediaPosting', url: 'https://rise.example/feed/one', headline: 'By counting.' },
    author: { '@type': 'Organization', name: 'Mill', url: 'https://rise.example/company/mill' },
    interactionStatistic: { userInteractionCount: 3 },
  })
})
