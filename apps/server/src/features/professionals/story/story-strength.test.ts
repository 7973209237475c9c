import { storySteps } from '@rise/contract/professionals/story/shapes'
import { expect, test } from 'vitest'
import { storyStrength } from './story-strength.ts'

const emptyStory = {
  names: false,
  photo: false,
  resume: {},
  expertises: 0,
  hats: 0,
  values: 0,
  interests: 0,
  mentoringTopics: 0,
}
const fullStory = {
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
  expect(storyStrength(emptyStory)).toEqual({ percent: 0, next: 'headline' })
  expect(storyStrength(fullStory)).toEqual({ percent: 100, next: null })
})

test('headline and work are suggested before a last name, which is optional', () => {
  expect(storyStrength({ ...emptyStory, photo: true }).next).toBe('headline')
  const { work: _work, ...resume } = fullStory.resume
  expect(storyStrength({ ...fullStory, names: false, resume }).next).toBe('work')
  expect(storyStrength({ ...fullStory, names: false })).toEqual({ percent: 92, next: 'name' })
})

test('of several missing parts, the most useful one is suggested; each part is suggested if only it is missing', () => {
  const { basics } = fullStory.resume
  expect(storyStrength({ ...fullStory, hats: 0, resume: { ...fullStory.resume, work: [] } })).toEqual({
    percent: 79,
    next: 'work',
  })
  expect(storyStrength({ ...fullStory, hats: 0 })).toEqual({ percent: 97, next: 'hats' })
  const nextSteps = [
    { ...fullStory, names: false },
    { ...fullStory, photo: false },
    { ...fullStory, resume: { ...fullStory.resume, basics: { ...basics, label: '' } } },
    { ...fullStory, resume: { ...fullStory.resume, basics: { ...basics, summary: 'Short.' } } },
    { ...fullStory, resume: { ...fullStory.resume, basics: { ...basics, location: {} } } },
    { ...fullStory, resume: { ...fullStory.resume, basics: { ...basics, profiles: [] } } },
    { ...fullStory, resume: { ...fullStory.resume, work: [] } },
    { ...fullStory, resume: { ...fullStory.resume, education: [] } },
    { ...fullStory, resume: { ...fullStory.resume, skills: [{ name: 'One' }] } },
    { ...fullStory, resume: { ...fullStory.resume, languages: [] } },
    { ...fullStory, expertises: 0 },
    { ...fullStory, hats: 0 },
    { ...fullStory, values: 0 },
    { ...fullStory, interests: 0 },
    { ...fullStory, mentoringTopics: 0 },
  ].map((story) => storyStrength(story).next)
  expect(nextSteps.sort()).toEqual([...storySteps].sort())
})
