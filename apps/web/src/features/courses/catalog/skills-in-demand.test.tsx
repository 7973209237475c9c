// @vitest-environment jsdom
import type { CourseCard } from '@rise/contract/courses/shapes'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { SkillsInDemand } from './skills-in-demand.tsx'

afterEach(cleanup)

const course: CourseCard = {
  ...{ _id: 'queries', slug: 'queries', title: 'Queries', provider: 'Mill School', summary: '', categories: [] },
  ...{ level: 'beginner', hours: null, price: { amount: 0, currency: null }, language: null, skills: [] },
  ...{ audience: 'everyone', rating: { average: null, count: 0 }, want: 0, doing: 0, taken: 0 },
}

test('each skill that jobs ask for is listed with some of its courses and a link to the rest', async () => {
  const skills = [
    { slug: 'sql', name: 'SQL', jobs: 223, courses: 4, top: [course] },
    { slug: 'go', name: 'Go', jobs: 1, courses: 1, top: [course] },
  ]
  const api = (async () => ({ success: true, result: skills })) as unknown as Api
  renderFor(<SkillsInDemand />, { api })
  const shelf = within((await screen.findByRole('heading', { name: 'SQL' })).closest('li') ?? document.body)
  expect(shelf.getByText(/^223 jobs ask for it/)).toBeTruthy()
  expect(shelf.getByRole('link', { name: '4 courses' }).getAttribute('href')).toBe('/courses?skill=sql')
  expect(shelf.getByRole('link', { name: 'Queries' }).getAttribute('href')).toBe('/courses/queries')
  expect(
    shelf.getByText('Mill School · Beginner · Free', { normalizer: (text) => text.replaceAll('\u00a0', ' ') }),
  ).toBeTruthy()
  expect(screen.getByText('1 job asks for it')).toBeTruthy()
})
