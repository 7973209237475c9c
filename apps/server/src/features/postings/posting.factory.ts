import type { PostedPlace, Posting, Sourced } from './posting.ts'

let count = 0

/** Makes a minimal posting with a key of its own; `parts` replace its fields. */
export function makePosting(parts: Partial<Posting> = {}): Posting {
  count += 1
  return {
    key: `job-${count}`,
    url: `https://careers.example/jobs/${count}`,
    companyName: stated('Harbour Lights'),
    title: stated(`Keeper of Lighthouse ${count}`),
    description: stated('<p>Keep the light.</p>'),
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
    datePosted: stated(new Date('2026-06-01T08:00:00Z')),
    validThrough: null,
    ...parts,
  }
}

/** Returns a value as if the source had stated exactly this. */
export function stated<T>(value: T): Sourced<T> {
  return { value, path: 'field', rule: 'as-given' }
}

/** Makes a place with only these parts known. */
export function makePlace(parts: Partial<PostedPlace>): Sourced<PostedPlace> {
  return stated({ locality: null, region: null, country: null, asWritten: '', ...parts })
}
