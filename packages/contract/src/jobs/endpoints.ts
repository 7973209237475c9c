import { z } from 'zod'
import { defineEndpoints, success } from '../endpoint.ts'
import { jobErrors } from './errors.ts'
import { jobLists } from './kinds.ts'
import { jobGates } from './policy.ts'
import { job, jobCard } from './shapes.ts'

const facet = z.object({ slug: z.string(), name: z.string(), jobs: z.int() })

export const jobsEndpoints = defineEndpoints({
  'GET /api/v1/jobs/{slug}': {
    summary: 'One job with its description, source and similar jobs',
    tag: 'jobs',
    ...jobGates.read,
    viewer: true,
    params: z.object({ slug: z.string().max(200) }),
    reply: success(z.object({ job, similar: z.array(jobCard) })),
    errors: [jobErrors['job-not-found']],
  },
  'GET /api/v1/job-facets': {
    summary: 'Departments and places with their numbers of open jobs, largest first',
    tag: 'jobs',
    ...jobGates.list,
    query: z.object({ list: z.enum(jobLists).default('all') }),
    reply: success(
      z.object({
        /** Open jobs in the list, at most 10,000. */
        total: z.int(),
        totalCapped: z.boolean(),
        departments: z.array(facet),
        places: z.array(facet),
      }),
    ),
    errors: [],
  },
})
