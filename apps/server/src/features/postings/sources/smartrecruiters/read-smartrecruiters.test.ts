import { describe, expect, test } from 'vitest'
import { readAll, readOnly } from '../source-bytes.factory.ts'
import { makeSmartRecruitersPosting as make } from './smartrecruiters-posting.factory.ts'

const readOne = (parts: Record<string, unknown>) =>
  readOnly('smartrecruiters', { totalFound: 1, content: [make(parts)] })
const section = (title: string, text: string) => ({ title, text })
const details = {
  postingUrl: 'https://jobs.smartrecruiters.com/HarbourLights/743999000000001-ferry-steward',
  applyUrl: 'https://jobs.smartrecruiters.com/HarbourLights/743999000000001-ferry-steward?oga=true',
  jobAd: {
    sections: {
      qualifications: section('Who you are', '<p>Sure-footed</p>'),
      jobDescription: section('What you do & more', '<p>Serve</p>'),
      videos: { urls: [] },
    },
  },
  active: true,
}

test('a list item is read with the source of each field', async () => {
  expect(await readOne({})).toMatchObject({
    key: '743999000000001',
    url: 'https://jobs.smartrecruiters.com/HarbourLights/743999000000001',
    companyName: { value: 'Harbour Lights', path: 'company.name' },
    title: { value: 'Ferry Steward', path: 'name' },
    description: { value: '' },
    seniority: { value: 'Entry Level', path: 'experienceLevel.id' },
    employmentType: { value: 'Part-time', path: 'typeOfEmployment.label' },
    workType: null,
    places: [{ value: { locality: 'Lisbon', region: 'Lisboa', country: 'PT' } }],
    applyUrl: { path: 'company.identifier, id', rule: 'board-address' },
    datePosted: { value: new Date('2026-05-04T09:30:00Z') },
    language: { value: 'en', path: 'language.code' },
    pay: null,
  })
})

test('the details contain the description, in order, and the addresses', async () => {
  const expected = {
    url: details.postingUrl,
    applyUrl: { value: details.applyUrl, path: 'applyUrl' },
    description: { value: '<h3>What you do &amp; more</h3><p>Serve</p>\n<h3>Who you are</h3><p>Sure-footed</p>' },
  }
  expect(await readOnly('smartrecruiters', make(details))).toMatchObject(expected)
  expect(await readOnly('smartrecruiters', [make(details)])).toMatchObject(expected)
})

test('consecutive pages and details are read as one source', async () => {
  const page = (offset: number, id: string) => JSON.stringify({ offset, totalFound: 2, content: [make({ id })] })
  const { items } = await readAll(
    'smartrecruiters',
    `${page(0, 'a')}\n${page(1, 'b')}\n${JSON.stringify(make({ id: 'c' }))}`,
  )
  expect(items).toMatchObject(['a', 'b', 'c'].map((key) => ({ posting: { key } })))
})

describe('pay is read from a company’s custom field', () => {
  const withField = async (fieldLabel: string, valueLabel: string) =>
    (
      await readOne({
        customField: [
          { fieldLabel: 'Brands', valueLabel: 'EUR 1 a year' },
          { fieldLabel, valueLabel },
        ],
      })
    ).pay

  test.each([
    ['Salary', 'EUR 50,000 - 60,000 per year', { min: 50_000, max: 60_000, currency: 'EUR', period: 'YEAR' }],
    ['Compensation (USD, hourly)', '18.50 – 22', { min: 18.5, max: 22, currency: 'USD', period: 'HOUR' }],
    ['Pay', '€ 3.500,00 monthly', { min: 3_500, max: 3_500, currency: 'EUR', period: 'MONTH' }],
  ])('%s: %s is read', async (label, text, value) => {
    expect(await withField(label, text)).toMatchObject({
      value,
      path: 'customField[1].valueLabel',
      rule: 'amount-in-text',
    })
  })

  test.each([
    ['Salary', '$50,000 - $60,000 per year'],
    ['Salary', 'EUR 50,000 - 60,000'],
    ['Salary', 'EUR 50k per year'],
    ['Salary', 'EUR 50,000, 60,000 or 70,000 per year'],
    ['Salary', 'EUR -50,000 - USD 60,000 per year'],
    ['Salary', 'competitive'],
    ['Payload', 'EUR 50,000 per year'],
  ])('%s: %s is unknown', async (label, text) => {
    expect(await withField(label, text)).toBeNull()
  })
})

test('a switch means remote or hybrid; both together mean unknown', async () => {
  const at = (parts: Record<string, unknown>) => ({ location: { city: 'Lisbon', ...parts } })
  expect((await readOne(at({ remote: true }))).workType?.value).toBe('Remote')
  expect((await readOne(at({ remote: false, hybrid: true }))).workType?.value).toBe('Hybrid')
  expect((await readOne(at({ remote: true, hybrid: true }))).workType).toBeNull()
})

test('a posting that is closed or not public is not read', async () => {
  const content = [make({ visibility: 'INTERNAL' }), make({ active: false })]
  const { items } = await readAll('smartrecruiters', { content })
  expect(items).toMatchObject([{ unlisted: {} }, { unlisted: { companyName: { value: 'Harbour Lights' } } }])
})
