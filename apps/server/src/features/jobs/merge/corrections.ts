import type { EmploymentType, WorkType } from '@rise/contract/jobs/kinds'
import type { Pay } from '@rise/contract/jobs/shapes'
import type { Tx } from '../../../platform/database/database.ts'
import type { PostingContent } from './posting-content.ts'
import type { StoredProvenance } from './stored-provenance.ts'

/** Facts corrected by admins; null means unknown. */
export interface Corrections {
  readonly title?: string
  readonly workType?: WorkType
  readonly employmentType?: EmploymentType | null
  readonly places?: readonly { readonly slug: string; readonly name: string }[]
  readonly pay?: Pay | null
}

const LONGEST_QUOTE = 200
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** Returns the corrections of jobs by job id; jobs without corrections are absent. */
export async function correctionsOf(tx: Tx, jobIds: readonly string[]): Promise<ReadonlyMap<string, Corrections>> {
  if (jobIds.length === 0) return new Map()
  const rows = await tx.selectFrom('job_correction').select(['job_id', 'facts']).where('job_id', 'in', jobIds).execute()
  return new Map(rows.map(({ job_id, facts }) => [job_id, facts]))
}

/**
 * Returns content with the corrected facts. Their provenance says that they were corrected, and quotes the postings'
 * own facts.
 */
export function withCorrections(content: PostingContent, corrections: Corrections | undefined): PostingContent {
  if (corrections === undefined) return content
  const { title, workType, employmentType, places, pay } = corrections
  const fields = Object.keys(corrections)
  const otherEntries = content.provenance.filter(({ field }) => !fields.includes(field))
  const correctedEntries = fields.flatMap((field) => {
    const quotes = content.provenance.filter((entry) => entry.field === field).map(({ quote, value }) => quote ?? value)
    const quote = quotes.length === 0 ? null : quotes.join(', ').slice(0, LONGEST_QUOTE)
    return valuesOf(corrections, field).map((value): StoredProvenance => {
      return { field, value, path: 'correction', rule: 'corrected-here', quote }
    })
  })
  return {
    ...content,
    ...(title !== undefined && { title }),
    ...(workType !== undefined && { workType: workType === 'Unknown' ? null : workType }),
    ...(employmentType !== undefined && { employmentType }),
    ...(places !== undefined && { places: places.map(({ slug }) => slug) }),
    ...(pay !== undefined && { pay }),
    provenance: [...correctedEntries, ...otherEntries],
  }
}

/** Returns a corrected fact as text for its provenance entries, one for each place. */
function valuesOf({ title, workType, employmentType, places, pay }: Corrections, field: string): readonly string[] {
  if (field === 'title') return [title ?? '']
  if (field === 'workType') return [workType ?? 'Unknown']
  if (field === 'employmentType') return [employmentType ?? 'Not specified']
  if (field === 'places') return places?.map(({ name }) => name) ?? []
  return field === 'pay' ? [pay ? payInWords(pay) : 'Not specified'] : []
}

function payInWords({ min, max, currency, period }: Pay): string {
  const ends = [...new Set([min, max].flatMap((end) => (end === null ? [] : number.format(end))))]
  return `${ends.join(' to ')} ${currency} ${period === 'HOUR' ? 'an' : 'a'} ${period.toLowerCase()}`
}
