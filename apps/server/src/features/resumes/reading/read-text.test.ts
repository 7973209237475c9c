import { describe, expect, test } from 'vitest'
import { readResume } from './read-resume.ts'

function read(text: string) {
  return readResume(Buffer.from(text))
}

const plainText = `Jonas Okafor
Registered Nurse
Leeds, United Kingdom | jonas.okafor@mail.example | +44 113 496 0182 | linkedin.com/in/jonasokafor

PROFILE
Nurse with nine years on surgical wards who trains newcomers and writes handovers that save the night shift a call.

EXPERIENCE
Senior Staff Nurse, Aire Valley Hospital        Mar 2019 - Present
- Leads a team of six on a surgical ward
- Wrote the ward's guide to handovers,
  which three other wards took over

Staff Nurse
Northgate Clinic, York
06/2015 – 02/2019
• Cared for patients after operations

EDUCATION
BSc Nursing, University of Leeds
2012 – 2015

SKILLS
Wound care, Triage, Phlebotomy, ECG, Origami

LANGUAGES
English (native), Igbo (fluent)

MY GARDEN
Beans and roses
`

test('plain text in the usual order is split into its sections', async () => {
  const { kind, resume } = await read(plainText)
  expect(kind).toBe('text')
  expect(resume.basics).toMatchObject({
    name: 'Jonas Okafor',
    label: 'Registered Nurse',
    email: 'jonas.okafor@mail.example',
    phone: '+44 113 496 0182',
    location: { city: 'Leeds', countryCode: 'GB' },
    profiles: [{ network: 'LinkedIn', username: 'jonasokafor', url: 'https://linkedin.com/in/jonasokafor' }],
  })
  expect(resume.basics?.summary).toMatch(/^Nurse with nine years/)
  expect(resume.work).toEqual([
    {
      position: 'Senior Staff Nurse',
      name: 'Aire Valley Hospital',
      startDate: '2019-03',
      highlights: [
        'Leads a team of six on a surgical ward',
        "Wrote the ward's guide to handovers, which three other wards took over",
      ],
    },
    {
      position: 'Staff Nurse',
      name: 'Northgate Clinic',
      location: 'York',
      startDate: '2015-06',
      endDate: '2019-02',
      highlights: ['Cared for patients after operations'],
    },
  ])
  expect(resume.education).toEqual([
    { institution: 'University of Leeds', studyType: 'BSc', area: 'Nursing', startDate: '2012', endDate: '2015' },
  ])
  expect(resume.languages).toEqual([
    { language: 'English', fluency: 'native' },
    { language: 'Igbo', fluency: 'fluent' },
  ])
})

test('skills keep the words of the file if the catalog spells them with other letters', async () => {
  const { resume } = await read('Ada Moore\n\nSkills\npostgres, REACT.js, Origami\n')
  expect(resume.skills?.map(({ name }) => name)).toEqual(['postgres', 'REACT.js', 'Origami'])
})

test('skill levels are read, years after a comma are an item of their own, and groups keep their names', async () => {
  const { resume } = await read('Ada Moore\n\nSkills\nData: SQL, Python\nGardening (advanced)\nWelding, 5 years\n')
  expect(resume.skills).toEqual([
    { name: 'Data', keywords: ['SQL', 'Python'] },
    { name: 'Gardening', level: 'advanced' },
    { name: 'Welding' },
    { name: '5 years' },
  ])
})

describe('headings and dates in other languages', () => {
  test('are recognised in German', async () => {
    const { resume } = await read(`Katrin Vogel
Lebenslauf
Berufserfahrung
Seit 03/2020  Teamleiterin Einkauf, Nordlicht Möbel GmbH
Ausbildung
10/2010 – 09/2013  Bachelor of Arts, Hochschule Bremen
Sprachkenntnisse
Deutsch – Muttersprache
Kenntnisse
Verhandeln, SAP
`)
    expect(resume.basics?.name).toBe('Katrin Vogel')
    expect(resume.work?.[0]).toMatchObject({ startDate: '2020-03', name: 'Nordlicht Möbel GmbH' })
    expect(resume.education?.[0]).toMatchObject({ institution: 'Hochschule Bremen', endDate: '2013-09' })
    expect(resume.languages).toEqual([{ language: 'Deutsch', fluency: 'Muttersprache' }])
    expect(resume.skills?.map(({ name }) => name)).toEqual(['Verhandeln', 'SAP'])
  })

  test.each([
    ['Expérience professionnelle', 'Formation', 'Langues', 'janvier 2018 – aujourd’hui'],
    ['Experiencia laboral', 'Formación académica', 'Idiomas', 'enero 2018 – actualidad'],
    ['Experiência profissional', 'Formação acadêmica', 'Idiomas', 'janeiro de 2018 – atual'],
  ])('are recognised in %s', async (work, education, languages, period) => {
    const { resume } = await read(
      `Lena Marie Duval\n\n${work}\nManager, Casa Azul\t${period}\n\n${education}\nMaster, Universidad de Lugo\t2015\n\n${languages}\nFrancés\n`,
    )
    expect(resume.work).toEqual([{ position: 'Manager', name: 'Casa Azul', startDate: '2018-01' }])
    expect(resume.education).toEqual([{ studyType: 'Master', institution: 'Universidad de Lugo', endDate: '2015' }])
    expect(resume.languages).toEqual([{ language: 'Francés' }])
  })
})

test('no word is lost, because text that fits no field is listed as unread', async () => {
  const { resume, unplaced } = await read(plainText)
  const output = JSON.stringify([resume, unplaced]).toLowerCase()
  const words = plainText.match(/\p{L}{4,}/gu) ?? []
  const knownWords = /present|experience|education|skills|languages|profile|united|kingdom/i
  expect(words.filter((word) => !output.includes(word.toLowerCase()) && !knownWords.test(word))).toEqual([])
})

test('no data is made up for a text without jobs, schools or an email', async () => {
  const { resume, warnings } = await read('Some words about nothing in particular.\nAnd a few more of them.')
  expect(resume.work).toBeUndefined()
  expect(resume.education).toBeUndefined()
  expect(resume.basics?.email).toBeUndefined()
  expect(warnings).toContain('No name was found.')
})

test('a short sentence below a heading describes the work, and a company’s name can end with an abbreviation', async () => {
  const work = ['Experience', 'Marine Engineer, Coast Guard Ltd', 'May 2019 - Present', 'Kept lamps.']
  const other = ['', 'Engineer', '2015 - 2018', 'Harbour of Porto Ltd.', 'Painted lamps.']
  const { resume } = await read(['Ada Ferreira', '', ...work, ...other].join('\n'))
  expect(resume.work).toEqual([
    { name: 'Coast Guard Ltd', position: 'Marine Engineer', startDate: '2019-05', summary: 'Kept lamps.' },
    {
      name: 'Harbour of Porto Ltd.',
      position: 'Engineer',
      startDate: '2015',
      endDate: '2018',
      summary: 'Painted lamps.',
    },
  ])
})
