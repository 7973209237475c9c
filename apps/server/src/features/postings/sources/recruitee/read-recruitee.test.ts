import { describe, expect, test } from 'vitest'
import { readAll, readOnly } from '../source-bytes.factory.ts'
import { makeRecruiteeOffer } from './recruitee-offer.factory.ts'

const readOne = (parts: Record<string, unknown>) => readOnly('recruitee', { offers: [makeRecruiteeOffer(parts)] })

test('an offer is read with the source of each field', async () => {
  expect(await readOne({})).toMatchObject({
    key: '41001',
    url: 'https://harbourlights.recruitee.com/o/dock-planner',
    companyName: { value: 'Harbour Lights', path: 'company_name' },
    title: { value: 'Dock Planner (f/m/d)' },
    description: { value: '<p>Plan which ship lies where.</p>\n<ul><li>A calm voice</li></ul>' },
    seniority: { value: 'Entry Level', path: 'experience_code', quote: 'entry_level' },
    employmentType: { value: 'Full-time', path: 'employment_type_code', quote: 'fulltime_permanent' },
    workType: { value: 'Hybrid', path: 'hybrid' },
    places: [{ value: { locality: 'Lisbon', region: 'Lisboa', country: 'PT' } }],
    pay: { value: { min: 42_000, max: 51_000, currency: 'EUR', period: 'YEAR' }, path: 'salary' },
    applyUrl: { path: 'careers_apply_url' },
    datePosted: { value: new Date('2026-05-04T09:30:00Z'), quote: '2026-05-04 09:30:00 UTC' },
    validThrough: null,
    language: { value: 'en', path: 'translations.en', rule: 'as-given' },
  })
})

describe('an offer in several languages', () => {
  const translations = {
    en: { title: 'Dock Planner', description: '<p>Plan.</p>', requirements: null },
    de: { title: 'Hafenplaner', description: '<p>Plane.</p>', requirements: null },
  }

  test('is read in the language that the board shows, which is recorded', async () => {
    expect(
      await readOne({ title: 'Hafenplaner', description: '<p>Plane.</p>', requirements: '', translations }),
    ).toMatchObject({
      title: { value: 'Hafenplaner', path: 'title' },
      language: { value: 'de', path: 'translations.de', rule: 'translation-chosen', quote: 'en, de' },
    })
  })

  test('is read in its first language if the board shows none, and records no language if the board shows another one', async () => {
    expect(await readOne({ title: null, translations })).toMatchObject({
      title: { value: 'Dock Planner', path: 'translations.en.title' },
      description: { value: '<p>Plan.</p>' },
      language: { value: 'en' },
    })
    expect(await readOne({ title: 'Planeador', translations })).toMatchObject({
      title: { value: 'Planeador' },
      language: null,
    })
  })
})

test.each([
  [{ remote: true, hybrid: false }, 'Remote'],
  [{ hybrid: false, on_site: true }, 'Onsite'],
  [{ remote: true, hybrid: true }, undefined],
  [{ hybrid: false }, undefined],
])('the switches %j mean %s', async (parts, workType) => {
  expect((await readOne(parts)).workType?.value).toBe(workType)
})

test.each([
  [
    { min: '4.200,50', max: '', period: 'month', currency: 'EUR' },
    { min: 4_200.5, max: null },
  ],
  [
    { min: 20, max: '22.5', period: 'hour', currency: 'USD' },
    { min: 20, max: 22.5 },
  ],
  [{ min: '-42000', max: '51000', period: 'year', currency: 'EUR' }, undefined],
  [{ min: 'much', max: '51000', period: 'year', currency: 'EUR' }, undefined],
  [{ min: '42000', max: '51000', period: null, currency: 'EUR' }, undefined],
  [{ min: '42000', max: '51000', period: 'year', currency: '' }, undefined],
  [null, undefined],
])('the salary %j is %j', async (salary, pay) => {
  const { pay: read } = await readOne({ salary })
  if (pay === undefined) expect(read).toBeNull()
  else expect(read?.value).toMatchObject(pay)
})

test('a draft or closed offer is not read, but its company is', async () => {
  const { items } = await readAll('recruitee', { offers: [makeRecruiteeOffer({ status: 'closed' })] })
  expect(items).toMatchObject([{ unlisted: { key: '41001', companyName: { value: 'Harbour Lights' } } }])
})

test('an offer without a title is rejected; a blank title is read as empty', async () => {
  const { items } = await readAll('recruitee', { offers: [makeRecruiteeOffer({ title: ' ', translations: null })] })
  expect(items).toMatchObject([{ posting: { title: { value: '' } } }])
  const none = await readAll('recruitee', { offers: [makeRecruiteeOffer({ title: null, translations: null })] })
  expect(none.items).toEqual([{ rejected: { key: '41001', reason: 'title: it is empty' } }])
})
