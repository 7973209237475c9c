import { expect, test } from 'vitest'
import type { JobsView } from './jobs-address.ts'
import { headingOf } from './jobs-heading.ts'

const design = { name: 'Design' }
const berlin = { name: 'Berlin, Germany' }

test.each<[JobsView, { category: typeof design | null; location: typeof berlin | null }, string]>([
  [{ list: 'all' }, { category: null, location: null }, 'All jobs'],
  [{ list: 'remote' }, { category: null, location: null }, 'Remote jobs'],
  [{ list: 'undisclosed' }, { category: null, location: null }, 'Undisclosed work type jobs'],
  [{ list: 'hybrid' }, { category: design, location: berlin }, 'Hybrid Design jobs in Berlin, Germany'],
  [{ list: 'all' }, { category: null, location: berlin }, 'Jobs in Berlin, Germany'],
  [{ list: 'all', keyword: 'react' }, { category: null, location: null }, 'Jobs for “react”'],
  [
    { list: 'all', keyword: 'react' },
    { category: design, location: berlin },
    'Design jobs for “react” in Berlin, Germany',
  ],
])('the view %j of %j is headed "%s"', (view, names, heading) => {
  expect(headingOf(view, names)).toBe(heading)
})
