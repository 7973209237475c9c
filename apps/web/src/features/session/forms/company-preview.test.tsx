// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { CompanyPreview, type ExamplePage } from './company-preview.tsx'

afterEach(cleanup)

const example: ExamplePage = {
  ...{ name: 'Mill & Sons', logo: null, line: 'Flour for forty bakeries', facts: ['Porto, Portugal'] },
  jobs: [{ title: 'Miller', facts: 'Porto', pay: '€30,000 a year' }],
}

test('until a name is typed, another company’s page is the example, and is labelled with its name', () => {
  const { rerender } = render(<CompanyPreview name="" example={example} />)
  expect(screen.getAllByText('Mill & Sons')).toHaveLength(2)
  expect(screen.getByText('€30,000 a year')).toBeTruthy()
  expect(screen.getByText('The page of Mill & Sons')).toBeTruthy()
  rerender(<CompanyPreview name="Harbour" example={example} />)
  expect(screen.getAllByText('Harbour')).toHaveLength(2)
  expect(screen.queryByText('Mill & Sons')).toBeNull()
  expect(screen.getByText('Your first job')).toBeTruthy()
})

test('without an example, each part of the page has a placeholder', () => {
  render(<CompanyPreview name="" />)
  expect(screen.getAllByText('Your company')).toHaveLength(2)
  expect(screen.getByText('Your first job')).toBeTruthy()
})
