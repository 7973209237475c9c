import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { version } from '../../integers.ts'
import { perHour } from '../../limit.ts'
import { cursor } from '../../pagination.ts'
import { planErrors } from '../../plans/errors.ts'
import { anyPlan } from '../../plans/shapes.ts'
import { chosenNews } from '../chosen-news.ts'
import { adminErrors as e } from '../errors.ts'
import { MOST_TAGS } from '../limits.ts'
import { adminTag, noteText } from '../members/fields.ts'
import { actOutcome, adminNote, csvFile } from '../members/shapes.ts'
import { chosenCompanies, companyFacts, companyFilter, hidingReason } from './fields.ts'
import { companyList, companyStory } from './shapes.ts'

const params = z.object({ id: z.uuid() })

/** Endpoints with which admins find companies, see their history, and maintain their pages. */
export const adminCompaniesEndpoints = defineEndpoints({
  'GET /api/v1/admin/companies': {
    summary: 'Companies, newest first, narrowed by a search and filters',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    query: z.object({ ...companyFilter, after: cursor.optional() }),
    reply: success(companyList),
    errors: [],
  },
  'GET /api/v1/admin/companies-download': {
    summary: 'The same as CSV, without formulas: at most 10,000 rows',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    limits: [perHour('admin-downloads', 60, { by: 'login' })],
    query: z.object(companyFilter),
    reply: success(csvFile),
    errors: [],
  },
  'PUT /api/v1/admin/companies-tags': {
    summary: 'Adds a tag to many companies, or takes it away',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    body: z.object({ ...chosenCompanies, tag: adminTag, present: z.boolean() }),
    reply: success(actOutcome),
    errors: [e['selection-changed'], e['nothing-selected']],
  },
  'PUT /api/v1/admin/companies-plan': {
    summary: 'Sets the plan of many companies',
    tag: 'admin',
    access: 'admin',
    permission: 'plans',
    freshSecondFactor: true,
    body: z.object({ ...chosenCompanies, plan: anyPlan }),
    reply: success(actOutcome),
    errors: [e['selection-changed'], e['nothing-selected']],
  },
  'PUT /api/v1/admin/companies-hiding': {
    summary: 'Hides many companies with their jobs, for one reason',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    freshSecondFactor: true,
    body: z.object({ ...chosenCompanies, reason: hidingReason }),
    reply: success(actOutcome),
    errors: [e['selection-changed'], e['nothing-selected']],
  },
  'POST /api/v1/admin/companies-notifications': {
    summary: 'Notifies the teams of many companies, behind the bell and by email to people who agreed to news',
    tag: 'admin',
    access: 'admin',
    permission: 'notifications',
    freshSecondFactor: true,
    limits: [perHour('broadcasts', 20, { by: 'login' })],
    body: z.object({ ...chosenCompanies, ...chosenNews }),
    reply: success(actOutcome),
    errors: [e['selection-changed'], e['nothing-selected'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/admin/companies': {
    summary: 'Creates the page of a company that no one manages yet',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    body: z.object(companyFacts),
    reply: success(companyStory),
    errors: [e['company-exists']],
  },
  'GET /api/v1/admin/companies/{id}': {
    summary: 'One company’s whole story',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(companyStory),
    errors: [e['company-gone']],
  },
  'PUT /api/v1/admin/companies/{id}/facts': {
    summary: 'Corrects the facts of a company, unless someone has changed its page since',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    body: z.object({ ...companyFacts, version }),
    reply: success(companyStory),
    errors: [e['company-gone'], e['changed-since']],
  },
  'PUT /api/v1/admin/companies/{id}/plan': {
    summary: 'Sets a company’s plan, for everyone who acts for it',
    tag: 'admin',
    access: 'admin',
    permission: 'plans',
    params,
    body: z.object({ plan: anyPlan, seen: anyPlan }),
    reply: success(companyStory),
    errors: [e['company-gone'], e['changed-since'], planErrors['plan-is-paid']],
  },
  'PUT /api/v1/admin/companies/{id}/hiding': {
    summary: 'Hides a company with its jobs',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    freshSecondFactor: true,
    params,
    body: z.object({ reason: hidingReason }),
    reply: success(companyStory),
    errors: [e['company-gone'], e['changed-since']],
  },
  'DELETE /api/v1/admin/companies/{id}/hiding': {
    summary: 'Shows a hidden company again',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(companyStory),
    errors: [e['company-gone'], e['changed-since']],
  },
  'PUT /api/v1/admin/companies/{id}/tags': {
    summary: 'Sets the tags of a company',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    body: z.object({
      tags: z.array(adminTag).max(MOST_TAGS, { error: () => t('Use at most {most} tags.', { most: MOST_TAGS }) }),
    }),
    reply: success(companyStory),
    errors: [e['company-gone']],
  },
  'POST /api/v1/admin/companies/{id}/notes': {
    summary: 'Writes a note about a company, for other admins',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    body: z.object({ text: noteText }),
    reply: success(adminNote),
    errors: [e['company-gone']],
  },
})
