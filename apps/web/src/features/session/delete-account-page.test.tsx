// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { DeleteAccountPage } from './delete-account-page.tsx'

afterEach(cleanup)

test('the emailed link offers to delete the account', () => {
  renderFor(<DeleteAccountPage />, { path: '/delete-account?token=abc' })
  expect(screen.getByRole('button', { name: 'Delete account' })).toBeTruthy()
})

test('a link without its token shows a link to Settings instead of a button', () => {
  renderFor(<DeleteAccountPage />, { path: '/delete-account' })
  expect(screen.getByText('This link isn’t complete')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Settings' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Delete account' })).toBeNull()
})
