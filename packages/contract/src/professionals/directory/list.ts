import { defineList } from '../../list.ts'

/** The list of the directory's professionals. Its default order depends on whether there are words to search for. */
export const directoryList = defineList({
  path: '/professionals',
  items: 'GET /api/v1/professionals',
  figures: 'GET /api/v1/professional-counts',
  names: ['q', 'category', 'place', 'country', 'skill', 'hat', 'company', 'open', 'mentors', 'sort'],
  defaults: { sort: '' },
  pagesIn: 'path',
  inPath: { name: 'category', after: '/professionals/search' },
})
