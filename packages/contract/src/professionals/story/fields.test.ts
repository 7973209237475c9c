import { expect, test } from 'vitest'
import { storyChange } from './fields.ts'

const savedResume = (resume: object) => storyChange.parse({ version: 1, resume }).resume

test('every address of a story that is typed without a scheme gets one', () => {
  const resume = {
    basics: { label: 'Keeper', url: ' ada.example/me?a=b ', profiles: [{ network: 'GitHub', url: 'github.com/ada' }] },
    work: [{ name: 'Coast Guard', position: 'Keeper', url: 'coast.example:8080/jobs' }],
    projects: [{ name: 'Lamp', url: 'https://lamp.example' }],
    'x-own': { url: 'ada.example' },
  }
  expect(savedResume(resume)).toEqual({
    ...resume,
    basics: {
      label: 'Keeper',
      url: 'https://ada.example/me?a=b',
      profiles: [{ network: 'GitHub', url: 'https://github.com/ada' }],
    },
    work: [{ name: 'Coast Guard', position: 'Keeper', url: 'https://coast.example:8080/jobs' }],
  })
})

test.for([
  '',
  'not a site',
  'javascript:alert(1)',
  'mailto:ada@ada.example',
  'ftp://ada.example',
  '/me',
  'ada',
  'https://ada:secret@ada.example',
])('"%s" is refused as a web address', (url) => {
  const { error } = storyChange.safeParse({ version: 1, resume: { basics: { url } } })
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['resume.basics.url'])
})

test('a document without links stays unchanged', () => {
  for (const resume of [{}, { skills: [{ name: 'Radio', level: 'good' }], work: [] }]) {
    expect(savedResume(resume)).toEqual(resume)
  }
})
