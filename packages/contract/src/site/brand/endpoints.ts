import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { brandErrors } from './errors.ts'
import { brandColor, brandName } from './fields.ts'
import { brand } from './shapes.ts'

const e = brandErrors
const admins = { tag: 'site', access: 'admin', permission: 'settings' } as const
/** The version that the change is based on; an outdated one is refused. */
const version = z.object({ version: z.coerce.number().int().min(1) })

export const brandEndpoints = defineEndpoints({
  'GET /api/v1/admin/brand': {
    summary: 'The name and the color that admins set',
    ...admins,
    reply: success(brand),
    errors: [],
  },
  'PUT /api/v1/admin/brand/name': {
    summary: 'Changes the product’s name wherever it is shown; rejects changes to an outdated version',
    ...admins,
    body: brandName.extend(version.shape),
    reply: success(brand),
    errors: [e['brand-changed']],
  },
  'DELETE /api/v1/admin/brand/name': {
    summary: 'Goes back to the configured name',
    ...admins,
    query: version,
    reply: success(brand),
    errors: [e['brand-changed']],
  },
  'PUT /api/v1/admin/brand/color': {
    summary: 'Changes the brand color of pages; rejects changes to an outdated version',
    ...admins,
    body: brandColor.extend(version.shape),
    reply: success(brand),
    errors: [e['brand-changed']],
  },
  'DELETE /api/v1/admin/brand/color': {
    summary: 'Goes back to the built-in color',
    ...admins,
    query: version,
    reply: success(brand),
    errors: [e['brand-changed']],
  },
})
