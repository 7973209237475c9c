import type { OwnStory } from '@rise/contract/professionals/story/shapes'
import type { ReadExtras } from '@rise/contract/resumes/endpoints'
import { expect, test } from 'vitest'
import { changeBetween, emptyStory } from '../professionals/index.ts'
import { extraParts } from './extra-parts.ts'
import { storyWith } from './reading-parts.ts'

const entry = (slug: string) => ({ slug, name: slug.toUpperCase() })
const allExtras: Required<ReadExtras> = {
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
const emptyOwnStory: OwnStory = { ...emptyStory, _id: 'ada', firstName: 'Ada' }

test('values outside the résumé are added to an empty story, and sent', () => {
  const result = storyWith(emptyOwnStory, extraParts(emptyOwnStory, allExtras))
  expect(result).toMatchObject(allExtras)
  const slugs = { expertises: ['lamps'], hats: ['fixer'], soughtValues: ['trust', 'calm'] }
  const furtherLists = { soughtBenefits: ['boat'], mentoringTopics: ['knots'] }
  expect(changeBetween(emptyOwnStory, result)).toEqual({ ...allExtras, ...slugs, ...furtherLists })
  expect(extraParts(result, allExtras)).toEqual([])
})

test('values that others would see immediately, or that replace existing ones, are added only if chosen', () => {
  const titlesWithSafety = extraParts(emptyOwnStory, allExtras).map(({ title, safe }) => [title, safe])
  expect(Object.fromEntries(titlesWithSafety)).toEqual({
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

test('lists are extended up to the limit of a story', () => {
  const nearlyFullStory = { ...emptyOwnStory, hats: Array.from({ length: 19 }, (_, index) => entry(`hat-${index}`)) }
  const [part] = extraParts(nearlyFullStory, { hats: [entry('hat-3'), entry('one'), entry('two')] })
  expect(part?.lines).toEqual(['ONE, TWO'])
  expect(storyWith(nearlyFullStory, part ? [part] : []).hats).toEqual([...nearlyFullStory.hats, entry('one')])
})

test('the roles that a member looks for are added by default if no one can see them, and a line says so', () => {
  const [part] = extraParts(emptyOwnStory, { soughtRoles: ['Keeper'], hiddenFrom: ['Coast Guard'] })
  expect(part).toMatchObject({
    safe: true,
    lines: ['Who can see it: No one', 'Roles you’re looking for: Keeper', 'Hidden from: people at Coast Guard'],
  })
})

test('a guest’s name is not a part, because the account form asks for it', () => {
  expect(extraParts(emptyStory, { firstName: 'Ada' })).toEqual([])
})
