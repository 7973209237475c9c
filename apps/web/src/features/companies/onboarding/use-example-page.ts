import { companyList } from '@rise/contract/companies/list'
import { formatPay, formatPlaces, workTypeNames } from '@rise/contract/jobs/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../app/base/settings.tsx'
import { itemsQuery } from '../../../app/lists/list-queries.ts'
import { joinFacts } from '../../../ui/base/join-facts.ts'
import type { ExamplePage } from '../../session/index.ts'
import { companyFacts } from '../company-facts.ts'
import { exampleJobsQuery } from './example-jobs.ts'

const SHOWN_JOBS = 2

/** Returns the page of the first listed company as an example; undefined unless it has a tagline and enough jobs. */
export function useExamplePage(): ExamplePage | undefined {
  const api = useApi()
  const company = useQuery(itemsQuery(api, companyList)).data?.items[0]
  const { data: jobs } = useQuery({ ...exampleJobsQuery(api, company?.slug ?? ''), enabled: company !== undefined })
  if (!company?.tagline || !jobs || jobs.items.length < SHOWN_JOBS) return undefined
  const { companyName, logo, tagline } = company
  return {
    name: companyName,
    logo,
    line: tagline,
    facts: companyFacts(company),
    jobs: jobs.items.slice(0, SHOWN_JOBS).map(({ title, places, workType, pay }) => ({
      title,
      facts: joinFacts([formatPlaces(places), workType === 'Unknown' ? null : t(workTypeNames[workType])]),
      pay: pay && formatPay(pay),
    })),
  }
}
