import type { Resume } from '@rise/contract/resumes/shapes'
import { describe, expect, test } from 'vitest'
import { changeBetween, resumeOf } from '../../professionals/index.ts'
import { type Answers, answersOf, pendingOf, withAnswers, withRoleAsHeadline } from './answers.ts'
import { mergeStory, unmergedAnswers } from './changes.ts'
import { emptyGuest } from './guest-onboarding.ts'

const storyOf = (resume: Resume) => ({ ...emptyGuest.story, resume })
const storyAfter = (resume: Resume, answers: Answers) => withAnswers(storyOf(resume), answers).resume

describe('answers in a story', () => {
  test('a role is added, and supplies the headline until the member writes one', () => {
    const first = storyAfter({}, { position: ' Keeper ', company: 'Coast Guard' })
    expect(first).toEqual({
      basics: { label: 'Keeper at Coast Guard' },
      work: [{ position: 'Keeper', name: 'Coast Guard' }],
    })
    const second = storyAfter(first, { company: 'Harbour', until: '2026-05' })
    expect(second).toMatchObject({ basics: { label: 'Keeper' }, work: [{ name: 'Harbour', endDate: '2026-05' }] })
    expect(storyAfter({ ...first, basics: { label: 'Mine' } }, { company: 'Harbour' })).toMatchObject({
      basics: { label: 'Mine' },
    })
  })

  test('an end date ends the ongoing role, and the others are unchanged', () => {
    const work = [
      { name: 'A', position: 'B', endDate: '2015' },
      { name: 'C', position: 'D', 'x-desk': 3 },
    ]
    expect(storyAfter({ work }, { until: '2026-05' }).work).toEqual([work[0], { ...work[1], endDate: '2026-05' }])
    expect(answersOf(storyOf({ work }))).toMatchObject({ position: 'D', company: 'C', until: '' })
  })

  test('an incomplete role is left out of the story and stays a pending answer', () => {
    const story = withAnswers(storyOf({}), { position: 'Keeper', company: '' })
    expect(story.resume).toEqual({})
    expect(pendingOf(story, { position: 'Keeper', company: '' })).toEqual({ position: 'Keeper' })
    expect(
      pendingOf(withAnswers(story, { position: 'Keeper', company: 'A' }), { position: 'Keeper', company: 'A' }),
    ).toEqual({})
  })

  test('a role without a company becomes the headline, unless there is a headline or a role', () => {
    const headlineAfter = (resume: Resume, answers: Answers) =>
      resumeOf(withRoleAsHeadline(storyOf(resume), answers)).basics?.label
    expect(headlineAfter({}, { position: ' Nurse ' })).toBe('Nurse')
    expect(headlineAfter({ basics: { label: 'Mine' } }, { position: 'Nurse' })).toBe('Mine')
    expect(headlineAfter({ work: [{ name: 'A', position: 'B' }] }, { position: 'Nurse' })).toBeUndefined()
    expect(headlineAfter({}, { position: '', company: 'Clinic' })).toBeUndefined()
  })

  test('listed skills keep their other fields, and fields without a question stay', () => {
    const story = { skills: [{ name: 'Rope', years: 4 }, { name: 'Wood' }], 'x-pets': ['Rex'] }
    expect(storyAfter(story, { skills: ['Lamp', 'Rope'] })).toEqual({
      skills: [{ name: 'Lamp' }, { name: 'Rope', years: 4 }],
      'x-pets': ['Rex'],
    })
  })

  test('empty answers change nothing', () => {
    const story = storyOf({ basics: { label: 'Keeper', location: { city: 'Faro', 'x-floor': 2 } } })
    const unchanged = withAnswers(story, answersOf(story))
    expect(changeBetween(story, unchanged)).toBeUndefined()
    expect(changeBetween(emptyGuest.story, withAnswers(emptyGuest.story, answersOf(emptyGuest.story)))).toBeUndefined()
  })

  test('every answer survives the round trip through the story', () => {
    const entry = { slug: 'fixer', name: 'Fixer' }
    const answers: Answers = {
      position: 'Keeper',
      company: 'Coast Guard',
      since: '2019-05',
      until: '2026',
      headline: 'Light',
      about: 'At night.',
      skills: ['Lamp'],
      city: 'Faro',
      countryCode: 'PT',
      timeZone: 'Europe/Lisbon',
      school: 'Harbour school',
      studied: 'Knots',
      languages: ['Portuguese'],
      link: 'https://light.example',
      expertises: [entry],
      hats: [entry],
      soughtValues: [entry],
      soughtBenefits: [entry],
      interests: [entry],
      mentoringTopics: [entry],
      openToWork: 'public',
      soughtRoles: ['Keeper'],
      soughtWorkTypes: ['Onsite'],
    }
    const story = withAnswers(emptyGuest.story, answers)
    expect(answersOf(story)).toEqual(answers)
    expect(changeBetween(emptyGuest.story, story)).toMatchObject({ hats: ['fixer'], timeZone: 'Europe/Lisbon' })
  })
})

test('a guest’s answers are added to a story without overwriting its values', () => {
  const ownStory = {
    ...storyOf({ basics: { label: 'Mine' }, work: [{ name: 'A', position: 'B' }] }),
    openToWork: 'public' as const,
  }
  const guestStory = withAnswers(emptyGuest.story, {
    position: 'C',
    company: 'D',
    city: 'Faro',
    skills: ['Lamp'],
    openToWork: 'employers',
  })
  const mergedStory = mergeStory(ownStory, guestStory)
  expect(mergedStory).toMatchObject({
    openToWork: 'public',
    resume: {
      basics: { label: 'Mine', location: { city: 'Faro' } },
      work: [
        { name: 'A', position: 'B' },
        { name: 'D', position: 'C' },
      ],
      skills: [{ name: 'Lamp' }],
    },
  })
  expect(mergeStory(emptyGuest.story, guestStory)).toEqual(guestStory)
  expect(mergeStory(mergedStory, guestStory)).toEqual(mergedStory)
  expect(unmergedAnswers(mergedStory, guestStory)).toEqual(['Headline: C at D'])
})
