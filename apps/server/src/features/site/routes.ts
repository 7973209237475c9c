import { brandEndpoints } from '@rise/contract/site/brand/endpoints'
import { siteEndpoints } from '@rise/contract/site/endpoints'
import { siteFrameEndpoints } from '@rise/contract/site/frame/endpoints'
import { implement } from '../../platform/http/implement.ts'
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
  'GET /api/v1/site-pages/{slug}': ({ ctx, principal, params }) => findSitePage(ctx, principal, params.slug),
  'GET /api/v1/admin/site-pages': ({ ctx }) => listSitePages(ctx),
  'POST /api/v1/admin/site-pages': ({ ctx, member, body }) => writeSitePage(ctx, member, body),
  'POST /api/v1/admin/site-pictures': ({ ctx, member, body }) => uploadSitePicture(ctx, member, body),
  'GET /api/v1/admin/site-pages/{id}': ({ ctx, member, params }) => readDraft(ctx, ctx.db, member, params.id),
  'PUT /api/v1/admin/site-pages/{id}': ({ ctx, member, params, body }) =>
    changeSitePage(ctx, member, { id: params.id, ...body }),
  'DELETE /api/v1/admin/site-pages/{id}': ({ ctx, member, params }) => deleteSitePage(ctx, member, params.id),
  'PUT /api/v1/admin/site-pages/{id}/publication': ({ ctx, member, params, body }) =>
    publishSitePage(ctx, member, { id: params.id, ...body }),
  'DELETE /api/v1/admin/site-pages/{id}/publication': ({ ctx, member, params }) =>
    withdrawSitePage(ctx, member, params.id),
  'DELETE /api/v1/admin/site-pages/{id}/schedule': ({ ctx, member, params }) => cancelSchedule(ctx, member, params.id),
  'GET /api/v1/admin/site-pages/{id}/versions': ({ ctx, params }) => listVersions(ctx, params.id),
  'GET /api/v1/admin/site-pages/{id}/versions/{number}': ({ ctx, member, params }) => findVersion(ctx, member, params),
  'POST /api/v1/admin/site-pages/{id}/versions/{number}/restore': ({ ctx, member, params, body }) =>
    restoreVersion(ctx, member, { ...params, ...body }),
})

const frameRoutes = implement(siteFrameEndpoints, {
  'GET /api/v1/site-frame': ({ ctx }) => readFrame(ctx),
  'GET /api/v1/admin/site-footer': ({ ctx }) => readFooter(ctx.db),
  'PUT /api/v1/admin/site-footer': ({ ctx, member, body }) => changeFooter(ctx, member, body),
  'GET /api/v1/admin/site-announcements': ({ ctx }) => listAnnouncements(ctx),
  'POST /api/v1/admin/site-announcements': ({ ctx, member, body }) => writeAnnouncement(ctx, member, body),
  'GET /api/v1/admin/site-announcements/{id}': ({ ctx, params }) => findAnnouncement(ctx.db, params.id),
  'PUT /api/v1/admin/site-announcements/{id}': ({ ctx, member, params, body }) =>
    changeAnnouncement(ctx, member, { id: params.id, ...body }),
  'DELETE /api/v1/admin/site-announcements/{id}': ({ ctx, member, params }) =>
    deleteAnnouncement(ctx, member, params.id),
})

const brandRoutes = implement(brandEndpoints, {
  'GET /api/v1/admin/brand': ({ ctx }) => findBrand(ctx),
  'PUT /api/v1/admin/brand/name': ({ ctx, member, body }) => changeName(ctx, member, body),
  'DELETE /api/v1/admin/brand/name': ({ ctx, member, query }) => changeName(ctx, member, { ...query, name: null }),
  'PUT /api/v1/admin/brand/logo': ({ ctx, member, body }) => changeLogo(ctx, member, body),
  'DELETE /api/v1/admin/brand/logo': ({ ctx, member, query }) => removeLogo(ctx, member, query),
  'PUT /api/v1/admin/brand/color': ({ ctx, member, body }) => changeColor(ctx, member, body),
  'DELETE /api/v1/admin/brand/color': ({ ctx, member, query }) => changeColor(ctx, member, { ...query, color: null }),
})

export const siteRoutes = [...pagesRoutes, ...frameRoutes, ...brandRoutes]
