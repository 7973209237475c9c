import { brandEndpoints } from '@rise/contract/site/brand/endpoints'
import { siteEndpoints } from '@rise/contract/site/endpoints'
import { siteFrameEndpoints } from '@rise/contract/site/frame/endpoints'
import { implement, memberOf, reply } from '../../platform/http/implement.ts'
import { changeColor, changeLogo, changeName, findBrand, removeLogo } from './brand/change-brand.ts'
import { changeAnnouncement, deleteAnnouncement, writeAnnouncement } from './frame/change-announcement.ts'
import { changeFooter, readFooter } from './frame/footer.ts'
import { findAnnouncement, listAnnouncements, readFrame } from './frame/read-frame.ts'
import { findSitePage } from './pages/find-site-page.ts'
import { listSitePages, readDraft } from './pages/list-site-pages.ts'
import { cancelSchedule, publishSitePage, withdrawSitePage } from './pages/publish-site-page.ts'
import { uploadSitePicture } from './pages/upload-site-picture.ts'
import { findVersion, listVersions, restoreVersion } from './pages/versions.ts'
import { changeSitePage, deleteSitePage, writeSitePage } from './pages/write-site-page.ts'

const pagesRoutes = implement(siteEndpoints, {
  'GET /api/v1/site-pages/{slug}': async ({ ctx, principal }, { params }) =>
    reply(await findSitePage(ctx, principal, params.slug)),
  'GET /api/v1/admin/site-pages': async ({ ctx }) => reply(await listSitePages(ctx)),
  'POST /api/v1/admin/site-pages': async (call, { body }) => reply(await writeSitePage(call.ctx, memberOf(call), body)),
  'POST /api/v1/admin/site-pictures': async (call, { body }) =>
    reply(await uploadSitePicture(call.ctx, memberOf(call), body)),
  'GET /api/v1/admin/site-pages/{id}': async (call, { params }) =>
    reply(await readDraft(call.ctx, call.ctx.db, memberOf(call), params.id)),
  'PUT /api/v1/admin/site-pages/{id}': async (call, { params, body }) =>
    reply(await changeSitePage(call.ctx, memberOf(call), { id: params.id, ...body })),
  'DELETE /api/v1/admin/site-pages/{id}': async (call, { params }) => {
    await deleteSitePage(call.ctx, memberOf(call), params.id)
    return reply({})
  },
  'PUT /api/v1/admin/site-pages/{id}/publication': async (call, { params, body }) =>
    reply(await publishSitePage(call.ctx, memberOf(call), { id: params.id, ...body })),
  'DELETE /api/v1/admin/site-pages/{id}/publication': async (call, { params }) =>
    reply(await withdrawSitePage(call.ctx, memberOf(call), params.id)),
  'DELETE /api/v1/admin/site-pages/{id}/schedule': async (call, { params }) =>
    reply(await cancelSchedule(call.ctx, memberOf(call), params.id)),
  'GET /api/v1/admin/site-pages/{id}/versions': async ({ ctx }, { params }) =>
    reply(await listVersions(ctx, params.id)),
  'GET /api/v1/admin/site-pages/{id}/versions/{number}': async (call, { params }) =>
    reply(await findVersion(call.ctx, memberOf(call), params)),
  'POST /api/v1/admin/site-pages/{id}/versions/{number}/restore': async (call, { params, body }) =>
    reply(await restoreVersion(call.ctx, memberOf(call), { ...params, ...body })),
})

const frameRoutes = implement(siteFrameEndpoints, {
  'GET /api/v1/site-frame': async ({ ctx }) => reply(await readFrame(ctx)),
  'GET /api/v1/admin/site-footer': async ({ ctx }) => reply(await readFooter(ctx.db)),
  'PUT /api/v1/admin/site-footer': async (call, { body }) => reply(await changeFooter(call.ctx, memberOf(call), body)),
  'GET /api/v1/admin/site-announcements': async ({ ctx }) => reply(await listAnnouncements(ctx)),
  'POST /api/v1/admin/site-announcements': async (call, { body }) =>
    reply(await writeAnnouncement(call.ctx, memberOf(call), body)),
  'GET /api/v1/admin/site-announcements/{id}': async ({ ctx }, { params }) =>
    reply(await findAnnouncement(ctx.db, params.id)),
  'PUT /api/v1/admin/site-announcements/{id}': async (call, { params, body }) =>
    reply(await changeAnnouncement(call.ctx, memberOf(call), { id: params.id, ...body })),
  'DELETE /api/v1/admin/site-announcements/{id}': async (call, { params }) => {
    await deleteAnnouncement(call.ctx, memberOf(call), params.id)
    return reply({})
  },
})

const brandRoutes = implement(brandEndpoints, {
  'GET /api/v1/admin/brand': async ({ ctx }) => reply(await findBrand(ctx)),
  'PUT /api/v1/admin/brand/name': async (call, { body }) => reply(await changeName(call.ctx, memberOf(call), body)),
  'DELETE /api/v1/admin/brand/name': async (call, { query }) =>
    reply(await changeName(call.ctx, memberOf(call), { ...query, name: null })),
  'PUT /api/v1/admin/brand/logo': async (call, { body }) => reply(await changeLogo(call.ctx, memberOf(call), body)),
  'DELETE /api/v1/admin/brand/logo': async (call, { query }) =>
    reply(await removeLogo(call.ctx, memberOf(call), query)),
  'PUT /api/v1/admin/brand/color': async (call, { body }) => reply(await changeColor(call.ctx, memberOf(call), body)),
  'DELETE /api/v1/admin/brand/color': async (call, { query }) =>
    reply(await changeColor(call.ctx, memberOf(call), { ...query, color: null })),
})

export const siteRoutes = [...pagesRoutes, ...frameRoutes, ...brandRoutes]
