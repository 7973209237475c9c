// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { jobOf } from '../job.factory.ts'
import { JobArticle } from './job-article.tsx'

afterEach(cleanup)

test.each(['de', null])('the description of a posting in %j has this language as its lang', (language) => {
  renderFor(<JobArticle job={jobOf({ language, description: '<p>Wir suchen dich</p>' })} similar={[]} preview />)
  expect(screen.getByText('Wir suchen dich').closest('[lang]')?.getAttribute('lang') ?? null).toBe(language)
})
