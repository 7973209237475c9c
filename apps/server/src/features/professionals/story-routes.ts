import { storiesEndpoints } from '@rise/contract/professionals/story/endpoints'
import { type Implementation, implement } from '../../platform/http/implement.ts'
import { requestMentoring } from './mentoring/request-mentoring.ts'
import { changeAddress } from './story/change-address.ts'
import { findPage, previewPage } from './story/find-story.ts'
import { ownStory } from './story/own-story.ts'
import { saveStory } from './story/save-story.ts'
import type { StorySlot } from './story-slot.ts'
import { listViewers } from './views/list-viewers.ts'
import { recordView } from './views/record-view.ts'
import { getViewPrivacy, setViewPrivacy } from './views/view-privacy.ts'
import { ownPages } from './workplaces/pages-of-resume.ts'

/** Returns the routes of stories; `slot` has the parts of other features on a story's page. */
export function storiesRoutes(slot: StorySlot): readonly Implementation[] {
  return implement(storiesEndpoints, {
    'GET /api/v1/professionals/{slug}/story': ({ ctx, principal, params }) =>
      findPage(ctx, slot, principal, params.slug),
    'POST /api/v1/professionals/{slug}/views': ({ ctx, client, principal, params }) =>
      recordView(ctx, { principal, client }, params.slug),
    'POST /api/v1/professionals/{slug}/mentoring-requests': ({ ctx, member, params, body }) =>
      requestMentoring(ctx, member, params.slug, body),
    'GET /api/v1/story': ({ ctx, member }) => ownStory(ctx.db, member.actorId),
    'PATCH /api/v1/story': ({ ctx, member, body }) => saveStory(ctx, member, body),
    'GET /api/v1/story/pages': ({ ctx, member }) => ownPages(ctx, member),
    'PUT /api/v1/story/address': ({ ctx, member, body }) => changeAddress(ctx, member, body.slug),
    'GET /api/v1/story/preview': ({ ctx, member, query }) => previewPage(ctx, slot, member, query.as),
    'GET /api/v1/story/viewers': ({ ctx, member, query }) => listViewers(ctx, member, query),
    'GET /api/v1/view-privacy': ({ ctx, member }) => getViewPrivacy(ctx, member),
    'PUT /api/v1/view-privacy': ({ ctx, member, body }) => setViewPrivacy(ctx, member, body.unseen),
  })
}
