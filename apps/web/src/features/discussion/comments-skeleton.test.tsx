// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { CommentsSkeleton } from './comments-skeleton.tsx'

afterEach(cleanup)

test('until comments are loaded, a guest sees their heading and how to write one', () => {
  renderFor(<CommentsSkeleton isBelow={false} />, { session: { status: 'guest' } })
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Join and comment' })).toBeTruthy()
})

test('until comments are loaded, a member isn’t asked to join', () => {
  renderFor(<CommentsSkeleton isBelow={false} />, { session: { status: 'member', user: userOf() } })
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Join and comment' })).toBeNull()
})
