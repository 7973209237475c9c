// @vitest-environment jsdom
import type { PersonCard } from '@rise/contract/professionals/directory/shapes'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { PersonRow } from './person-row.tsx'

afterEach(cleanup)

const kim: PersonCard = {
  ...{ _id: 'kim', role: 'professional', slug: 'kim', firstName: 'Kim', lastName: 'Hale', companyName: null },
  ...{ photo: null, headline: 'Welder', isFollowing: false, place: 'Oslo, Norway', skills: ['TIG', 'MIG'] },
  ...{ openToWork: false, mentors: false, followers: 12, mutual: 0 },
}
const api = (async () => ({ success: true, result: [] })) as unknown as Api

function show(person: PersonCard, reason?: string) {
  renderFor(<PersonRow person={person} {...(reason !== undefined && { reason })} />, {
    session: { status: 'member', user: userOf() },
    api,
  })
  return screen.getByRole('article').textContent
}

test('a row has one line: the followers whom the viewer follows, the number of followers, or a reason', () => {
  expect(show(kim)).toContain('12 followers')
  cleanup()
  const shared = show({ ...kim, mutual: 4 })
  expect(shared).toContain('Followed by 4 people you follow')
  expect(shared).not.toContain('12 followers')
  cleanup()
  const suggested = show({ ...kim, mutual: 4 }, 'Follows you')
  expect(suggested).toContain('Follows you')
  expect(suggested).not.toContain('Followed by')
})

test('a row shows the place and whether the person is open to work, but no skills', () => {
  const text = show({ ...kim, openToWork: true })
  expect(text).toContain('Oslo, Norway')
  expect(text).toContain('Open to work')
  expect(text).not.toContain('TIG')
})
