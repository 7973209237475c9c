import type { JobList } from '@rise/contract/jobs/kinds'
import { placeInText } from '@rise/contract/words'
import type { JobsPage } from '../list-jobs.ts'

interface ListToName {
  readonly list?: string | undefined
  readonly keyword?: string | undefined
}

/** Returns the title of a list, such as "Remote Design jobs for “logo” in Lisbon at Acme". */
export function titleOfList(
  page: Pick<JobsPage, 'category' | 'location' | 'company'> | undefined,
  { list = '', keyword }: ListToName,
): string {
  const words = [kinds[list] ?? '', page?.category?.name].filter(Boolean).join(' ')
  const search = keyword ? ` for “${keyword}”` : ''
  const where = page?.location ? ` in ${placeInText(page.location.name)}` : ''
  const atCompany = page?.company ? ` at ${page.company.companyName}` : ''
  return `${words === '' ? 'Jobs' : `${words} jobs`}${search}${where}${atCompany}`
}

const kinds: Readonly<Record<string, string>> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'Onsite',
  undisclosed: 'Undisclosed work type',
} satisfies Partial<Record<JobList, string>>
