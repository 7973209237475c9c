import { makeAshbyBoard, makeAshbyJob } from './ashby/ashby-job.factory.ts'
import { makeGreenhouseBoard, makeGreenhouseJob } from './greenhouse/greenhouse-job.factory.ts'
import { makeJobPage, makeJobPosting } from './json-ld/json-ld-posting.factory.ts'
import { makeLeverPosting } from './lever/lever-posting.factory.ts'
import { makePersonioFeed, makePersonioPosition, xmlText } from './personio/personio-feed.factory.ts'
import { makePlainJob } from './plain/plain-job.factory.ts'
import type { SourceKind } from './read-source.ts'
import { makeRecruiteeOffer } from './recruitee/recruitee-offer.factory.ts'
import { makeSmartRecruitersPosting } from './smartrecruiters/smartrecruiters-posting.factory.ts'
import { makeWorkableBoard, makeWorkableJob } from './workable/workable-job.factory.ts'

/** A job as tests describe it, independent of its source. */
export interface SampleJob {
  readonly key?: string
  readonly title?: string | null
  readonly description?: string
  readonly datePosted?: string
  readonly payMin?: number
}

/** For each kind of source, a function that returns these jobs as the source's text. */
export const sampleOf: Readonly<Record<SourceKind, (jobs: readonly SampleJob[]) => string>> = {
  greenhouse: (jobs) =>
    JSON.stringify(
      makeGreenhouseBoard(
        jobs.map(({ key, title, description, datePosted, payMin = 20 }) => {
          const range = { min_cents: payMin * 100, max_cents: 3_000, currency_type: 'EUR', title: 'hourly' }
          const parts = { content: description, first_published: datePosted, pay_input_ranges: [range] }
          return makeGreenhouseJob(withoutUnset({ id: key, title, ...parts }))
        }),
      ),
    ),
  lever: (jobs) =>
    JSON.stringify(
      jobs.map(({ key, title, description, datePosted, payMin = 20 }) => {
        const salaryRange = { min: payMin, max: 30, currency: 'EUR', interval: 'per-hour-wage' }
        const createdAt = datePosted === undefined ? undefined : new Date(datePosted).getTime()
        const parts = { description, lists: [], salaryDescription: '', additional: '', createdAt, salaryRange }
        return makeLeverPosting(withoutUnset({ id: key, text: title, ...parts }))
      }),
    ),
  ashby: (jobs) =>
    JSON.stringify(
      makeAshbyBoard(
        jobs.map(({ key, title, description, datePosted, payMin = 20 }) => {
          const amounts = { interval: '1 HOUR', currencyCode: 'EUR', minValue: payMin, maxValue: 30 }
          const compensation = { summaryComponents: [{ compensationType: 'Salary', ...amounts }] }
          const parts = { descriptionHtml: description, publishedAt: datePosted, compensation }
          return makeAshbyJob(withoutUnset({ id: key, title, ...parts }))
        }),
      ),
    ),
  workable: (jobs) =>
    JSON.stringify(
      makeWorkableBoard(
        jobs.map(({ key, title, description, datePosted }) =>
          makeWorkableJob(withoutUnset({ shortcode: key, title, description, published_on: datePosted })),
        ),
      ),
    ),
  recruitee: (jobs) =>
    JSON.stringify({
      offers: jobs.map(({ key, title, description, datePosted, payMin = 20 }) => {
        const salary = { min: String(payMin), max: '30', period: 'hour', currency: 'EUR' }
        const parts = { description, requirements: '', translations: null, published_at: datePosted, salary }
        return makeRecruiteeOffer(withoutUnset({ id: key, title, ...parts }))
      }),
    }),
  smartrecruiters: (jobs) =>
    JSON.stringify({
      content: jobs.map(({ key, title, description, datePosted, payMin = 20 }) => {
        const customField = [{ fieldLabel: 'Salary', valueLabel: `EUR ${payMin} - 30 hourly` }]
        const jobAd = { sections: { jobDescription: { title: '', text: description ?? '' } } }
        return makeSmartRecruitersPosting(
          withoutUnset({ id: key, name: title, releasedDate: datePosted, customField, jobAd }),
        )
      }),
    }),
  personio: (jobs) =>
    makePersonioFeed(
      jobs.map(({ key, title, description = '', datePosted }) => {
        const jobDescriptions = `<jobDescription><name/><value>${xmlText(description)}</value></jobDescription>`
        const name = title === null ? null : title === undefined ? undefined : xmlText(title)
        return makePersonioPosition(withoutUnset({ id: key, name, jobDescriptions, createdAt: datePosted }))
      }),
    ),
  'json-ld': (jobs) =>
    makeJobPage(
      ...jobs.map(({ key, title, description, datePosted, payMin = 20 }) => {
        const baseSalary = { currency: 'EUR', value: { minValue: payMin, maxValue: 30, unitText: 'HOUR' } }
        return makeJobPosting(withoutUnset({ identifier: key, title, description, datePosted, baseSalary }))
      }),
    ),
  json: (jobs) =>
    JSON.stringify(
      jobs.map((job) => makePlainJob(withoutUnset({ payMax: 30, payPeriod: 'HOUR', payMin: 20, ...job }))),
    ),
  csv: (jobs) =>
    ['key,title,description,datePosted,payMin,payMax,payCurrency,payPeriod']
      .concat(
        jobs.map(({ key, title = 'Pilot', description, datePosted, payMin = 20 }) =>
          [key, title, description, datePosted, payMin, 30, 'EUR', 'HOUR'].map(cell).join(','),
        ),
      )
      .join('\n')
      .concat('\n'),
}

/** Returns the fields that a test sets. */
function withoutUnset<T>(parts: Record<string, T | undefined>): Record<string, T> {
  const entries = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  )
  return Object.fromEntries(entries)
}

function cell(value: unknown): string {
  return value == null ? '' : `"${String(value).replaceAll('"', '""')}"`
}
