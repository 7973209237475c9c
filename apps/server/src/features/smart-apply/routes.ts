import { autoApplyEndpoints, smartApplyEndpoints } from '@rise/contract/smart-apply/endpoints'
import { type Call, implement, memberOf, reply } from '../../platform/http/implement.ts'
import { actorOf } from '../applications/index.ts'
import { askAccess } from './access/ask-access.ts'
import { readAccess, requireAccess } from './access/read-access.ts'
import { objectToItem, pauseAuto, saveRules, startAuto } from './auto/change-auto.ts'
import { readAuto, readItem } from './auto/present-auto.ts'
import { previewAuto } from './auto/preview-auto.ts'
import { sendItem } from './auto/send-item.ts'
import { readSettings } from './details/read-settings.ts'
import { saveDetails } from './details/save-details.ts'
import { listJobs } from './jobs/list-jobs.ts'
import { readyApplication } from './jobs/ready-application.ts'
import { saveOutcome } from './jobs/save-outcome.ts'

const ownActor = (call: Call) => actorOf(memberOf(call))

/** The professional who calls, once they have access. */
async function admitted(call: Call): Promise<string> {
  const actorId = ownActor(call)
  await requireAccess(call.ctx, actorId)
  return actorId
}

const smartRoutes = implement(smartApplyEndpoints, {
  'POST /api/v1/professionals/smartApply/subscribe': async (call) => reply(await askAccess(call.ctx, ownActor(call))),
  'GET /api/v1/smart-apply': async (call) => reply(await readAccess(call.ctx, ownActor(call))),
  'GET /api/v1/smart-apply/details': async (call) => reply(await readSettings(call.ctx, ownActor(call))),
  'PUT /api/v1/smart-apply/details': async (call, { body }) => reply(await saveDetails(call.ctx, ownActor(call), body)),
  'GET /api/v1/smart-apply/jobs': async (call, { query }) =>
    reply(await listJobs(call.ctx, await admitted(call), query.page)),
  'GET /api/v1/smart-apply/jobs/{slug}': async (call, { params }) =>
    reply(await readyApplication(call.ctx, await admitted(call), params.slug)),
  'PUT /api/v1/smart-apply/jobs/{slug}/outcome': async (call, { params, body }) => {
    await saveOutcome(call.ctx, await admitted(call), params.slug, body.applied)
    return reply({})
  },
})

const autoRoutes = implement(autoApplyEndpoints, {
  'GET /api/v1/auto-apply': async (call) => reply(await readAuto(call.ctx, await admitted(call))),
  'PUT /api/v1/auto-apply/rules': async (call, { body }) =>
    reply(await saveRules(call.ctx, await admitted(call), body)),
  'GET /api/v1/auto-apply/preview': async (call) => reply(await previewAuto(call.ctx, await admitted(call))),
  'PUT /api/v1/auto-apply/start': async (call) => reply(await startAuto(call.ctx, await admitted(call))),
  'PUT /api/v1/auto-apply/pause': async (call) => reply(await pauseAuto(call.ctx, await admitted(call))),
  'PUT /api/v1/auto-apply/queue/{id}/sending': async (call, { params }) => {
    const actorId = await admitted(call)
    await sendItem(call.ctx, { actorId, loginId: memberOf(call).loginId }, params.id)
    return reply(await readItem(call.ctx, actorId, params.id))
  },
  'DELETE /api/v1/auto-apply/queue/{id}': async (call, { params }) =>
    reply(await objectToItem(call.ctx, await admitted(call), params.id)),
})

export const smartApplyRoutes = [...smartRoutes, ...autoRoutes]
