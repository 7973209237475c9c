import { storiesEndpoints } from '@rise/contract/professionals/story/endpoints'
import { type Implementation, implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { askMentor } from '../mentoring/ask-mentor.ts'
import type { StorySlot } from '../story-slot.ts'
import { listViewers } from '../views/list-viewers.ts'
import { recordView } from '../views/record-view.ts'
import { getViewPrivacy, setViewPrivacy } from '../views/view-privacy.ts'
import { changeAddress } from './change-address.ts'
import { findPage, previewPage } from './find-story.ts'
import { ownStory } from './own-story.ts'
import { saveStory } from './save-story.ts'

/** What there is to see and to edit of stories; `slot` is what other features show beside one. */
export function storiesRoutes(slot: StorySlot): readonly Implementation[] {
  return implement(storiesEndpoints, {
    'GET /api/v1/professionals/{slug}/story': async ({ ctx, principal }, { params }) =>
      reply(await findPage(ctx, slot, principal, params.slug)),
    'POST /api/v1/professionals/{slug}/views': async (call, { params }) => {
      await recordView(call.ctx, call, params.slug)
      return reply({})
    },
    'POST /api/v1/professionals/{slug}/mentoring-requests': async (call, { params, body }) => {
      await askMentor(call.ctx, memberOf(call), params.slug, body)
      return reply({})
    },
    'GET /api/v1/story': async (call) => reply(await ownStory(call.ctx.db, memberOf(call).actorId)),
    'PATCH /api/v1/story': async (call, { body }) => reply(await saveStory(call.ctx, memberOf(call), body)),
    'PUT /api/v1/story/address': async (call, { body }) =>
      reply(await changeAddress(call.ctx, memberOf(call), body.slug)),
    'GET /api/v1/story/preview': async (call, { query }) =>
      reply(await previewPage(call.ctx, slot, memberOf(call), query.as)),
    'GET /api/v1/story/viewers': async (call, { query }) =>
      reply(await listViewers(call.ctx, memberOf(call), query.page)),
    'GET /api/v1/view-privacy': async (call) => reply(await getViewPrivacy(call.ctx, memberOf(call))),
    'PUT /api/v1/view-privacy': async (call, { body }) =>
      reply(await setViewPrivacy(call.ctx, memberOf(call), body.unseen)),
  })
}
