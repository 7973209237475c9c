// @vitest-environment jsdom
import type { Course } from '@rise/contract/courses/shapes'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CourseFacts } from './course-facts.tsx'

afterEach(cleanup)

const noFacts = { level: null, hours: null, price: null, language: null, categories: [] }

test('facts that the provider doesn’t state are left out', () => {
  const course = { ...noFacts, level: 'beginner', price: { amount: 0, currency: null } } as unknown as Course
  render(<CourseFacts course={course} />)
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Level', 'Price'])
})

test('a course without any stated fact has no box of facts', () => {
  const { container } = render(<CourseFacts course={noFacts as unknown as Course} />)
  expect(container.childElementCount).toBe(0)
})
