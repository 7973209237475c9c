import { readdirSync, readFileSync } from 'node:fs'
import type { Pay } from '@rise/contract/jobs/shapes'

/** A posting of our own, labelled with the facts that a careful reader finds in it; see labelled-postings/README.md. */
export interface LabelledPosting {
  readonly id: string
  readonly title: string
  readonly place: string | null
  readonly description: string
  readonly labels: {
    readonly department: string | null
    readonly seniority: string | null
    readonly skills: readonly string[]
    readonly places: readonly { locality: string | null; region: string | null; country: string | null }[]
    readonly workType: string | null
    readonly employmentType: string | null
    readonly pay: Pay | null
    readonly language: string | null
    /** A date such as `2027-03-31`. */
    readonly validThrough: string | null
  }
  /** Whether it is held out: measured, but never read while the rules are being developed. */
  readonly isHeldOut: boolean
}

/** Returns all labelled postings. In each file, every third one is held out. */
export function readLabelledPostings(): LabelledPosting[] {
  const folder = new URL('./labelled-postings/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.flatMap((name) => {
    const postings: Omit<LabelledPosting, 'isHeldOut'>[] = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    return postings.map((posting, index) => ({ ...posting, isHeldOut: index % 3 === 2 }))
  })
}
