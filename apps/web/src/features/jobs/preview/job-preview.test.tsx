// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { jobOf } from '../job.factory.ts'
import { JobPreview } from './job-preview.tsx'

afterEach(cleanup)

test('a preview names the company without a link to the company’s page, which others may not see yet', () => {
  renderFor(<JobPreview job={jobOf()} />)
  expect(screen.getByText('Lumenfield')).toBeTruthy()
  // Hovering over such a link would prefetch a page that doesn't exist.
  const paths = screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
  expect(paths.filter((path) => path?.startsWith('/company/'))).toEqual([])
})
