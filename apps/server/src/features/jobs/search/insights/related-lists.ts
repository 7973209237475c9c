import type { JobList } from '@rise/contract/jobs/kinds'
import type { Department } from '@rise/contract/jobs/shapes'
import { foldText } from '../../../../platform/words/fold-text.ts'
import { findDepartment } from '../../find-department.ts'
import type { InCommon } from './in-common.ts'

const SEARCHES = 5

export interface RelatedList {
  list: JobList
  category: Department | null
  location: { slug: string; name: string } | null
  keyword: string | null
  jobs: number
}

interface ShownList {
  readonly list: readonly JobList[]
  readonly keyword: string | undefined
}

/**
 * Returns lists related to this one, by departments, cities and skills that are frequent among its jobs. All of them
 * have jobs.
 */
export function relatedLists(shown: ShownList, { narrower, skills }: InCommon): RelatedList[] {
  const [first, ...others] = shown.list
  const list: JobList = first !== undefined && others.length === 0 ? first : 'all'
  const lists = narrower.flatMap(({ department, place, jobs }): RelatedList[] => {
    const category = findDepartment(department)
    return category ? [{ list, category, location: place, keyword: null, jobs }] : []
  })
  return [...lists, ...skillSearches(shown.keyword ?? '', skills)]
}

function skillSearches(keyword: string, skills: InCommon['skills']): RelatedList[] {
  const foldedKeyword = foldText(keyword)
  return skills
    .flatMap(({ search }) => (search && !foldedKeyword.includes(foldText(search.keyword)) ? [search] : []))
    .slice(0, SEARCHES)
    .map((search) => ({ list: 'all', category: null, location: null, ...search }))
}
