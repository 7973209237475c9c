// @vitest-environment jsdom
import type { Block } from '@rise/contract/company-blocks/fields'
import { blockKinds } from '@rise/contract/company-blocks/kinds'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { isEmpty, materialOf } from '../views/material.ts'
import { BlockView } from './block-view.tsx'
import { everyBlock } from './blocks.factory.ts'

afterEach(cleanup)

const MALICIOUS_TEXT = '"><script>alert(1)</script><img src=x onerror=alert(1)> javascript:alert(1)'
const company = { slug: 'mill', companyName: MALICIOUS_TEXT }
const { blocks, material } = everyBlock(MALICIOUS_TEXT)
const shownMaterial = materialOf(material, company)
function show(block: Block): HTMLElement {
  renderFor(<BlockView block={block} material={shownMaterial} />)
  return document.body
}

test('every kind of block has a sample with content', () => {
  expect(blocks.map(({ kind }) => kind)).toEqual([...blockKinds])
  for (const block of blocks) expect(isEmpty(block, shownMaterial), block.kind).toBe(false)
})

test.for(blocks.map((block) => [block.kind, block] as const))(
  'scripts in any field of %s are shown as text',
  ([, block]) => {
    const container = show(block)
    expect(container.textContent).not.toBe('')
    expect(container.querySelector('script, [onerror], [onclick], img[src="x"], iframe')).toBeNull()
    for (const link of container.querySelectorAll('a'))
      expect(link.getAttribute('href')).not.toMatch(/^\s*javascript:/i)
  },
)

test('content of another site is loaded only on request, in a frame that can’t navigate the page', () => {
  const video = blocks.find(({ kind }) => kind === 'video')
  if (!video) throw new Error('There is no video.')
  const container = show(video)
  expect(container.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Load from YouTube/ }))
  const frame = container.querySelector('iframe')
  expect(frame?.src).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\//)
  const permissions = frame?.getAttribute('sandbox')?.split(' ') ?? []
  expect(permissions.toSorted()).toEqual(['allow-popups', 'allow-presentation', 'allow-same-origin', 'allow-scripts'])
  expect(frame?.getAttribute('allow')).not.toMatch(/camera|microphone|geolocation|payment/)
})

test('a frame with user-made content may not open windows, keep its origin, or go full screen', () => {
  const embed = blocks.find(({ kind }) => kind === 'iframe')
  if (!embed) throw new Error('There is no frame.')
  const container = show(embed)
  fireEvent.click(screen.getByRole('button', { name: /^Load from CodePen/ }))
  const frame = container.querySelector('iframe')
  expect(frame?.src).toBe('https://codepen.io/team/embed/preview/pen?default-tab=html')
  expect([frame?.getAttribute('sandbox'), frame?.getAttribute('allow')]).toEqual(['allow-scripts', ''])
  expect(screen.getByText(/Never enter a password here/)).toBeDefined()
})

test('a frame shows its loading state, takes the focus, and keeps the link to its page', () => {
  const embed = blocks.find(({ kind }) => kind === 'iframe')
  if (!embed) throw new Error('There is no frame.')
  const container = show(embed)
  fireEvent.click(screen.getByRole('button', { name: /^Load from CodePen/ }))
  const frame = container.querySelector('iframe')
  if (!frame) throw new Error('There is no frame.')
  expect(document.activeElement).toBe(frame)
  expect(screen.getByRole('status').textContent).toBe('Loading from CodePen …')
  fireEvent.load(frame)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByRole('link', { name: /Open on CodePen/ }).getAttribute('href')).toBe(
    'https://codepen.io/team/pen/pen',
  )
})

test('the link to all jobs has the block’s list and department', () => {
  const team = blocks.find(({ kind }) => kind === 'jointeam')
  if (team?.kind !== 'jointeam') throw new Error('There is no block with jobs.')
  show({ ...team, content: { ...team.content, list: 'onsite', category: 'design' } })
  const allJobsLink = screen.getByRole('link', { name: 'See all 2 jobs' })
  expect(allJobsLink.getAttribute('href')).toBe('/jobs/onsite/design?company=mill')
})
