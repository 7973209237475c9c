import type { PostedPlace, Posting, Sourced } from './posting.ts'

let count = 0

/** Creates a minimal posting with a unique key; `parts` replace its fields. */
export function makePosting(parts: Partial<Posting> = {}): Posting {
  count += 1
  return {
    key: `job-${count}`,
    url: `https://careers.example/jobs/${count}`,
    companyName: sourcedValue('Harbour Lights'),
    title: sourcedValue(`Keeper of Lighthouse ${count}`),
    description: sourcedValue('<p>Keep the light.</p>'),
    department: null,
    seniority: null,
    employmentType: null,
    workType: null,
    places: [],
    pay: null,
    skills: null,
    benefits: null,
    applyUrl: null,
    language: null,
    datePosted: sourcedValue(new Date('2026-06-01T08:00:00Z')),
    validThrough: null,
    ...parts,
  }
}

/** Returns a value as if the source had stated exactly that value. */
export function sourcedValue<T>(value: T): Sourced<T> {
  return { value, path: 'field', rule: 'as-given' }
}

/** Creates a place with only these parts known. */
export function makePlace(parts: Partial<PostedPlace>): Sourced<PostedPlace> {
  return sourcedValue({ locality: null, region: null, country: null, asWritten: '', ...parts })
}
