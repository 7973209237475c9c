// @vitest-environment jsdom
import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Answer, Question } from '@rise/contract/real-talk/shapes'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type Api, ApiError } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { AnswersSection } from './answers-section.tsx'
import { FieldQuestions } from './field-questions.tsx'
import { OwnPart } from './own-part.tsx'
import { questionJsonLd } from './question-json-ld.ts'
import { QuestionPage } from './question-page.tsx'
import { questionHref, realTalkHref, viewOfSearch } from './real-talk-address.ts'

afterEach(cleanup)

const author: MemberCard = {
  ...{ _id: 'carla', role: 'professional', slug: 'carla-mendes', firstName: 'Carla', lastName: 'Mendes' },
  ...{ companyName: null, photo: null, headline: null, isFollowing: false },
}
const reactions = { counts: { love: 2, fire: 1 }, own: null }
const answer: Answer = {
  ...{ _id: 'one', text: 'To listen.', author, reactions, comments: 0 },
  ...{ writtenAt: '2026-03-02T10:00:00.000Z', changedAt: null, hidden: false },
}
const question: Question = {
  ...{
    _id: 'q',
    slug: 'what-now',
    text: 'What now?',
    background: '',
    author,
    answers: 1,
    reactions,
    hidden: false,
    ownAnswer: null,
    best: null,
  },
  ...{ askedAt: '2026-03-01T10:00:00.000Z', changedAt: null, related: [] },
}

describe('a member’s own part of a question', () => {
  function show(user: CurrentUser, ownAnswer: Answer | null, reply: () => Promise<unknown> = async () => undefined) {
    const calls: string[] = []
    const api = (async (key: string) => {
      calls.push(key)
      return { success: true, result: await reply() }
    }) as Api
    renderFor(<OwnPart question={{ ...question, ownAnswer }} />, { session: { status: 'member', user }, api })
    return calls
  }

  test('is an answer form that keeps the text and shows the reason when saving fails', async () => {
    const refusal = new ApiError(404, { code: 'question-not-found', message: 'It is gone.' })
    const calls = show(userOf(), null, () => Promise.reject(refusal))
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'To listen.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }))
    expect(await screen.findByText('It is gone.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('To listen.')
    expect(calls).toEqual(['PUT /api/v1/questions/{slug}/answer'])
  })

  test('counts the characters while typing', () => {
    show(userOf(), null)
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'To listen.' } })
    expect(screen.getByText(/^10 \/ /)).toBeTruthy()
  })

  test('offers to delete an answer, and first lists what will be deleted with it', async () => {
    const calls = show(userOf(), answer)
    expect(screen.getByRole('article', { name: 'Your answer' }).textContent).toContain('To listen.')
    fireEvent.click(screen.getByRole('button', { name: 'Delete your answer' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('and its reactions')
    expect(calls).toEqual([])
  })

  test('requires a confirmed email, and is absent for companies and admins', () => {
    show(userOf({ standing: 'pending' }), null)
    expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy()
    expect(screen.queryByRole('form')).toBeNull()
    cleanup()
    show(userOf({ role: 'employer', companyName: 'Acme' }), null)
    expect(screen.getByText(/you can read and react/)).toBeTruthy()
    cleanup()
    show(userOf({ role: 'admin', slug: '' }), null)
    expect(screen.queryByRole('form')).toBeNull()
  })
})

describe('questions about a field of work', () => {
  function show(words: readonly string[]) {
    const requests: unknown[] = []
    const api = (async (_key: string, input: unknown) => {
      requests.push(input)
      return { success: true, result: [{ slug: 'what-now', text: 'What now?', answers: 1 }] }
    }) as Api
    renderFor(<FieldQuestions words={words} />, { session: { status: 'guest' }, api })
    return requests
  }

  test('link to Real talk', async () => {
    const requests = show(['Beekeeper', 'Agriculture'])
    const link = await screen.findByRole('link', { name: 'What now?' })
    expect(link.getAttribute('href')).toBe('/real-talk/what-now')
    expect(requests).toEqual([{ query: { words: 'Beekeeper Agriculture' } }])
  })

  test('are not requested where the field is unknown', () => {
    expect(show(['', ''])).toEqual([])
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('answers on a story', () => {
  const newest = ['a', 'b', 'c'].map((id) => ({
    ...{ _id: id, text: `Answer ${id}`, writtenAt: '2026-03-02T10:00:00.000Z' },
    question: { slug: `q-${id}`, text: `Question ${id}?` },
  }))

  test('are listed with their questions, with a link to all if there are more', () => {
    renderFor(<AnswersSection story={{ slug: 'ada', answers: { newest, total: 5 } }} own={false} />)
    expect(screen.getByRole('link', { name: 'Question a?' }).getAttribute('href')).toBe('/real-talk/q-a')
    const allAnswersLink = screen.getByRole('link', { name: 'All 5 answers' })
    expect(allAnswersLink.getAttribute('href')).toBe('/real-talk?answeredBy=ada')
  })

  test('are hidden from others if there are none, and invite the owner to answer', () => {
    renderFor(<AnswersSection story={{ slug: 'ada', answers: { newest: [], total: 0 } }} own={false} />)
    expect(screen.queryByRole('heading')).toBeNull()
    cleanup()
    renderFor(<AnswersSection story={{ slug: 'ada', answers: { newest: [], total: 0 } }} own />)
    expect(screen.getByRole('link', { name: 'Answer a question' })).toBeTruthy()
  })
})

test('addresses of Real talk contain the filters, but no number for page 1', () => {
  expect(realTalkHref()).toBe('/real-talk')
  expect(realTalkHref({ sort: 'most-answered' }, 3)).toBe('/real-talk?sort=most-answered&page=3')
  expect(questionHref('what-now', 2)).toBe('/real-talk/what-now?page=2')
  expect(viewOfSearch('?author=ada&page=2')).toEqual({ sort: '', author: 'ada', answeredBy: '' })
})

test('the structured data of a question is a posting with its answers as comments', () => {
  expect(questionJsonLd(question, [answer], 'https://rise.test')).toMatchObject({
    '@type': 'DiscussionForumPosting',
    url: 'https://rise.test/real-talk/what-now',
    headline: 'What now?',
    author: { '@type': 'Person', name: 'Carla Mendes', url: 'https://rise.test/professional/carla-mendes' },
    interactionStatistic: [{ userInteractionCount: 1 }, { userInteractionCount: 3 }],
    comment: [{ '@type': 'Comment', text: 'To listen.', url: 'https://rise.test/real-talk/what-now#answer-one' }],
  })
})

describe('the answers to a question', () => {
  function show(path: string, answers: number) {
    const requests: unknown[] = []
    const list = { items: [answer], page: 1, pages: 1, total: answers, totalCapped: false }
    const api = (async (key: string, input: unknown) => {
      if (key === 'GET /api/v1/questions/{slug}/answers') requests.push(input)
      return { success: true, result: key.endsWith('/answers') ? list : { ...question, answers } }
    }) as Api
    renderFor(<QuestionPage />, { path, api })
    return requests
  }
  const orders = () => screen.findByRole('navigation', { name: 'Order of answers' })

  test('can be ordered by their reactions with a parameter of the address', async () => {
    const requests = show('/real-talk/what-now?sort=most-reactions', 40)
    const links = within(await orders()).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
      ['Newest', null],
      ['Most reactions', 'true'],
    ])
    expect(requests).toEqual([expect.objectContaining({ query: { page: 1, sort: 'most-reactions' } })])
  })

  test('offer no choice of order if there are few', async () => {
    show('/real-talk/what-now', 2)
    expect(await screen.findByRole('heading', { name: '2 answers' })).toBeTruthy()
    expect(screen.queryByRole('navigation', { name: 'Order of answers' })).toBeNull()
  })

  test('keep their order from page to page', () => {
    expect(questionHref('what-now', 2, 'most-reactions')).toBe('/real-talk/what-now?sort=most-reactions&page=2')
  })
})
