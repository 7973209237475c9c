import { defineList } from '../list.ts'
import { companySorts } from './kinds.ts'

export const companyList = defineList({
  path: '/companies',
  items: 'GET /api/v1/companies',
  figures: 'GET /api/v1/company-counts',
  names: ['q', 'industry', 'stage', 'size', 'teamSize', 'place', 'hiring', 'answers', 'sort'],
  defaults: { sort: companySorts[0] },
  pagesIn: 'path',
})
