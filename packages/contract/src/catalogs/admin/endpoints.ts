import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { page, pageNumber } from '../../pagination.ts'
import { tooLongSearch } from '../../texts.ts'
import { editableCatalogs, entryOrders } from '../kinds.ts'
import { adminCatalogsErrors as e } from './errors.ts'
import { entryChange, entryMerge, writtenEntry } from './fields.ts'
import { adminCatalogEntry } from './shapes.ts'

const gate = { tag: 'catalogs', access: 'admin', permission: 'content' } as const
const name = z.enum(editableCatalogs, { error: () => t('This catalog doesn’t exist.') })
const catalogParams = z.object({ name })
const entryParams = z.object({ name, slug: z.string().max(120) })

/** Endpoints for admins who edit the catalogs. */
export const adminCatalogsEndpoints = defineEndpoints({
  'GET /api/v1/admin/catalogs/{name}': {
    ...gate,
    summary: 'The entries of a catalog with their other names and how often they were chosen',
    params: catalogParams,
    query: z.object({
      q: z.string().trim().max(100, tooLongSearch(100)).optional(),
      order: z.enum(entryOrders).default('name'),
      page: pageNumber.default(1),
    }),
    reply: success(
      page(adminCatalogEntry).extend({
        /** Every group of the catalog, by name. */
        groups: z.array(z.string()),
      }),
    ),
    errors: [],
  },
  'POST /api/v1/admin/catalogs/{name}': {
    ...gate,
    summary: 'Adds an entry',
    params: catalogParams,
    body: writtenEntry,
    reply: success(adminCatalogEntry),
    errors: [e['catalog-name-taken'], e['too-many-entries']],
  },
  'PUT /api/v1/admin/catalogs/{name}/{slug}': {
    ...gate,
    summary: 'Changes an entry; a former name stays as another name. Rejects changes to an outdated version',
    params: entryParams,
    body: entryChange,
    reply: success(adminCatalogEntry),
    errors: [e['catalog-entry-not-found'], e['catalog-entry-changed'], e['catalog-name-taken']],
  },
  'POST /api/v1/admin/catalogs/{name}/{slug}/merge': {
    ...gate,
    freshSecondFactor: true,
    summary: 'Merges an entry into another: its names become other names of that one, and what was chosen moves',
    params: entryParams,
    body: entryMerge,
    reply: success(adminCatalogEntry),
    errors: [
      e['catalog-entry-not-found'],
      e['catalog-entry-changed'],
      e['catalog-merge-into-itself'],
      e['catalog-merge-into-nothing'],
    ],
  },
})
