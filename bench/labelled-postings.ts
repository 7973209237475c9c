import { readdirSync, readFileSync } from 'node:fs'
import type { Pay } from '@rise/contract/jobs/shapes'

/** A posting of our own with what a careful reader would tell from it; see labelled-postings/README.md. */
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
    /** As `2027-03-31`. */
    readonly validThrough: string | null
  }
  /** Measured, but never looked at while the rules are worked on. */
  readonly isHeldOut: boolean
}

/** All labelled postings; of each file, the last of every three is held out. */
export function readLabelledPostings(): LabelledPosting[] {
  const folder = new URL('./labelled-postings/', import.meta.url)
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.flatMap((name) => {
    const postings: Omit<LabelledPosting, 'isHeldOut'>[] = JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
    return postings.map((posting, index) => ({ ...posting, isHeldOut: index % 3 === 2 }))
  })
}
