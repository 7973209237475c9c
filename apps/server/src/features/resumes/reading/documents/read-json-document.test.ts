import { describe, expect, test } from 'vitest'
import { readJsonDocument } from './read-json-document.ts'

const read = (document: object) => readJsonDocument(JSON.stringify(document))

test('JSON Resume before version 1.0 keeps employers, websites and grades', () => {
  const { resume, unplaced } = read({
    basics: { name: 'Mara Quill', website: 'https://mara.example' },
    work: [{ company: 'Northwind', website: 'https://n.example', position: 'Engineer', startDate: '2016-11-07' }],
    education: [{ institution: 'State University', gpa: '3.9' }],
    languages: [{ name: 'German', level: 'C1' }],
  })
  expect(resume).toEqual({
    basics: { name: 'Mara Quill', url: 'https://mara.example' },
    work: [{ name: 'Northwind', url: 'https://n.example', position: 'Engineer', startDate: '2016-11-07' }],
    education: [{ institution: 'State University', score: '3.9' }],
    languages: [{ language: 'German', fluency: 'C1' }],
  })
  expect(unplaced).toEqual([])
})

test('both values are kept if a field is given under its former and its present name', () => {
  const { resume } = read({ work: [{ company: 'Old', name: 'New' }] })
  expect(resume.work).toEqual([{ company: 'Old', name: 'New' }])
})

describe('a Reactive Resume export', () => {
  const document = {
    basics: {
      name: 'Mara Quill',
      headline: 'Engineer',
      email: 'mara@mail.example',
      phone: '',
      location: 'Berlin, Germany',
      url: { label: '', href: 'https://mara.example' },
      customFields: [{ name: 'Badge', value: 'Gold' }],
    },
    sections: {
      summary: { content: '<p>Builds <strong>things</strong>.</p>' },
      experience: {
        items: [
          {
            id: 'a',
            company: 'Northwind',
            position: 'Engineer',
            location: 'Berlin',
            date: 'Jan 2021 - Present',
            summary: '<ul><li>Led</li></ul>',
          },
        ],
      },
      education: {
        items: [{ institution: 'State University', studyType: 'BSc', area: 'Physics', date: '2014 to 2018' }],
      },
      skills: { items: [{ name: 'Data', description: 'Expert', keywords: ['SQL'] }] },
      languages: { items: [{ name: 'German', description: 'Native' }] },
      profiles: { items: [{ network: 'GitHub', username: 'mara', url: { href: 'https://github.com/mara' } }] },
    },
    metadata: { template: 'onyx' },
  }

  test('is recognised and read', () => {
    expect(read(document).resume).toEqual({
      basics: {
        name: 'Mara Quill',
        label: 'Engineer',
        email: 'mara@mail.example',
        url: 'https://mara.example',
        summary: 'Builds things.',
        location: { city: 'Berlin', countryCode: 'DE' },
        profiles: [{ network: 'GitHub', username: 'mara', url: 'https://github.com/mara' }],
      },
      work: [{ name: 'Northwind', position: 'Engineer', location: 'Berlin', startDate: '2021-01', summary: '• Led' }],
      education: [
        { institution: 'State University', studyType: 'BSc', area: 'Physics', startDate: '2014', endDate: '2018' },
      ],
      skills: [{ name: 'Data', level: 'Expert', keywords: ['SQL'] }],
      languages: [{ language: 'German', fluency: 'Native' }],
    })
  })

  test('has text that fits no field listed as unplaced', () => {
    expect(read(document).unplaced.map(({ text }) => text)).toEqual(
      expect.arrayContaining([expect.stringContaining('Gold')]),
    )
  })
})

test('an OpenResume export is recognised and read', () => {
  const { resume, unplaced } = read({
    resume: {
      profile: { name: 'Mara Quill', email: 'mara@mail.example', phone: '', url: '', summary: '', location: 'Berlin' },
      workExperiences: [
        { company: 'Northwind', jobTitle: 'Engineer', date: 'Jan 2021 - Present', descriptions: ['Led it'] },
      ],
      educations: [
        { school: 'State University', degree: 'BSc Physics', gpa: '3.9', date: '2014 - 2018', descriptions: [] },
      ],
      projects: [{ project: 'Ramp Clock', date: '2019', descriptions: ['Shows the time'] }],
      skills: { featuredSkills: [{ skill: 'SQL', rating: 4 }], descriptions: ['Python, Go'] },
      custom: { descriptions: ['Juggles'] },
    },
    settings: { fontSize: '11' },
  })
  expect(resume).toMatchObject({
    basics: { name: 'Mara Quill' },
    work: [{ name: 'Northwind', position: 'Engineer', startDate: '2021-01', highlights: ['Led it'] }],
    education: [{ institution: 'State University', score: '3.9', endDate: '2018' }],
    skills: [{ name: 'SQL' }, { name: 'Python' }, { name: 'Go' }],
  })
  expect(unplaced.map(({ text }) => text)).toEqual(['descriptions: Juggles'])
})
