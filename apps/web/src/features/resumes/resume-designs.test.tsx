// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderFor } from '../../app/visitor.factory.tsx'
import { ResumeDesigns } from './resume-designs.tsx'

afterEach(cleanup)

test('the résumé is downloaded in the chosen design and paper size', () => {
  renderFor(<ResumeDesigns slug="ada-brook" />)
  const link = () => screen.getByRole('link', { name: 'Download PDF' }).getAttribute('href')
  expect(link()).toBe('/professional/ada-brook/resume.pdf?design=classic&paper=A4')
  fireEvent.change(screen.getByLabelText('Design'), { target: { value: 'compact' } })
  fireEvent.change(screen.getByLabelText('Paper'), { target: { value: 'Letter' } })
  expect(link()).toBe('/professional/ada-brook/resume.pdf?design=compact&paper=Letter')
})
