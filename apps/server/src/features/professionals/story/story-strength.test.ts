import { storySteps } from '@rise/contract/professionals/story/shapes'
import { expect, test } from 'vitest'
import { storyStrength } from './story-strength.ts'

const empty = {
  names: false,
  photo: false,
  resume: {},
  expertises: 0,
  hats: 0,
  values: 0,
  interests: 0,
  mentoringTopics: 0,
}
const full = {
  names: true,
  photo: true,
  resume: {
    basics: {
      label: 'Engineer',
      summary: 'x'.repeat(120),
      location: { countryCode: 'PT' },
      profiles: [{ url: 'https://a.example' }],
    },
    work: [{ name: 'Acme' }],
    education: [{ institution: 'School' }],
    skills: Array.from({ length: 5 }, (_, n) => ({ name: `Skill ${n}` })),
    languages: [{ language: 'English' }],
  },
  expertises: 1,
  hats: 1,
  values: 1,
  interests: 1,
  mentoringTopics: 1,
}

test('an empty story has 0 percent; a complete one has 100 percent and no next step', () => {
  expect(storyStrength(empty)).toEqual({ percent: 0, next: 'name' })
  expect(storyStrength(full)).toEqual({ percent: 100, next: null })
})

test('missing parts are suggested by benefit, and each step links to its section', () => {
  const { basics } = full.resume
  expect(storyStrength({ ...full, hats: 0, resume: { ...full.resume, work: [] } })).toEqual({
    percent: 79,
    next: 'work',
  })
  expect(storyStrength({ ...full, hats: 0 })).toEqual({ percent: 97, next: 'hats' })
  const reached = [
    { ...full, names: false },
    { ...full, photo: false },
    { ...full, resume: { ...full.resume, basics: { ...basics, label: '' } } },
    { ...full, resume: { ...full.resume, basics: { ...basics, summary: 'Short.' } } },
    { ...full, resume: { ...full.resume, basics: { ...basics, location: {} } } },
    { ...full, resume: { ...full.resume, basics: { ...basics, profiles: [] } } },
    { ...full, resume: { ...full.resume, work: [] } },
    { ...full, resume: { ...full.resume, education: [] } },
    { ...full, resume: { ...full.resume, skills: [{ name: 'One' }] } },
    { ...full, resume: { ...full.resume, languages: [] } },
    { ...full, expertises: 0 },
    { ...full, hats: 0 },
    { ...full, values: 0 },
    { ...full, interests: 0 },
    { ...full, mentoringTopics: 0 },
  ].map((story) => storyStrength(story).next)
  expect(reached.sort()).toEqual([...storySteps].sort())
})
