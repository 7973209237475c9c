import { describe, expect, test } from 'vitest'
import { workTypeOfDescription } from './work-type-of-description.ts'

describe('plain statements are recognised', () => {
  test.each([
    ['This is a fully remote role.', 'Remote'],
    ['You can work from anywhere in the United States.', 'Remote'],
    ['Puesto en remoto, jornada completa.', 'Remote'],
    ['Three days a week in our Lisbon office.', 'Hybrid'],
    ['Zwei Tage pro Woche arbeitest du im Homeoffice.', 'Hybrid'],
    ['Deux jours de télétravail par semaine.', 'Hybrid'],
    ['Regime híbrido.', 'Hybrid'],
    ['We work in hybrid mode.', 'Hybrid'],
    ['Work from home two days each week once trained.', 'Hybrid'],
    ['On-site position.', 'Onsite'],
    ['Five days in our Manhattan office.', 'Onsite'],
    ['Vor Ort in Leipzig.', 'Onsite'],
    ['Trabajo presencial en nuestra oficina.', 'Onsite'],
    ['The job is based at our site in Toulouse; remote work is not possible.', 'Onsite'],
  ])('%s is %s', (text, workType) => {
    expect(workTypeOfDescription(text)?.workType).toBe(workType)
  })
})

describe('other uses of the words are ignored', () => {
  test.each([
    'You run our hybrid cloud: OpenStack on site at the customer and Azure outside.',
    'Turn satellite images into maps by remote sensing.',
    'Support remote offices over VPN; remote hands are provided.',
    'Remote-friendly, but you travel two weeks in four.',
    'Our office has a garden and a cat.',
    'Work 32 to 40 hours, five days a week.',
    '',
  ])('%s', (text) => {
    expect(workTypeOfDescription(text)).toBeNull()
  })
})

describe('refused or temporary arrangements are not a work type', () => {
  test.each([
    ['Flexible PTO and the freedom to work from anywhere in the world for up to a month.', null],
    ['Up to four weeks per year of fully remote work.', null],
    ['You may work from home for up to 30 days a year.', null],
    ['Bis zu vier Wochen im Jahr arbeitest du komplett remote.', null],
    ['Hybrid working is not possible.', null],
    ['We are unable to offer hybrid or remote work.', null],
    ['Remote work isn’t an option for this role.', null],
    ['This is not a remote position.', null],
    ['Home-Office ist leider nicht möglich.', null],
    ['This position is 100% on-site at our plant. This role does not offer remote or hybrid arrangements.', 'Onsite'],
    ['This is not an on-site position. Fully remote.', 'Remote'],
    ['No matter where you live: this is a fully remote role.', 'Remote'],
    ['This is a fully remote role. We meet for two weeks a year.', 'Remote'],
    ['This is a fully remote role, and we gather for one week a year.', 'Remote'],
  ])('%s is %s', (text, workType) => {
    expect(workTypeOfDescription(text)?.workType ?? null).toBe(workType)
  })
})

test('a contradictory text has no work type', () => {
  expect(workTypeOfDescription('Fully remote position. On-site position.')).toBeNull()
})

test('the quote contains the words that state the work type', () => {
  expect(workTypeOfDescription('We sell tea. You work from home. Apply.')?.quote).toContain('work from home')
})

test('the quote keeps the spelling of the sentence', () => {
  const text = 'This post is 100% on-site at our plant. We do not offer remote or hybrid working.'
  expect(workTypeOfDescription(text)?.workType).toBe('Onsite')
  expect(text).toContain(workTypeOfDescription(text)?.quote)
})
