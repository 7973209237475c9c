import { defineList } from '../list.ts'
import { layoffSorts } from './kinds.ts'

/** The list of the layoffs in the tracker. */
export const layoffList = defineList({
  path: '/layoff-tracker',
  items: 'GET /api/v1/layoffs',
  figures: 'GET /api/v1/layoff-figures',
  names: ['q', 'company', 'place', 'industry', 'year', 'size', 'share', 'sort'],
  defaults: { sort: layoffSorts[0] },
  pagesIn: 'query',
})
