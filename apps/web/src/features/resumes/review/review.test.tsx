// @vitest-environment jsdom
import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { Resume } from '@rise/contract/resumes/shapes'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderFor } from '../../../app/visitor.factory.tsx'
import { emptyStory } from '../../professionals/index.ts'
import { documentWith, type ReadingPart } from '../reading-parts.ts'
import { ReadingReview } from '../resume-review.tsx'
import type { Reading } from './review-items.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const ada: OwnStory = { ...emptyStory, _id: 'ada' }
const readingSample: Reading = {
  kind: 'pdf',
  resume: {
    basics: { label: 'Keeper' },
    work: [
      { position: 'Engineer', name: 'Northwind', startDate: '2019-05' },
      { position: 'Guard', startDate: '2015', endDate: '2018' },
    ],
    languages: [{ language: 'Portuguese', fluency: 'Native' }],
    skills: [{ name: 'Rope' }, { name: 'Lamps' }],
  },
  lines: ['Keeper', 'Engineer, Northwind', 'May 2019 - Present', 'Guard', '2015 - 2018', 'Rope, Lamps', 'Portuguese'],
  items: [
    { part: 'basics', at: 'label', lines: [0], unsure: [] },
    { part: 'work', at: 0, lines: [1, 2], unsure: ['name'] },
    { part: 'work', at: 1, lines: [3, 4], unsure: ['name'] },
    { part: 'skills', at: 0, lines: [5], unsure: [] },
    { part: 'skills', at: 1, lines: [5], unsure: [] },
    { part: 'languages', at: 0, lines: [6], unsure: [] },
  ],
  unplaced: [{ text: 'Kept nine lamps', line: null, heading: 'Highlights' }],
  warnings: [],
  interests: [],
  extras: {},
}

async function show(present: Resume = {}, read = readingSample) {
  const onTake = vi.fn<(parts: readonly ReadingPart[]) => void>()
  renderFor(<ReadingReview story={{ ...ada, resume: present }} reading={read} onTake={onTake} onLeave={() => {}} />)
  await screen.findByRole('heading', { name: 'Review your résumé' })
  return {
    onTake,
    add: () => fireEvent.click(screen.getByRole('button', { name: 'Add to my story' })),
    document: () => documentWith(present, onTake.mock.calls.at(-1)?.[0] ?? []),
    row: (name: RegExp) => {
      const row = screen.getByRole('checkbox', { name }).closest('li')
      if (!row) throw new Error('A row is an item of a list.')
      return within(row)
    },
  }
}

const changeField = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })

test('each item shows its source lines, and uncertain values are stated in words', async () => {
  const { row } = await show()
  const engineer = row(/^Engineer, Northwind/)
  expect(engineer.getByText('In your file')).toBeDefined()
  expect(engineer.getByText('May 2019 - Present')).toBeDefined()
  expect(engineer.getByText('Please check: company.')).toBeDefined()
  expect(engineer.getByText('Please check: we weren’t sure about this.')).toBeDefined()
  expect(row(/^Portuguese/).queryByText(/Please check/)).toBeNull()
})

test('complete items are added by default; an incomplete one waits until it is completed', async () => {
  const { add, document, row } = await show()
  const guardRow = row(/^Guard/)
  expect(guardRow.getByText('To add this role, enter: company.')).toBeDefined()
  expect(guardRow.getByText('We didn’t find this in your file.')).toBeDefined()
  add()
  expect(document()).toEqual({
    basics: { label: 'Keeper' },
    work: [readingSample.resume.work && (readingSample.resume.work as object[])[0]],
    languages: readingSample.resume.languages,
    skills: readingSample.resume.skills,
  })
  changeField(guardRow.getByLabelText('Company'), 'Harbour')
  expect(guardRow.getByRole<HTMLInputElement>('checkbox', { name: /^Guard, Harbour/ }).checked).toBe(true)
  add()
  expect(document().work).toHaveLength(2)
  expect(document().work?.[1]).toEqual({ position: 'Guard', name: 'Harbour', startDate: '2015', endDate: '2018' })
})

test('an item is excluded by unticking it, and edited in its fields', async () => {
  const { add, document, row } = await show()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Portuguese/ }))
  const engineer = row(/^Engineer, Northwind/)
  changeField(engineer.getByLabelText('Company'), 'Southwind')
  changeField(engineer.getByLabelText(/^Highlights/), 'Built gates\n\nKept lamps')
  add()
  expect(document().languages).toBeUndefined()
  expect(document().work).toEqual([
    { position: 'Engineer', name: 'Southwind', startDate: '2019-05', highlights: ['Built gates', 'Kept lamps'] },
  ])
})

test('a ticked incomplete item shows its missing fields as errors, and nothing is added', async () => {
  const { add, onTake } = await show()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Guard/ }))
  add()
  expect(onTake).not.toHaveBeenCalled()
  expect(screen.getByText(/^Complete “Guard/)).toBeDefined()
})

test('an unplaced line is added to a field', async () => {
  const { add, document } = await show()
  expect(screen.getByText('1 line we couldn’t place')).toBeDefined()
  expect(screen.getByText('Under “Highlights”')).toBeDefined()
  changeField(screen.getByLabelText('Add to: Kept nine lamps'), 'work:0')
  expect(screen.queryByText('1 line we couldn’t place')).toBeNull()
  add()
  expect(document().work?.[0]?.summary).toBe('Kept nine lamps')
})

test('edits survive a reload', async () => {
  const first = await show()
  changeField(first.row(/^Engineer/).getByLabelText('Company'), 'Southwind')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Headline' }))
  cleanup()
  const second = await show()
  fireEvent.click(second.row(/^Engineer, Southwind/).getByRole('button', { name: /^Edit/ }))
  expect(second.row(/^Engineer, Southwind/).getByLabelText<HTMLInputElement>('Company').value).toBe('Southwind')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Headline' }).checked).toBe(false)
})

test('existing content is not shown, and an existing role with fewer details gains the missing ones', async () => {
  const presentResume = {
    work: [{ position: 'Engineer', name: 'Northwind' }],
    languages: [{ language: 'Portuguese', fluency: 'Native' }],
  }
  const { add, document } = await show(presentResume)
  expect(screen.queryByRole('checkbox', { name: /^Portuguese/ })).toBeNull()
  expect(screen.getByRole('checkbox', { name: /^Engineer, Northwind.*: more about it$/ })).toBeDefined()
  add()
  expect(document().work).toEqual([{ position: 'Engineer', name: 'Northwind', startDate: '2019-05' }])
})

test('links are edited individually, and a link without an address is excluded', async () => {
  const links = [
    { network: 'GitHub', username: 'ada', url: 'https://github.com/ada' },
    { network: 'LinkedIn', username: 'ada', url: 'https://linkedin.com/in/ada' },
    { network: 'Blog', url: 'https://ada.example' },
  ]
  const presentResume = { basics: { profiles: links.slice(2) } }
  const { add, document, row } = await show(presentResume, {
    ...readingSample,
    resume: { basics: { profiles: links } },
  })
  const linksRow = row(/^Links elsewhere/)
  fireEvent.click(linksRow.getByRole('button', { name: /^Edit/ }))
  expect(linksRow.queryByLabelText('Link 3')).toBeNull()
  changeField(linksRow.getByLabelText('Link 1'), '')
  changeField(linksRow.getByLabelText('Link 2'), 'https://linkedin.com/in/ada-moore')
  changeField(linksRow.getByLabelText('Name of link 2'), 'My LinkedIn')
  add()
  const changedProfile = { network: 'My LinkedIn', username: 'ada', url: 'https://linkedin.com/in/ada-moore' }
  expect(document().basics?.profiles).toEqual([links[2], changedProfile])
})
