import { autoApplyEndpoints, smartApplyEndpoints } from '@rise/contract/smart-apply/endpoints'
import type { Context } from '../../platform/context.ts'
import { implement } from '../../platform/http/implement.ts'
import type { Acting } from '../../platform/http/requester.ts'
import { readAccess, requireAccess } from './access/read-access.ts'
import { requestAccess } from './access/request-access.ts'
import { objectToItem, pauseAuto, saveRules, startAuto } from './auto/change-auto.ts'
import { readAuto, readItem } from './auto/present-auto.ts'
import { previewAuto } from './auto/preview-auto.ts'
import { sendItem } from './auto/send-item.ts'
import { readSettings } from './details/read-settings.ts'
import { saveDetails } from './details/save-details.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { readyApplication } from './jobs/ready-application.ts'
import { saveOutcome } from './jobs/save-outcome.ts'

/** Returns the calling professional's actor id. Refuses professionals without access. */
async function admit(ctx: Context, { actorId }: Acting): Promise<string> {
  await requireAccess(ctx, actorId)
  return actorId
}

const smartRoutes = implement(smartApplyEndpoints, {
  'POST /api/v1/professionals/smartApply/subscribe': ({ ctx, member }) => requestAccess(ctx, member.actorId),
  'GET /api/v1/smart-apply': ({ ctx, member }) => readAccess(ctx, member.actorId),
  'GET /api/v1/smart-apply/details': ({ ctx, member }) => readSettings(ctx, member.actorId),
  'PUT /api/v1/smart-apply/details': ({ ctx, member, body }) => saveDetails(ctx, member.actorId, body),
  'GET /api/v1/smart-apply/jobs': async ({ ctx, member, query }) => listJobs(ctx, await admit(ctx, member), query.page),
  'GET /api/v1/smart-apply/jobs/{slug}': async ({ ctx, member, params }) =>
    readyApplication(ctx, await admit(ctx, member), params.slug),
  'PUT /api/v1/smart-apply/jobs/{slug}/outcome': async ({ ctx, member, params, body }) => {
    await saveOutcome(ctx, await admit(ctx, member), params.slug, body.applied)
  },
})

const autoRoutes = implement(autoApplyEndpoints, {
  'GET /api/v1/auto-apply': async ({ ctx, member }) => readAuto(ctx, await admit(ctx, member)),
  'PUT /api/v1/auto-apply/rules': async ({ ctx, member, body }) => saveRules(ctx, await admit(ctx, member), body),
  'GET /api/v1/auto-apply/preview': async ({ ctx, member }) => previewAuto(ctx, await admit(ctx, member)),
  'PUT /api/v1/auto-apply/start': async ({ ctx, member }) => startAuto(ctx, await admit(ctx, member)),
  'PUT /api/v1/auto-apply/pause': async ({ ctx, member }) => pauseAuto(ctx, await admit(ctx, member)),
  'PUT /api/v1/auto-apply/queue/{id}/sending': async ({ ctx, member, params }) => {
    const actorId = await admit(ctx, member)
    await sendItem(ctx, { actorId, loginId: member.loginId }, params.id)
    return readItem(ctx, actorId, params.id)
  },
  'DELETE /api/v1/auto-apply/queue/{id}': async ({ ctx, member, params }) =>
    objectToItem(ctx, await admit(ctx, member), params.id),
})

export const smartApplyRoutes = [...smartRoutes, ...autoRoutes]
