import { defineList } from '../list.ts'
import { companySorts } from './kinds.ts'

/** All companies. */
export const companyList = defineList({
  path: '/companies',
  items: 'GET /api/v1/companies',
  figures: 'GET /api/v1/company-counts',
  names: ['q', 'industry', 'stage', 'size', 'teamSize', 'place', 'hiring', 'sort'],
  defaults: { sort: companySorts[0] },
  pagesIn: 'path',
})
