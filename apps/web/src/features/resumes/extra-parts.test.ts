import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { ReadExtras } from '@rise/contract/resumes/endpoints'
import { expect, test } from 'vitest'
import { changeBetween, emptyStory } from '../professionals/index.ts'
import { extraParts } from './extra-parts.ts'
import { storyWith } from './reading-parts.ts'

const entry = (slug: string) => ({ slug, name: slug.toUpperCase() })
const all: Required<ReadExtras> = {
  firstName: 'Ada Maria',
  lastName: 'Ferreira',
  timeZone: 'Europe/Lisbon',
  openToWork: 'employers',
  soughtRoles: ['Keeper'],
  soughtWorkTypes: ['Remote', 'Onsite'],
  hiddenFrom: ['Coast Guard'],
  expertises: [entry('lamps')],
  hats: [entry('fixer')],
  soughtValues: [entry('trust'), entry('calm')],
  soughtBenefits: [entry('boat')],
  mentoringTopics: [entry('knots')],
  emailShownTo: 'employers',
  phoneShownTo: 'members',
  searchEngines: false,
  shownAtWork: true,
}
const empty: OwnStory = { ...emptyStory, _id: 'ada', firstName: 'Ada' }

test('everything beside the résumé is added to an empty story, and sent', () => {
  const taken = storyWith(empty, extraParts(empty, all))
  expect(taken).toMatchObject(all)
  const slugs = { expertises: ['lamps'], hats: ['fixer'], soughtValues: ['trust', 'calm'] }
  const more = { soughtBenefits: ['boat'], mentoringTopics: ['knots'] }
  expect(changeBetween(empty, taken)).toEqual({ ...all, ...slugs, ...more })
  expect(extraParts(taken, all)).toEqual([])
})

test('values that others would see at once, or that replace others, are added only if chosen', () => {
  const safe = extraParts(empty, all).map(({ title, safe }) => [title, safe])
  expect(Object.fromEntries(safe)).toEqual({
    Name: false,
    'Time zone': true,
    Expertise: true,
    'Hats you wear': true,
    'Values you look for': true,
    'Benefits you look for': true,
    'Mentoring topics': true,
    'Open to work': false,
    'Who sees what': false,
  })
})

test('lists grow at their end, up to the limit of a story', () => {
  const kept = { ...empty, hats: Array.from({ length: 19 }, (_, index) => entry(`hat-${index}`)) }
  const [part] = extraParts(kept, { hats: [entry('hat-3'), entry('one'), entry('two')] })
  expect(part?.lines).toEqual(['ONE, TWO'])
  expect(storyWith(kept, part ? [part] : []).hats).toEqual([...kept.hats, entry('one')])
})

test('the roles of a member who is open to work for no one are added at once, and say who can see them', () => {
  const [part] = extraParts(empty, { soughtRoles: ['Keeper'], hiddenFrom: ['Coast Guard'] })
  expect(part).toMatchObject({
    safe: true,
    lines: ['Who can see it: No one', 'Roles you’re looking for: Keeper', 'Hidden from: people at Coast Guard'],
  })
})

test('a guest enters the name with the account', () => {
  expect(extraParts(emptyStory, { firstName: 'Ada' })).toEqual([])
})
