// The schemas of the forms, from the contract. Loaded when a form is saved.
import { brandColor, brandName } from '@rise/contract/site/brand/fields'
import { siteEndpoints } from '@rise/contract/site/endpoints'
import { sitePageFields } from '@rise/contract/site/fields'
import { siteFrameEndpoints } from '@rise/contract/site/frame/endpoints'
import { announcementFields } from '@rise/contract/site/frame/fields'

export const formSchemas = {
  newPage: sitePageFields,
  pageChange: siteEndpoints['PUT /api/v1/admin/site-pages/{id}'].body,
  footer: siteFrameEndpoints['PUT /api/v1/admin/site-footer'].body,
  brandName,
  brandColor,
  newAnnouncement: announcementFields,
  announcementChange: siteFrameEndpoints['PUT /api/v1/admin/site-announcements/{id}'].body,
}
