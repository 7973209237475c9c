// @vitest-environment jsdom
import { cleanup } from '@testing-library/react'
import { createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../visitor.factory.tsx'
import { cutAtWord, PageHead } from './page-head.tsx'

afterEach(cleanup)

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

test('a page links to itself in each language, but a page of a person’s own words has only a canonical address', () => {
  const settings = { languages: ['en', 'de'] as const }
  const links = () =>
    [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=canonical], link[hreflang]')].map(
      ({ rel, hreflang, href }) => [hreflang || rel, href.replace('http://rise.test', '')],
    )
  renderFor(createElement(PageHead, { title: 'Jobs', path: '/jobs' }), { settings })
  expect(links()).toEqual([
    ['canonical', '/jobs'],
    ['en', '/jobs'],
    ['de', '/de/jobs'],
    ['x-default', '/jobs'],
  ])
  cleanup()
  renderFor(createElement(PageHead, { title: 'Ada', path: '/professional/ada', authored: true }), { settings })
  expect(links()).toEqual([['canonical', '/professional/ada']])
  cleanup()
  renderFor(createElement(PageHead, { title: 'Jobs', path: '/jobs' }))
  expect(links()).toEqual([['canonical', '/jobs']])
})
