import type { Block } from '@rise/contract/company-blocks/fields'
import { blockJobFilter } from '@rise/contract/company-blocks/jobs/policy'
import { blockLimits } from '@rise/contract/company-blocks/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import type { Material } from '../views/material.ts'

/** Returns the material with the jobs that a block lists according to its form's values, even unsaved ones. */
export function useBlockJobs(block: Block, material: Material): Material {
  const filter = blockJobFilter(block)
  const { list = 'all', category = '', keyword = '', most = 0 } = filter ?? {}
  const company = material.company.slug
  const { data, isError } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/jobs', {
      query: { company, list: [list], ...(category && { category }), ...(keyword && { keyword }) },
    }),
    enabled: filter !== undefined,
    placeholderData: keepPreviousData,
  })
  // An unlisted company, or a former department, has no jobs to show.
  const result = isError ? { items: [], total: 0 } : data
  if (!filter || !result) return material
  const { items, total } = result
  // While a number is being typed, it may be empty, or too large to save.
  const shownCount = Math.min(Math.max(most, 1), blockLimits.jointeam.jobs)
  return { ...material, jobs: new Map([...material.jobs, [block.id, { jobs: items.slice(0, shownCount), total }]]) }
}
