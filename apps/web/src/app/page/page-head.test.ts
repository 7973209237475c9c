// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { renderFor } from '../visitor.factory.tsx'
import { cutAtWord, PageHead } from './page-head.tsx'

test('every title, including the home page’s, ends with the product’s name', () => {
  renderFor(createElement(PageHead, { title: 'All jobs' }))
  expect(document.title).toBe('All jobs | Rise')
  cleanup()
  renderFor(createElement(PageHead, { path: '/' }))
  expect(document.title).toBe('Jobs and people to grow with | Rise')
})

test('a long description is cut between words and ends with an ellipsis', () => {
  expect(cutAtWord('short enough', 155)).toBe('short enough')
  expect(cutAtWord('one two three four', 12)).toBe('one two…')
  const shortened = cutAtWord('x'.repeat(400), 155)
  expect(shortened.length).toBeLessThanOrEqual(155)
})
