// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor, userOf } from '../../app/visitor.factory.tsx'
import { CommentsSkeleton } from './comments-skeleton.tsx'

afterEach(cleanup)

test('while comments load, a guest sees the heading and a link to join and comment', () => {
  renderFor(<CommentsSkeleton isBelow={false} />, { session: { status: 'guest' } })
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Join and comment' })).toBeTruthy()
})

test('while comments load, a member isn’t asked to join', () => {
  renderFor(<CommentsSkeleton isBelow={false} />, { session: { status: 'member', user: userOf() } })
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Join and comment' })).toBeNull()
})
