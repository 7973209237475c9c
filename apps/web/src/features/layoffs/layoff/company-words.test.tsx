// @vitest-environment jsdom
import type { Layoff } from '@rise/contract/layoffs/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import type { Session } from '../../../app/session/session-store.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { CompanyWords } from './company-words.tsx'

afterEach(cleanup)

const layoff: Layoff = {
  ...{
    _id: 'layoff',
    slug: 'tern-2026-01-05',
    companyName: 'Tern',
    company: { slug: 'tern', companyName: 'Tern', logo: null },
  },
  ...{ date: '2026-01-05', number: 7, share: null, place: null, industry: null, source: null, landed: 0 },
  answer: {
    _id: 'words',
    companyId: 'tern-id',
    text: 'We are sorry.',
    hidden: false,
    date: '2026-01-06T09:00:00.000Z',
  },
  ...{ hiring: [], others: [], updatedAt: '2026-01-06T09:00:00.000Z' },
  reactions: { counts: {}, own: null },
}

function show(session: Session, change: Partial<NonNullable<Layoff['answer']>> = {}) {
  const calls: [string, object][] = []
  const api = (async (key: string, input: object) => {
    calls.push([key, input])
    return { success: true, result: {} }
  }) as Api
  const { answer } = layoff
  renderFor(<CompanyWords layoff={{ ...layoff, answer: answer && { ...answer, ...change } }} />, { session, api })
  return calls
}

test('a member reports the company’s statement', async () => {
  const calls = show({ status: 'member', user: userOf({}) })
  screen.getByRole('button', { name: 'Report' }).click()
  ;(await screen.findByRole('button', { name: /^Harassment/ })).click()
  await screen.findByRole('dialog', { name: 'Thank you' })
  expect(calls).toEqual([
    ['POST /api/v1/reports', { body: { kind: 'statement', id: 'words', reason: 'harassment', words: '' } }],
  ])
})

test('guests and the company itself get no button to report', () => {
  show({ status: 'guest' })
  show({ status: 'member', user: userOf({ _id: 'tern-id', role: 'employer', slug: 'tern' }) })
  expect(screen.getAllByText('We are sorry.')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Report' })).toBeNull()
})

test('the company sees that moderators have hidden its statement', () => {
  show({ status: 'member', user: userOf({ _id: 'tern-id', role: 'employer', slug: 'tern' }) }, { hidden: true })
  expect(screen.getByText(/^Only you can see this statement/)).toBeTruthy()
})
