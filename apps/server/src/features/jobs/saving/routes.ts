import { jobSavingEndpoints } from '@rise/contract/jobs/saving/endpoints'
import type { Context } from '../../../platform/context.ts'
import { type Call, implement, memberOf, reply } from '../../../platform/http/implement.ts'
import type { SignedIn } from '../../../platform/http/requester.ts'
import {
  forgetSeen,
  hideCompany,
  hideJob,
  noteSeen,
  saveJob,
  showCompanyAgain,
  showJobAgain,
  unsaveJob,
  writeNote,
} from './keep-jobs.ts'
import { listHidden, listSaved, listSeen, readMarks } from './list-kept-jobs.ts'

type OfOne = (ctx: Context, member: SignedIn, id: string) => Promise<void>

/** Does something with one job or company. */
const withOne =
  (act: OfOne) =>
  async (call: Call, { params }: { readonly params: { readonly id: string } }) => {
    await act(call.ctx, memberOf(call), params.id)
    return reply({})
  }

export const jobSavingRoutes = implement(jobSavingEndpoints, {
  'GET /api/v1/job-marks': async (call) => reply(await readMarks(call.ctx, memberOf(call))),
  'GET /api/v1/saved-jobs': async (call, { query }) => reply(await listSaved(call.ctx, memberOf(call), query.before)),
  'PUT /api/v1/saved-jobs/{id}': withOne(saveJob),
  'DELETE /api/v1/saved-jobs/{id}': withOne(unsaveJob),
  'PUT /api/v1/saved-jobs/{id}/note': async (call, { params, body }) => {
    await writeNote(call.ctx, memberOf(call), { id: params.id, ...body })
    return reply({})
  },
  'GET /api/v1/hidden-jobs': async (call) => reply(await listHidden(call.ctx, memberOf(call))),
  'PUT /api/v1/hidden-jobs/{id}': withOne(hideJob),
  'DELETE /api/v1/hidden-jobs/{id}': withOne(showJobAgain),
  'PUT /api/v1/hidden-companies/{id}': withOne(hideCompany),
  'DELETE /api/v1/hidden-companies/{id}': withOne(showCompanyAgain),
  'GET /api/v1/seen-jobs': async (call) => reply(await listSeen(call.ctx, memberOf(call))),
  'PUT /api/v1/seen-jobs/{id}': withOne(noteSeen),
  'DELETE /api/v1/seen-jobs': async (call) => {
    await forgetSeen(call.ctx, memberOf(call))
    return reply({})
  },
})
