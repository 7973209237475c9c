import type { JobList } from '@rise/contract/jobs/kinds'
import type { JobsPage } from '../list-jobs.ts'

interface Named {
  readonly list?: string | undefined
  readonly keyword?: string | undefined
}

/** Returns the title of a list, such as "Remote Design jobs for “logo” in Lisbon at Acme". */
export function titleOfList(
  page: Pick<JobsPage, 'category' | 'location' | 'company'> | undefined,
  { list = '', keyword }: Named,
): string {
  const words = [kinds[list] ?? '', page?.category?.name].filter(Boolean).join(' ')
  const search = keyword ? ` for “${keyword}”` : ''
  const where = page?.location ? ` in ${page.location.name}` : ''
  const whose = page?.company ? ` at ${page.company.companyName}` : ''
  return `${words === '' ? 'Jobs' : `${words} jobs`}${search}${where}${whose}`
}

const kinds: Readonly<Record<string, string>> = {
  remote: 'Remote',
  hybrid: 'Hybrid',
  onsite: 'Onsite',
  undisclosed: 'Undisclosed work type',
} satisfies Partial<Record<JobList, string>>
