// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { createApi } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { TailoredResumes } from './tailored-resumes.tsx'

afterEach(cleanup)

const savedResume = { _id: 'one', jobTitle: 'Keeper', companyName: 'Harbour', jobSlug: null, lines: [] }

function show(state: object | null) {
  const result = [{ ...savedResume, createdAt: '2026-11-01T10:00:00.000Z' }]
  const api = createApi(async () => ({ status: 200, body: { success: true, result } }) as never)
  const page = (
    <>
      <TailoredResumes />
      <Link to="?show=resumes" state={state}>
        Saved
      </Link>
    </>
  )
  renderFor(page, { api, session: { status: 'member', user: userOf() }, path: '/copilot' })
  fireEvent.click(screen.getByText('Saved'))
}

test('words that the saved PDF can’t show are listed next to it before it is opened', async () => {
  show({ title: 'Keeper', undrawn: ['ᏣᎳᎩ', 'ᎤᏲ'] })
  expect(await screen.findByText(/^The PDF for Keeper can’t show these words.*: ᏣᎳᎩ, ᎤᏲ$/)).toBeDefined()
  expect(screen.getByRole('button', { name: /^Open PDF/ })).toBeDefined()
})

test('a PDF that shows every word has no note', async () => {
  show(null)
  expect(await screen.findByRole('button', { name: /^Open PDF/ })).toBeDefined()
  expect(screen.queryByText(/can’t show/)).toBeNull()
})
