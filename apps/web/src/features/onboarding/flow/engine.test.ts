import { type OnboardingEntry, type OnboardingStep, onboardingEntries } from '@rise/contract/onboarding/kinds'
import type { Resume } from '@rise/contract/resumes/shapes'
import { describe, expect, test } from 'vitest'
import { type AllAnswers, withAnswers } from './answers.ts'
import {
  asksName,
  inputsLeft,
  isExtra,
  nextOf,
  openFields,
  placeOf,
  planOf,
  previousOf,
  type Standing,
} from './engine.ts'
import { entries } from './entries.ts'
import { emptyGuest, identityIn } from './guest-onboarding.ts'
import { steps } from './steps.ts'

const guest: Standing = { ...emptyGuest, guest: emptyGuest.identity }
const storyWith = (resume: Resume): Standing['story'] => ({ ...emptyGuest.story, resume })
const member = (change: Partial<Standing> = {}): Standing => ({ ...guest, guest: undefined, ...change })
const generalEntry = entries.onboarding

const resume: Resume = {
  basics: { name: 'Ada Maria Ferreira', email: 'ada@mail.example', label: 'Keeper', location: { countryCode: 'PT' } },
  work: [{ name: 'Coast Guard', position: 'Keeper', startDate: '2019-05' }],
  skills: [{ name: 'Lamp repair' }],
}
/** A guest who has skipped the first question in favour of a file. */
const afterResume: Standing = {
  ...guest,
  story: storyWith(resume),
  done: ['start'],
  skipped: ['role', 'position'],
  guest: identityIn(resume),
}

describe('the inputs before a useful page', () => {
  test.for(onboardingEntries)('are at most eight for /%s', (slug) => {
    expect(inputsLeft(entries[slug], guest)).toBeLessThanOrEqual(8)
  })

  test.for(onboardingEntries)(
    'are profession, company, skills and country for /%s, without the optional steps',
    (slug) => {
      const entry = entries[slug]
      const steps = planOf(entry, guest).filter((id) => !isExtra(entry, id))
      expect(steps).toContain('account')
      const names = steps.flatMap((id) => openFields(id, guest))
      expect(names.toSorted()).toEqual(['company', 'countryCode', 'position', 'skills'])
      // Only members get the further steps, and they may stop at any time.
      const extras = entry.steps.filter((id) => isExtra(entry, id))
      expect(extras.map((id) => placeOf(entry, guest, id))).toEqual(extras.map(() => placeOf(entry, guest, null)))
    },
  )

  test.for(onboardingEntries)('are at most three for /%s after a résumé, whose step is the second', (slug) => {
    expect(planOf(entries[slug], guest)[1]).toBe('start')
    expect(1 + inputsLeft(entries[slug], afterResume)).toBeLessThanOrEqual(3)
  })

  test.for(onboardingEntries)('begin with a name and a profession for /%s', (slug) => {
    const [first = 'start', second = 'start'] = planOf(entries[slug], guest)
    expect(openFields(first, guest)).toContain('position')
    expect([asksName(entries[slug], guest, first), asksName(entries[slug], guest, second)]).toEqual([true, false])
    expect(asksName(entries[slug], member(), first)).toBe(false)
  })

  test('are two after a complete résumé and three after one without a place, including the file', () => {
    expect(1 + inputsLeft(generalEntry, afterResume)).toBe(2)
    const storyWithoutPlace = storyWith({ ...resume, basics: { ...resume.basics, location: {} } })
    expect(1 + inputsLeft(generalEntry, { ...afterResume, story: storyWithoutPlace })).toBe(3)
  })

  test('are the fields of the steps', () => {
    const fields = planOf(generalEntry, guest).flatMap((id) => openFields(id, guest))
    expect(fields).toEqual(['position', 'company', 'skills', 'countryCode'])
  })
})

describe('the plan of steps', () => {
  test.for<[string, OnboardingEntry, Standing, OnboardingStep[]]>([
    ['a guest with nothing', 'onboarding', guest, ['role', 'start', 'account', 'skills', 'country']],
    ['a guest with a résumé', 'onboarding', afterResume, ['role', 'start', 'account']],
    ['a new member', 'onboarding', member(), ['role', 'start', 'skills', 'country']],
    [
      'a member who joined here',
      'signup',
      member({ done: ['account'] }),
      ['role', 'start', 'account', 'skills', 'country'],
    ],
    ['a member with a complete story', 'onboarding', member({ story: storyWith(resume) }), []],
    [
      'a member with an ongoing role',
      'layoff-onboarding',
      member({ story: storyWith(resume) }),
      ['left', 'open-to-work', 'sought'],
    ],
    [
      'a member who has entered a role without an end',
      'layoff-onboarding',
      member({ story: storyWith({ work: [{ name: 'A', position: 'B' }] }), done: ['role'] }),
      ['role', 'start', 'skills', 'country', 'left', 'open-to-work', 'sought'],
    ],
    [
      'a member who skipped the role and so is not asked for its end',
      'layoff-onboarding',
      member({ skipped: ['role'] }),
      ['role', 'start', 'skills', 'country', 'open-to-work', 'sought'],
    ],
    [
      'a member whose role has no company, so that it has no end',
      'layoff-onboarding',
      member({ done: ['role'] }),
      ['role', 'start', 'skills', 'country', 'open-to-work', 'sought'],
    ],
  ])('has the right steps for %s at /%s', ([, slug, standing, steps]) => {
    expect(planOf(entries[slug], standing)).toEqual(steps)
  })

  test('includes steps answered here, so that "n of m" stays the same', () => {
    const story = withAnswers(emptyGuest.story, { position: 'Keeper', company: 'Coast Guard' })
    expect(planOf(generalEntry, member({ story, done: ['role'], skipped: ['start'] }))).toEqual([
      'role',
      'start',
      'skills',
      'country',
    ])
  })

  test('includes the headline even if one was derived from the role, so that "n of m" stays the same', () => {
    const story = withAnswers(emptyGuest.story, { position: 'Keeper', company: 'Coast Guard' })
    const fullEntry = entries['full-onboarding']
    expect(planOf(fullEntry, { ...guest, story, done: ['role'] })).toHaveLength(planOf(fullEntry, guest).length)
    const ownStory = storyWith({ ...story.resume, basics: { label: 'Keeps nine lamps burning' } })
    expect(planOf(fullEntry, { ...guest, story: ownStory, done: ['role'] })).not.toContain('headline')
  })

  test('contains each step of an entry once, including the account', () => {
    for (const { steps } of Object.values(entries)) {
      expect(new Set(steps).size).toBe(steps.length)
      expect(steps).toContain('account')
      expect(steps).toContain('start')
    }
  })
})

test('every entry has its own title and description, and its own questions or first steps', () => {
  const allEntries = Object.values(entries)
  for (const part of ['title', 'description'] as const) {
    expect(new Set(allEntries.map((entry) => entry[part])).size).toBe(allEntries.length)
  }
  const flows = allEntries.map(({ steps, firstSteps, onePage }) => JSON.stringify([steps, firstSteps, onePage]))
  expect(new Set(flows).size).toBe(allEntries.length)
})

describe('the address of a step', () => {
  test.for<[string | null, Standing, string]>([
    [null, guest, 'role'],
    ['account', guest, 'account'],
    ['skills', guest, 'role'],
    ['done', guest, 'role'],
    ['dance', guest, 'role'],
    [null, { ...guest, done: ['role'], skipped: ['start'] }, 'account'],
    [null, member(), 'role'],
    ['skills', member(), 'skills'],
    ['account', member({ done: ['account'] }), 'role'],
    ['done', member(), 'done'],
    ['headline', member(), 'role'],
    [null, member({ story: storyWith(resume) }), 'done'],
  ])('opens the right step for ?step=%s', ([stepName, standing, place]) => {
    expect(placeOf(generalEntry, standing, stepName)).toBe(place)
  })

  test('has a next and a previous step, which skip the account once there is one', () => {
    const newMember = member({ done: ['role', 'start', 'account'] })
    expect([nextOf(generalEntry, guest, 'start'), previousOf(generalEntry, guest, 'account')]).toEqual([
      'account',
      'start',
    ])
    expect([nextOf(generalEntry, newMember, 'account'), previousOf(generalEntry, newMember, 'skills')]).toEqual([
      'skills',
      'start',
    ])
    expect(nextOf(generalEntry, newMember, 'country')).toBe('done')
    expect(previousOf(generalEntry, newMember, 'role')).toBeUndefined()
    // A step that the file has already answered is skipped.
    expect(nextOf(generalEntry, { ...newMember, story: storyWith(resume) }, 'account')).toBe('done')
  })
})

describe('a person who answered in one sign-up flow and opens another', () => {
  const entriesOf = (slug: string) => [{ slug, name: slug }]
  const allAnswers: AllAnswers = {
    ...{ position: 'Keeper', company: 'Coast Guard', since: '2019-05', until: '2024-05' },
    ...{ headline: 'Keeps nine lamps burning', about: 'I keep lamps.', skills: ['Lamp repair'] },
    ...{ city: 'Faro', countryCode: 'PT', timeZone: 'Europe/Lisbon', school: 'School of Lamps', studied: 'Light' },
    ...{
      languages: ['English'],
      link: 'https://ada.example',
      expertises: entriesOf('web-development'),
      hats: entriesOf('starter'),
    },
    ...{ soughtValues: entriesOf('trust'), soughtBenefits: entriesOf('equity'), interests: entriesOf('hiking') },
    ...{
      mentoringTopics: entriesOf('first-job'),
      openToWork: 'employers',
      soughtRoles: ['Keeper'],
      soughtWorkTypes: ['Remote'],
    },
  }
  const entryPairs = onboardingEntries.flatMap((first) => onboardingEntries.map((second) => [first, second] as const))

  test.for(entryPairs)('is asked for nothing twice: /%s, then /%s', ([first, second]) => {
    const names = entries[first].steps.flatMap((id) => steps[id].fields)
    const answers = Object.fromEntries(names.map((name) => [name, allAnswers[name]]))
    const story = withAnswers(emptyGuest.story, answers)
    const finishedMember = member({ story })
    const fields = planOf(entries[second], finishedMember).flatMap((id) => openFields(id, finishedMember))
    expect(fields.filter((name) => names.includes(name))).toEqual([])
    expect(planOf(entries[second], finishedMember)).not.toContain('start')
    // This member stopped halfway, after these steps.
    const halfwayMember = member({ story, done: entries[first].steps })
    const openStep = placeOf(entries[second], halfwayMember, null)
    expect(
      openStep === 'done' ? [] : openFields(openStep, halfwayMember).filter((name) => names.includes(name)),
    ).toEqual([])
  })

  test('has finished /onboarding after /signup, but not /full-onboarding', () => {
    const { position, company, skills, countryCode } = allAnswers
    const story = withAnswers(emptyGuest.story, { position, company, skills, countryCode })
    expect(placeOf(entries.onboarding, member({ story }), null)).toBe('done')
    expect(placeOf(entries['full-onboarding'], member({ story }), null)).toBe('headline')
  })
})

test('the name and the email are read from a résumé', () => {
  expect(identityIn(resume)).toEqual({ firstName: 'Ada', lastName: 'Maria Ferreira', email: 'ada@mail.example' })
  expect(identityIn({ basics: { email: 'by post' } })).toEqual({ firstName: '', lastName: '', email: '' })
})
