// @vitest-environment jsdom

import type { Poll, PollView } from '@rise/contract/polls/shapes'
import { useQuery } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Api } from '../../app/base/api.ts'
import { queryOf } from '../../app/base/query.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { isoOfLocalInput, localInput } from '../../ui/fields/local-input.ts'
import { PollCard } from './cards/poll-card.tsx'
import { pollJsonLd } from './poll-json-ld.ts'

afterEach(cleanup)

const view = (changes: Partial<PollView> = {}): PollView => ({
  ...{ _id: 'one', question: 'Which lamp?', multiple: false, anonymous: false, closed: false },
  options: [
    { _id: 'oil', text: 'Oil' },
    { _id: 'gas', text: 'Gas' },
  ],
  ...{ closesAt: '2026-12-01T10:00:00.000Z', voters: 0, voted: false, chosen: [], results: null },
  ...changes,
})
const member = { status: 'member', user: userOf() } as const

/** A page that refetches its poll. */
function Loading({ api }: { api: Api }) {
  const pollQuery = queryOf(api, 'GET /api/v1/polls/{id}', { params: { id: 'one' } })
  return <PollCard poll={useQuery({ ...pollQuery, initialData: view() as Poll }).data} />
}

describe('a poll', () => {
  test('accepts one choice, and then shows the results', async () => {
    const votedPoll = view({ voters: 3, voted: true, chosen: ['gas'], results: { voters: 3, votes: [1, 2] } })
    const api = vi.fn(async () => ({ success: true, result: votedPoll }))
    renderFor(<PollCard poll={view()} />, { session: member, api: api as unknown as Api })
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    expect(screen.getByText('Choose an option.')).toBeTruthy()
    expect(api).not.toHaveBeenCalled()
    for (const name of ['Oil', 'Gas']) fireEvent.click(screen.getByRole('radio', { name }))
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    await waitFor(() => expect(screen.getByText('67%')).toBeTruthy())
    expect(api).toHaveBeenCalledWith('PUT /api/v1/polls/{id}/vote', {
      params: { id: 'one' },
      body: { options: ['gas'] },
    })
    expect(screen.getByRole('button', { name: '2 votes for Gas: see who voted' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Withdraw vote' })).toBeTruthy()
  })

  test('keeps the vote when a request sent before the vote is answered after it', async () => {
    const votedPoll = view({ voters: 3, voted: true, chosen: ['gas'], results: { voters: 3, votes: [1, 2] } })
    const response = Promise.withResolvers<void>()
    let isVoted = false
    const api = vi.fn(async (key: string) => {
      if (key.startsWith('PUT')) isVoted = true
      else if (!isVoted) return response.promise.then(() => ({ success: true, result: view() }))
      return { success: true, result: votedPoll }
    }) as unknown as Api
    renderFor(<Loading api={api} />, { session: member, api })
    fireEvent.click(screen.getByRole('radio', { name: 'Gas' }))
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    await waitFor(() => expect(screen.getByText('67%')).toBeTruthy())
    await act(async () => response.resolve())
    await waitFor(() => expect(api).toHaveBeenCalledTimes(3))
    expect(screen.getByRole('button', { name: 'Change vote' })).toBeTruthy()
  })

  test('accepts another vote before the page has refetched the poll', async () => {
    const votedPoll = view({ voters: 3, voted: true, chosen: ['gas'], results: { voters: 3, votes: [1, 2] } })
    const response = Promise.withResolvers<{ success: true; result: PollView }>()
    const api = vi.fn(async (key: string) =>
      key.startsWith('PUT') ? { success: true, result: votedPoll } : response.promise,
    ) as unknown as Api
    renderFor(<Loading api={api} />, { session: member, api })
    fireEvent.click(screen.getByRole('radio', { name: 'Gas' }))
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Change vote' }))
    await act(async () => response.resolve({ success: true, result: votedPoll }))
    expect(screen.getByRole('button', { name: 'Save vote' })).toBeTruthy()
  })

  test('keeps the chosen option when the vote is refused, and shows the reason', async () => {
    const api = vi.fn(() => Promise.reject(new Error('gone')))
    renderFor(<PollCard poll={view({ multiple: true })} />, { session: member, api: api as unknown as Api })
    for (const name of ['Oil', 'Gas']) fireEvent.click(screen.getByRole('checkbox', { name }))
    fireEvent.click(screen.getByRole('button', { name: 'Vote' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy())
    expect(screen.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  })

  test('warns before an anonymous vote that the vote is final, and offers no change afterwards', () => {
    renderFor(<PollCard poll={view({ anonymous: true })} />, { session: member })
    expect(screen.getByText(/You can’t change or withdraw it afterwards/)).toBeTruthy()
    cleanup()
    const results = { voters: 5, votes: [3, 2] }
    renderFor(<PollCard poll={view({ anonymous: true, voted: true, voters: 7, results })} />, { session: member })
    expect(screen.getByText(/Results of the first 5 votes/)).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('shows its results to guests once it is closed, without names', () => {
    const results = { voters: 2, votes: [2, 0] }
    renderFor(<PollCard poll={view({ closed: true, voters: 2, results })} heading="h2" />, {
      session: { status: 'guest' },
    })
    expect(screen.getByRole('link', { name: 'Which lamp?' }).getAttribute('href')).toBe('/polls/one')
    expect(screen.getByText('100%')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

test('a time survives the round trip through its field', () => {
  const moment = '2026-11-30T17:00:00.000Z'
  expect(isoOfLocalInput(localInput(moment))).toBe(moment)
  expect([localInput(''), isoOfLocalInput('')]).toEqual(['', ''])
})

test('the structured data of a poll is a question with suggested answers, with votes once they are public', () => {
  const author = {
    ...{ _id: 'ada', role: 'professional' as const, slug: 'ada', firstName: 'Ada', lastName: 'Brook' },
    ...{ companyName: null, photo: null, headline: null, isFollowing: false },
  }
  const poll: Poll = {
    ...view({ results: { voters: 2, votes: [2, 0] }, voters: 2 }),
    ...{
      author,
      audience: 'everyone',
      post: null,
      publishedAt: '2026-11-01T10:00:00.000Z',
      editedAt: null,
      version: 1,
    },
    ...{ noindex: false, reactions: { counts: {}, own: null }, comments: 0, hidden: false },
  }
  expect(pollJsonLd(poll, { publicUrl: 'https://rise.test', productName: 'Rise' })).toMatchObject({
    ...{ '@type': 'Question', name: 'Which lamp?', answerCount: 2 },
    suggestedAnswer: [
      { text: 'Oil', upvoteCount: 2 },
      { text: 'Gas', upvoteCount: 0 },
    ],
  })
})
