// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { Api } from '../../../app/base/api.ts'
import { renderFor, userOf } from '../../../app/visitor.factory.tsx'
import { LivePage } from './live-page.tsx'
import { PageEditor } from './page-editor.tsx'

afterEach(cleanup)

const options = { industries: [], stages: [], sizes: [], teamSizes: [], departments: [] } as never
const fields = {
  ...{ companyName: 'Mill & Sons', tagline: 'Flour for forty bakeries', story: '', website: '', links: [] },
  ...{ industries: [], stage: null, size: null, teamSize: null, foundingYear: null, places: [] },
  ...{ values: [], benefits: [] },
}
const desk = { _id: 'mill', slug: 'mill', role: 'owner', version: 1, storyHtml: '', fields, gallery: [] } as never

test('the form begins with the name and ends with pictures, next to a preview that updates while typing', async () => {
  const api = (async (key: string) => ({
    success: true,
    result: key.endsWith('/pictures') ? { photo: null, cover: null } : [],
  })) as unknown as Api
  const user = userOf({ _id: 'mill', role: 'employer', slug: 'mill', companyName: 'Mill & Sons' })
  renderFor(
    <PageEditor
      desk={desk}
      options={options}
      pictures={<h2>Pictures</h2>}
      beside={(values) => <LivePage values={values} options={options} />}
    />,
    { session: { status: 'member', user }, api },
  )
  const headings = await screen.findAllByRole('heading', { level: 2 })
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Who you are',
    'What you do',
    'Where you are',
    'Why people like it',
    'Links',
    'Pictures',
  ])
  const save = screen.getByRole('button', { name: 'Save page' })
  expect(save).toHaveProperty('form', screen.getByRole('form', { name: 'The company’s page' }))
  fireEvent.change(screen.getByLabelText(/^Tagline/), { target: { value: 'Flour for fifty bakeries' } })
  expect(await screen.findByText('Flour for fifty bakeries')).toBeTruthy()
  expect(screen.getByText('Not saved yet. Kept in this tab.')).toBeTruthy()
})
