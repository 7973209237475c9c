// @vitest-environment jsdom
import type { PostCard as Card, Post } from '@rise/contract/feed/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { ApiError } from '../../app/base/api.ts'
import type { Session } from '../../app/session/session-store.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { feedHref, feedViewOf } from './feed-address.ts'
import { FeedPage } from './feed-page.tsx'
import { PostCard } from './post-card.tsx'
import { postJsonLd } from './post-json-ld.ts'
import { PostPage } from './post-page.tsx'

afterEach(cleanup)

const author = {
  ...{ _id: 'ada', role: 'professional' as const, slug: 'ada', firstName: 'Ada', lastName: 'Brook', companyName: null },
  ...{ photo: null, headline: null, isFollowing: false },
}
const card = (changes: Partial<Card> = {}): Card => ({
  ...{ _id: 'one', kind: 'post', author, audience: 'everyone', excerpt: 'By counting.', body: '<p>By counting.</p>' },
  ...{ tags: [], publishedAt: '2026-03-01T10:00:00.000Z', editedAt: null, reactions: { counts: {}, own: null } },
  ...{ comments: 0, poll: null },
  ...changes,
})
const post = (changes: Partial<Post> = {}): Post => ({
  ...card(),
  ...{ body: '<p>By counting.</p>', version: 1, noindex: false },
  ...changes,
})
const memberOf = (changes: object = {}): Session => ({ status: 'member', user: userOf(changes) })
const apiOf = (answer: (key: string) => unknown) =>
  (async (key: string) => ({ success: true, result: answer(key) })) as unknown as Api

test('the address names the tab and the hashtag, and leaves out the usual tab', () => {
  expect(feedViewOf(new URLSearchParams('tab=following&tag=Salary'))).toEqual({ tab: 'following', tag: 'salary' })
  expect(feedViewOf(new URLSearchParams('tab=loudest'))).toEqual({ tab: 'newest', tag: undefined })
  expect(feedHref({ tab: 'newest', tag: undefined })).toBe('/feed')
  expect(feedHref({ tab: 'following', tag: 'c++' })).toBe('/feed?tab=following&tag=c%2B%2B')
})

describe('a post in the feed', () => {
  test('has its author’s ways to edit and delete it for its author alone', () => {
    renderFor(<PostCard post={card({ kind: 'win' })} />, { session: memberOf({ _id: 'ada' }) })
    expect(screen.getByRole('link', { name: 'Edit your win' }).getAttribute('href')).toBe('/feed/one?edit')
    expect(screen.getByRole('button', { name: 'Delete your win' })).toBeTruthy()
    cleanup()
    renderFor(<PostCard post={card({ kind: 'win' })} />, { session: memberOf() })
    expect(screen.getByRole('article', { name: 'Win by Ada Brook' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Delete/ })).toBeNull()
  })

  test('has hashtags that lead to their posts, but for those within links', () => {
    const body = '<p>More #On-Call &amp; <a href="https://x.example/">of #this</a> <img alt="#that" src="/a"></p>'
    renderFor(<PostCard post={card({ body })} />, { session: memberOf() })
    expect(screen.getByRole('link', { name: '#On-Call' }).getAttribute('href')).toBe('/feed?tag=on-call')
    expect(screen.getByRole('link', { name: 'of #this' })).toBeTruthy()
    expect(screen.getByRole('img').getAttribute('alt')).toBe('#that')
  })

  test('that is long shows its first lines and leads to the rest', () => {
    renderFor(<PostCard post={card({ body: null })} />, { session: memberOf() })
    expect(screen.getByText('By counting.')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Read more of the post by Ada Brook' }).getAttribute('href')).toBe(
      '/feed/one',
    )
  })
})

describe('the feed', () => {
  const empty = apiOf((key) => (key === 'GET /api/v1/posts' ? { items: [], next: null } : []))

  test('offers members to write, and who has confirmed no address nor acts for anyone nothing', async () => {
    const offered = () => screen.queryByRole('button', { name: 'Write a post' })
    for (const [session, isOffered] of [
      [memberOf(), true],
      [memberOf({ standing: 'pending' }), false],
      [memberOf({ role: 'admin' }), false],
    ] as const) {
      renderFor(<FeedPage />, { path: '/feed', session, api: empty })
      expect(await screen.findByText('No posts yet')).toBeTruthy()
      expect(offered() !== null).toBe(isOffered)
      cleanup()
    }
  })

  test('of whom one follows says what will be there, and where to begin', async () => {
    renderFor(<FeedPage />, { path: '/feed?tab=following', session: memberOf(), api: empty })
    expect((await screen.findByRole('link', { name: 'Find people' })).getAttribute('href')).toBe('/professionals')
  })
})

test('a post for members asks guests to log in', async () => {
  const api = (async () => {
    throw new ApiError(401, { code: 'sign-in-required', message: 'Ooops! Please sign in!' })
  }) as unknown as Api
  renderFor(<PostPage />, { path: '/feed/one', session: { status: 'guest' }, api })
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy()
})

test('search engines are told whose post it is and how it was received', () => {
  const company = { ...author, role: 'employer' as const, slug: 'mill', companyName: 'Mill' }
  const found = post({ author: company, reactions: { counts: { love: 2, fire: 1 }, own: null } })
  expect(postJsonLd(found, 'https://rise.example')).toMatchObject({
    ...{ '@type': 'SocialMediaPosting', url: 'https://rise.example/feed/one', headline: 'By counting.' },
    author: { '@type': 'Organization', name: 'Mill', url: 'https://rise.example/company/mill' },
    interactionStatistic: { userInteractionCount: 3 },
  })
})
