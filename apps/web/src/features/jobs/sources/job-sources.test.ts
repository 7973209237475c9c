import { describe, expect, it } from 'vitest'
import { jobOf } from '../job.factory.ts'
import { applyWays } from './job-sources.tsx'

const source = (name: string, applyUrl: string | null, places: string[]) => ({
  name,
  url: null,
  applyUrl,
  places,
  datePosted: '2026-06-01T08:00:00.000Z',
})

describe('the ways to apply', () => {
  it('contain one entry for a job with one posting', () => {
    expect(applyWays(jobOf()).map(({ applyUrl }) => applyUrl)).toEqual(['https://jobs.example/1'])
  })

  it('are named by the places of each address, and the primary way comes first', () => {
    const job = jobOf({
      applyUrl: 'https://jobs.example/2',
      sources: [
        source('Lever', 'https://jobs.example/1', ['Berlin, Germany']),
        source('Lever', 'https://jobs.example/2', ['Munich, Germany']),
        source('Lever', 'https://jobs.example/2', ['Hamburg, Germany']),
      ],
    })
    expect(applyWays(job)).toEqual([
      { applyUrl: 'https://jobs.example/2', label: 'Munich, Germany or Hamburg, Germany on Lever' },
      { applyUrl: 'https://jobs.example/1', label: 'Berlin, Germany on Lever' },
    ])
  })

  it('contain each address once, ignoring tracking parameters', () => {
    const job = jobOf({
      applyUrl: 'https://jobs.example/1',
      sources: [source('Lever', null, []), source('Ashby', 'https://jobs.example/1', [])],
    })
    expect(applyWays(job)).toEqual([{ applyUrl: 'https://jobs.example/1', label: 'Berlin, Germany on Ashby' }])
  })

  it('are empty if no posting has an address', () => {
    expect(applyWays(jobOf({ applyUrl: null }))).toEqual([])
  })
})
