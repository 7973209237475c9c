// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { StoryPreview } from './story-preview.tsx'

afterEach(cleanup)

const empty = { name: '', headline: '', place: '', position: '', company: '', skills: [] }

test('the preview is a finished example until the first letter is typed', () => {
  render(<StoryPreview story={empty} />)
  expect(screen.getAllByText('An example').length).toBeGreaterThan(0)
  expect(screen.queryByText('Your role')).toBeNull()
  cleanup()
  render(<StoryPreview story={{ ...empty, name: 'M' }} />)
  expect(screen.queryByText('An example')).toBeNull()
  expect(screen.getByText('Your role')).toBeTruthy()
})

test('a member’s story that is still loading has no example', () => {
  render(<StoryPreview story={empty} isLoading />)
  expect(screen.queryByText('An example')).toBeNull()
})
