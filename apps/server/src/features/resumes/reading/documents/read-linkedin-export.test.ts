import { expect, test } from 'vitest'
import { zipOf } from '../../resume-files.factory.ts'
import { readResume } from '../read-resume.ts'

const tables = {
  'Profile.csv':
    'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nHana,Novotná,,,"May 4, 1990",Data Analyst,"Counts trains,\nand why they are late.",Rail,,"Brno, Czechia",[hananov],[PORTFOLIO:https://hana.example.com],\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nMoravia Rail,Data Analyst,"Delays, by cause",Brno,Mar 2019,\nStatistics Office,Trainee,,Prague,Sep 2017,Feb 2019\n',
  'Education.csv':
    'School Name,Start Date,End Date,Notes,Degree Name,Activities\nMasaryk University,2012,2017,,Master of Statistics,Choir\n',
  'Skills.csv': 'Name\nSQL\nTableau\n',
  'Languages.csv': 'Name,Proficiency\nCzech,Native or bilingual proficiency\nEnglish,\n',
  'Certifications.csv':
    'Name,Url,Authority,Started On,Finished On,License Number\nTableau Desktop,,Tableau,May 2021,May 2024,TD-4711\n',
  'Projects.csv':
    'Title,Description,Url,Started On,Finished On\nLate Trains,A map of delays,https://late.example.com,Jan 2020,Jun 2020\n',
  'Email Addresses.csv':
    'Email Address,Confirmed,Primary,Updated On\nold@mail.example,Yes,No,\nhana@mail.example,Yes,Yes,\n',
  'Patents.csv': 'Title,Description\nSlow Clock,\n',
  'messages.csv': 'FROM,CONTENT\nSomebody,a secret\n',
  'Connections.csv': 'First Name,Last Name\nSome,Body\n',
}

test('a LinkedIn export is read from tables in any folder', async () => {
  const files = Object.fromEntries(Object.entries(tables).map(([name, table]) => [`Basic_Export/${name}`, table]))
  const { kind, resume, unplaced } = await readResume(zipOf(files))
  expect(kind).toBe('linkedin')
  expect(resume).toEqual({
    basics: {
      name: 'Hana Novotná',
      label: 'Data Analyst',
      email: 'hana@mail.example',
      url: 'https://hana.example.com',
      summary: 'Counts trains,\nand why they are late.',
      location: { city: 'Brno', countryCode: 'CZ' },
      profiles: [{ network: 'X', username: 'hananov', url: 'https://x.com/hananov' }],
    },
    work: [
      {
        name: 'Moravia Rail',
        position: 'Data Analyst',
        location: 'Brno',
        startDate: '2019-03',
        summary: 'Delays, by cause',
      },
      { name: 'Statistics Office', position: 'Trainee', location: 'Prague', startDate: '2017-09', endDate: '2019-02' },
    ],
    education: [
      { institution: 'Masaryk University', studyType: 'Master of Statistics', startDate: '2012', endDate: '2017' },
    ],
    certificates: [{ name: 'Tableau Desktop', date: '2021-05', issuer: 'Tableau' }],
    skills: [{ name: 'SQL' }, { name: 'Tableau' }],
    languages: [{ language: 'Czech', fluency: 'Native or bilingual proficiency' }, { language: 'English' }],
    projects: [
      {
        name: 'Late Trains',
        description: 'A map of delays',
        startDate: '2020-01',
        endDate: '2020-06',
        url: 'https://late.example.com',
      },
    ],
  })
  expect(unplaced.map(({ text }) => text).toSorted()).toEqual([
    'Activities: Choir',
    'Email Address: old@mail.example',
    'Finished On: May 2024',
    'Industry: Rail',
    'License Number: TD-4711',
    'Title: Slow Clock',
  ])
})

test('the messages, contacts and birthday of a LinkedIn export are never read', async () => {
  const reading = JSON.stringify(await readResume(zipOf(tables)))
  expect(reading).not.toMatch(/secret|Some|1990/)
})

test('a zip without any table of LinkedIn is refused', async () => {
  await expect(readResume(zipOf({ 'holiday.txt': 'sun' }))).rejects.toMatchObject({ reason: 'resume-kind-unknown' })
})

test('rows beyond the first two hundred are listed as unplaced', async () => {
  const rows = Array.from({ length: 205 }, (_, index) => `Zebra${index}`)
  const { resume, unplaced } = await readResume(zipOf({ 'Skills.csv': `Name\n${rows.join('\n')}\n` }))
  expect(resume.skills).toHaveLength(200)
  expect(unplaced.map(({ text }) => text)).toEqual(rows.slice(200).map((row) => `Name: ${row}`))
})

test('tables that fit no field are listed as unplaced, and a table with too many rows is reported', async () => {
  const { unplaced } = await readResume(
    zipOf({
      'Skills.csv': 'Name\nSQL\n',
      'Test Scores.csv': 'Name,Description,Score,Taken On\nCzech C1,Written part,93,May 2020\n',
      'Causes You Care About.csv': 'Supported Cause\nPublic Transport\n',
    }),
  )
  expect(unplaced.map(({ text }) => text).toSorted()).toEqual([
    'Description: Written part',
    'Name: Czech C1',
    'Score: 93',
    'Supported Cause: Public Transport',
    'Taken On: May 2020',
  ])
  const rows = Array.from({ length: 2_001 }, (_, index) => `Zebra${index}`)
  const longExport = await readResume(zipOf({ 'Skills.csv': `Name\n${rows.join('\n')}\n` }))
  expect(longExport.warnings).toContain('Only the first 2,000 rows of skills.csv were read.')
  expect(
    (await readResume(zipOf({ 'Skills.csv': `Name\n${rows.slice(1).join('\n')}\n` }))).warnings,
  ).not.toContainEqual(expect.stringContaining('Only the first'))
})
