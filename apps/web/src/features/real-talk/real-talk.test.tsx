// @vitest-environment jsdom
import type { MemberCard } from '@rise/contract/connections/shapes'
import type { Answer, Question } from '@rise/contract/real-talk/shapes'
import type { CurrentUser } from '@rise/contract/session/shapes'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { type Api, ApiError } from '../../app/base/api.ts'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { AnswersSection } from './answers-section.tsx'
import { FieldQuestions } from './field-questions.tsx'
import { OwnPart } from './own-part.tsx'
import { questionJsonLd } from './question-json-ld.ts'
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
  },
  ...{ askedAt: '2026-03-01T10:00:00.000Z', changedAt: null, related: [] },
}

describe('what a member can say to a question', () => {
  function show(user: CurrentUser, answered: Answer | null, reply: () => Promise<unknown> = async () => undefined) {
    const calls: string[] = []
    const api = (async (key: string) => {
      calls.push(key)
      return { success: true, result: await reply() }
    }) as Api
    renderFor(<OwnPart question={{ ...question, ownAnswer: answered }} />, { session: { status: 'member', user }, api })
    return calls
  }

  test('is an answer; what was typed stays when it is not saved, and the reason is named', async () => {
    const refusal = new ApiError(404, { code: 'question-not-found', message: 'It is gone.' })
    const calls = show(userOf(), null, () => Promise.reject(refusal))
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'To listen.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Answer' }))
    expect(await screen.findByText('It is gone.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('To listen.')
    expect(calls).toEqual(['PUT /api/v1/questions/{slug}/answer'])
  })

  test('counts the letters as they are typed', () => {
    show(userOf(), null)
    fireEvent.change(screen.getByLabelText('Your answer'), { target: { value: 'To listen.' } })
    expect(screen.getByText(/^10 \/ /)).toBeTruthy()
  })

  test('with an answer is to edit or delete it, which says beforehand what goes', async () => {
    const calls = show(userOf(), answer)
    expect(screen.getByRole('article', { name: 'Your answer' }).textContent).toContain('To listen.')
    fireEvent.click(screen.getByRole('button', { name: 'Delete your answer' }))
    expect((await screen.findByRole('alertdialog')).textContent).toContain('and its reactions')
    expect(calls).toEqual([])
  })

  test('waits for a confirmed mailbox, and is nothing for companies and admins', () => {
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
    const asked: unknown[] = []
    const api = (async (_key: string, input: unknown) => {
      asked.push(input)
      return { success: true, result: [{ slug: 'what-now', text: 'What now?', answers: 1 }] }
    }) as Api
    renderFor(<FieldQuestions words={words} />, { session: { status: 'guest' }, api })
    return asked
  }

  test('lead to real talk', async () => {
    const asked = show(['Beekeeper', 'Agriculture'])
    const link = await screen.findByRole('link', { name: 'What now?' })
    expect(link.getAttribute('href')).toBe('/real-talk/what-now')
    expect(asked).toEqual([{ query: { words: 'Beekeeper Agriculture' } }])
  })

  test('are not asked for where the field is unknown', () => {
    expect(show(['', ''])).toEqual([])
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('answers on a story', () => {
  const newest = ['a', 'b', 'c'].map((id) => ({
    ...{ _id: id, text: `Answer ${id}`, writtenAt: '2026-03-02T10:00:00.000Z' },
    question: { slug: `q-${id}`, text: `Question ${id}?` },
  }))

  test('stand with their questions, and lead to all where there are more', () => {
    renderFor(<AnswersSection story={{ slug: 'ada', answers: { newest, total: 5 } }} own={false} />)
    expect(screen.getByRole('link', { name: 'Question a?' }).getAttribute('href')).toBe('/real-talk/q-a')
    const all = screen.getByRole('link', { name: 'All 5 answers' })
    expect(all.getAttribute('href')).toBe('/real-talk?answeredBy=ada')
  })

  test('are nothing for others where there are none, and the way to the first for their owner', () => {
    renderFor(<AnswersSection story={{ slug: 'ada', answers: { newest: [], total: 0 } }} own={false} />)
    expect(screen.queryByRole('heading')).toBeNull()
    cleanup()
    renderFor(<AnswersSection story={{ slug: 'ada', answers: { newest: [], total: 0 } }} own />)
    expect(screen.getByRole('link', { name: 'Answer a question' })).toBeTruthy()
  })
})

test('addresses hold what narrows a list, and page 1 is the bare one', () => {
  expect(realTalkHref()).toBe('/real-talk')
  expect(realTalkHref({ sort: 'most-answered' }, 3)).toBe('/real-talk?sort=most-answered&page=3')
  expect(questionHref('what-now', 2)).toBe('/real-talk/what-now?page=2')
  expect(viewOfSearch('?author=ada&page=2')).toEqual({ sort: '', author: 'ada', answeredBy: '' })
})

test('search engines read a question as a posting with its answers as comments', () => {
  expect(questionJsonLd(question, [answer], 'https://rise.test')).toMatchObject({
    '@type': 'DiscussionForumPosting',
    url: 'https://rise.test/real-talk/what-now',
    headline: 'What now?',
    author: { '@type': 'Person', name: 'Carla Mendes', url: 'https://rise.test/professional/carla-mendes' },
    interactionStatistic: [{ userInteractionCount: 1 }, { userInteractionCount: 3 }],
    comment: [{ '@type': 'Comment', text: 'To listen.', url: 'https://rise.test/real-talk/what-now#answer-one' }],
  })
})
