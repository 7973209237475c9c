import type { Resume } from '@rise/contract/resumes/shapes'
import { expect, test } from 'vitest'
import { emptyStory } from '../professionals/index.ts'
import { documentWith, readingParts, storyWith } from './reading-parts.ts'
import { fitReading } from './review/fit-reading.ts'

const hiddenVisibility = { email: false, phone: false }
const titlesOf = (present: Resume, read: Resume) =>
  readingParts(present, read, hiddenVisibility).map(({ title }) => title)

test('an empty story gets the whole reading', () => {
  const read = { basics: { label: 'Nurse', location: { city: 'Porto' } }, work: [{ name: 'Acme', position: 'Lead' }] }
  const parts = readingParts({}, read, hiddenVisibility)
  expect(parts.map(({ title, safe }) => [title, safe])).toEqual([
    ['Headline', true],
    ['Place', true],
    ['Experience', true],
  ])
  expect(documentWith({}, parts)).toEqual(read)
})

test('a part that would replace existing content is added only if chosen, and has a note', () => {
  const [part] = readingParts({ basics: { label: 'Nurse' } }, { basics: { label: 'Doctor' } }, hiddenVisibility)
  expect(part).toMatchObject({ safe: false, note: 'Replaces what is in your story: Nurse' })
})

test('contact details that others would see immediately are added only if chosen', () => {
  const read = { basics: { email: 'ada@mail.example', phone: '+351 1' } }
  const [email, phone] = readingParts({}, read, { email: true, phone: false })
  expect([email?.safe, phone?.safe]).toEqual([false, true])
  expect([email?.note, phone?.note]).toEqual([
    expect.stringContaining('will see it'),
    expect.stringContaining('No one sees it'),
  ])
})

test('existing entries stay, and are not duplicated', () => {
  const [nurse, lead] = [
    { name: 'Clinic', position: 'Nurse', 'x-floor': 3 },
    { name: 'Acme', position: 'Lead' },
  ]
  const parts = readingParts(
    { work: [nurse] },
    { work: [{ name: 'clinic', position: 'nurse' }, lead] },
    hiddenVisibility,
  )
  expect(parts[0]?.lines).toEqual(['Lead, Acme'])
  expect(documentWith({ work: [nurse] }, parts)).toEqual({ work: [nurse, lead] })
  expect(titlesOf({ work: [nurse] }, { work: [nurse] })).toEqual([])
})

test('a role typed by hand gains the file’s further fields, and is not duplicated', () => {
  const typedRole = { position: 'Keeper', name: 'Coast Guard', endDate: '2026-05' }
  const read = { position: 'keeper', name: 'Coast Guard Ltd.', startDate: '2019-05', highlights: ['Nine lamps'] }
  const parts = readingParts(
    { work: [typedRole] },
    { work: [read, { ...read, startDate: '2015-01', endDate: '2018' }] },
    hiddenVisibility,
  )
  expect(parts[0]?.lines).toEqual([
    'Keeper, Coast Guard · May 2019 – May 2026: more about it',
    'keeper, Coast Guard Ltd. · Jan 2015 – 2018',
  ])
  const { work } = documentWith({ work: [typedRole] }, parts)
  expect(work).toEqual([
    { ...typedRole, startDate: '2019-05', highlights: ['Nine lamps'] },
    { ...read, startDate: '2015-01', endDate: '2018' },
  ])
  expect(titlesOf({ work: work ?? [] }, { work: [read] })).toEqual([])
})

test('a role with another period, company or position is a different role, unless only case or precision differs', () => {
  const presentRoles = [{ position: 'Nurse', name: 'Clinic', startDate: '2019' }]
  const otherRoles = [
    { position: 'Nurse', name: 'Clinic', startDate: '2012-03' },
    { position: 'Nurse', name: 'Clinic of Porto', startDate: '2019' },
    { position: 'Doctor', name: 'Clinic', startDate: '2019' },
  ]
  for (const work of otherRoles) expect(titlesOf({ work: presentRoles }, { work: [work] })).toEqual(['Experience'])
  expect(
    titlesOf({ work: presentRoles }, { work: [{ position: 'Nurse', name: 'CLINIC', startDate: '2019-04' }] }),
  ).toEqual([])
})

test('parts without a form are added, but never replace existing ones', () => {
  const parts = readingParts(
    { meta: { version: 'mine' } },
    { meta: { version: 'theirs' }, 'x-pets': ['Rex'] },
    hiddenVisibility,
  )
  expect(documentWith({ meta: { version: 'mine' } }, parts)).toEqual({ meta: { version: 'mine' }, 'x-pets': ['Rex'] })
})

test('values that a story can’t contain are removed and listed; entries stay, to be completed', async () => {
  const work = [
    { name: 'A harbour' },
    { name: 'Acme', position: 'Lead', url: 'acme' },
    { name: 'Late', position: 'Guest', startDate: '2020', endDate: '2019' },
  ]
  const { resume, left, problems } = await fitReading({
    basics: { url: 'javascript:alert(1)', profiles: [{ network: 'X', url: 'x' }, { url: 'https://x.example' }] },
    work,
    skills: [{ keywords: ['Rope'] }, { name: 'Lamps' }],
  })
  expect(resume).toEqual({
    basics: { profiles: [{ url: 'https://x.example' }] },
    work: [work[0], { name: 'Acme', position: 'Lead' }, work[2]],
    skills: [{ name: 'Lamps' }],
  })
  expect(left.map((line) => line.split(':')[0]).toSorted()).toEqual(['Rope', 'X, x', 'acme', 'javascript'])
  expect(problems).toEqual({ 'work:2': 'The end is before the start. Correct one of them.' })
})

test('dates and the names of parts are readable', () => {
  const read = {
    education: [{ institution: 'Porto', studyType: 'Master', startDate: '2009-09', endDate: '2011' }],
    volunteer: [{ organization: 'Food bank', position: 'Driver', startDate: '2020-02' }],
    awards: [{ title: 'Best bridge', date: '2021-06-30' }],
    publications: [{ name: 'On arches', releaseDate: '2018-01' }],
    references: [{ name: 'Grace', reference: 'She builds.' }],
    basics: { location: { city: 'Hamburg', countryCode: 'DE' } },
    meta: { version: '1' },
    'x-shoeSize': 39,
    custom_part: ['a'],
  }
  expect(
    Object.fromEntries(readingParts({}, read, hiddenVisibility).map(({ title, lines }) => [title, lines])),
  ).toEqual({
    Place: ['Hamburg, Germany'],
    Education: ['Porto, Master · Sep 2009 – 2011'],
    Volunteering: ['Food bank, Driver · Feb 2020 – Present'],
    Publications: ['On arches · Jan 2018'],
    Awards: ['Best bridge · 30 Jun 2021'],
    'Other parts of the document': ['References', 'About the file itself', 'Shoe size', 'Custom part'],
  })
})

test('interests from the catalog appear on the page, and the file’s own words stay in the document', () => {
  const [sailing, chess] = [
    { slug: 'sailing', name: 'Sailing' },
    { slug: 'chess', name: 'Chess' },
  ]
  const interests = [{ name: 'Water', keywords: ['Sailing', 'Hydrofoils'] }, { name: 'Chess' }]
  const parts = readingParts({}, { interests }, hiddenVisibility, { chosen: [chess], read: [sailing, chess] })
  const [part] = parts
  expect(part).toMatchObject({ title: 'Interests', lines: ['Water: Sailing, Hydrofoils', 'Chess'], safe: true })
  expect(part?.note).toContain('Your page shows: Sailing.')
  const result = storyWith({ ...emptyStory, interests: [chess] }, parts)
  expect([result.resume, result.interests]).toEqual([{ interests }, [chess, sailing]])
  expect(titlesOf({ interests }, { interests })).toEqual([])
  const [unknown] = readingParts({}, { interests }, hiddenVisibility)
  expect(unknown?.note).toContain('Our list of interests has none of them')
})

test('fields of the basics that appear on no page are kept, too', () => {
  const basics = { image: 'https://ada.example/a.png', 'x-mood': 'calm', location: { postalCode: '4000' } }
  const parts = readingParts({ basics: { label: 'Nurse' } }, { basics: { name: 'Ada', ...basics } }, hiddenVisibility)
  expect(documentWith({ basics: { label: 'Nurse' } }, parts)).toEqual({ basics: { label: 'Nurse', ...basics } })
})
