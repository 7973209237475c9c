// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { DeskFrame } from '../index.ts'

afterEach(cleanup)

test('a page of the desk has its title and heading before the frame has loaded', () => {
  renderFor(<DeskFrame title="Post a job">{() => null}</DeskFrame>, { path: '/company/jobs/create' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Post a job')
  expect(document.title).toContain('Post a job')
  expect(screen.queryByRole('navigation')).toBeNull()
})
