import { t } from '@rise/texts'
import { z } from 'zod'
import { defineEndpoints, emptyResult, success } from '../../endpoint.ts'
import { platformErrors } from '../../errors.ts'
import { perHour } from '../../limit.ts'
import { cursor, cursorPage } from '../../pagination.ts'
import { anyPlan } from '../../plans/shapes.ts'
import { sessionErrors } from '../../session/errors.ts'
import { firstName, lastName } from '../../session/fields.ts'
import { emailAddress, oneLine } from '../../texts.ts'
import { chosenNews } from '../chosen-news.ts'
import { adminErrors as e } from '../errors.ts'
import { adminLists } from '../kinds.ts'
import { MOST_TAGS } from '../limits.ts'
import { adminTag, chosenMembers, memberFilter, memberQuery, noteText, suspensionReason } from './fields.ts'
import { actOutcome, adminNote, adminView, csvFile, memberActivity, memberList, memberStory } from './shapes.ts'

const params = z.object({ id: z.uuid() })

/** Endpoints for admins who find members, see their history, and help them. */
export const adminMembersEndpoints = defineEndpoints({
  'GET /api/v1/admin/members': {
    summary: 'Members, newest first, narrowed by a search and filters',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    query: memberQuery,
    reply: success(memberList),
    errors: [],
  },
  'GET /api/v1/admin/members-download': {
    summary: 'The same as CSV, without formulas: at most 10,000 rows',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    freshSecondFactor: true,
    limits: [perHour('admin-downloads', 60, { by: 'login' })],
    query: z.object(memberFilter),
    reply: success(csvFile),
    errors: [],
  },
  'PUT /api/v1/admin/members-tags': {
    summary: 'Adds a tag to many members, or takes it away',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    body: z.object({ ...chosenMembers, tag: adminTag, present: z.boolean() }),
    reply: success(actOutcome),
    errors: [e['selection-changed'], e['nothing-selected']],
  },
  'PUT /api/v1/admin/members-plan': {
    summary: 'Sets the plan of many members',
    tag: 'admin',
    access: 'admin',
    permission: 'plans',
    freshSecondFactor: true,
    body: z.object({ ...chosenMembers, plan: anyPlan }),
    reply: success(actOutcome),
    errors: [e['selection-changed'], e['nothing-selected']],
  },
  'POST /api/v1/admin/members-suspensions': {
    summary: 'Suspends many members, with one reason that each of them reads',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    freshSecondFactor: true,
    body: z.object({ ...chosenMembers, reason: suspensionReason }),
    reply: success(actOutcome),
    errors: [e['selection-changed'], e['nothing-selected']],
  },
  'POST /api/v1/admin/members-notifications': {
    summary: 'Notifies many members, behind the bell and by email to members who agreed to news',
    tag: 'admin',
    access: 'admin',
    permission: 'notifications',
    freshSecondFactor: true,
    limits: [perHour('broadcasts', 20, { by: 'login' })],
    body: z.object({ ...chosenMembers, ...chosenNews }),
    reply: success(actOutcome),
    errors: [e['selection-changed'], e['nothing-selected'], platformErrors['too-many-requests']],
  },
  'GET /api/v1/admin/members/{id}': {
    summary: 'One member’s whole story',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(memberStory),
    errors: [e['member-not-found']],
  },
  'GET /api/v1/admin/members/{id}/activity': {
    summary: 'What a member did in public or with the account, newest first',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    query: z.object({ before: cursor.optional() }),
    reply: success(cursorPage(memberActivity)),
    errors: [e['member-not-found']],
  },
  'PUT /api/v1/admin/members/{id}/names': {
    summary: 'Corrects a member’s names, unless someone has changed them since',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    body: z.object({
      firstName,
      lastName,
      /** The names that the admin saw. */
      seen: z.object({ firstName: oneLine(100), lastName }),
    }),
    reply: success(memberStory),
    errors: [e['member-not-found'], e['changed-since'], e['not-an-admin']],
  },
  'PUT /api/v1/admin/members/{id}/email': {
    summary: 'Corrects the email of an account that hasn’t confirmed one, and emails the new address its link',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    freshSecondFactor: true,
    params,
    body: z.object({ email: emailAddress, seen: emailAddress }),
    reply: success(memberStory),
    errors: [
      e['member-not-found'],
      e['changed-since'],
      e['not-an-admin'],
      e['email-confirmed'],
      sessionErrors['email-taken'],
    ],
  },
  'DELETE /api/v1/admin/members/{id}/email-suppression': {
    summary: 'Sends email to a member’s address again, after it bounced or its owner complained',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(memberStory),
    errors: [e['member-not-found']],
  },
  'POST /api/v1/admin/members/{id}/confirmation-emails': {
    summary: 'Emails the link that confirms the address again',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(emptyResult),
    errors: [e['member-not-found'], e['email-confirmed'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/admin/members/{id}/password-emails': {
    summary: 'Emails the member a link to set a password',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(emptyResult),
    errors: [e['member-not-found'], e['not-an-admin'], platformErrors['too-many-requests']],
  },
  'POST /api/v1/admin/members/{id}/data-emails': {
    summary: 'Emails the member’s confirmed address where to download the data; only the member, logged in, can',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(emptyResult),
    errors: [e['member-not-found'], e['not-an-admin'], e['email-unconfirmed'], platformErrors['too-many-requests']],
  },
  'DELETE /api/v1/admin/members/{id}/sessions': {
    summary: 'Logs a member out everywhere',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(memberStory),
    errors: [e['member-not-found'], e['not-an-admin']],
  },
  'DELETE /api/v1/admin/members/{id}/log-in-lock': {
    summary: 'Lets a member try again to log in, after too many wrong passwords or codes',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    reply: success(memberStory),
    errors: [e['member-not-found'], e['not-an-admin']],
  },
  'PUT /api/v1/admin/members/{id}/tags': {
    summary: 'Sets the tags of a member',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    body: z.object({
      tags: z.array(adminTag).max(MOST_TAGS, { error: () => t('Use at most {most} tags.', { most: MOST_TAGS }) }),
    }),
    reply: success(memberStory),
    errors: [e['member-not-found']],
  },
  'POST /api/v1/admin/members/{id}/notes': {
    summary: 'Writes a note about a member, for other admins',
    tag: 'admin',
    access: 'admin',
    permission: 'members',
    params,
    body: z.object({ text: noteText }),
    reply: success(adminNote),
    errors: [e['member-not-found']],
  },
  'DELETE /api/v1/admin/notes/{id}': {
    summary: 'Deletes the admin’s own note',
    tag: 'admin',
    access: 'admin',
    permission: 'overview',
    params,
    reply: success(emptyResult),
    errors: [e['note-not-found']],
  },
  'PUT /api/v1/admin/members/{id}/deletion': {
    summary: 'Deletes an account; it is erased after 30 days, until which the member can restore it',
    tag: 'admin',
    access: 'admin',
    permission: 'erasure',
    freshSecondFactor: true,
    params,
    body: z.object({
      /** The member’s email, typed by the admin. */
      email: emailAddress,
    }),
    reply: success(memberStory),
    errors: [e['member-not-found'], e['not-an-admin'], e['email-differs']],
  },
  'DELETE /api/v1/admin/members/{id}/deletion': {
    summary: 'Restores a deleted account',
    tag: 'admin',
    access: 'admin',
    permission: 'erasure',
    params,
    reply: success(memberStory),
    errors: [e['member-not-found']],
  },
  'GET /api/v1/admin/views': {
    summary: 'The admin’s saved views of a list, and the tags in use',
    tag: 'admin',
    access: 'admin',
    permission: 'overview',
    query: z.object({ list: z.enum(adminLists) }),
    reply: success(z.object({ views: z.array(adminView), tags: z.array(z.string()) })),
    errors: [],
  },
  'POST /api/v1/admin/views': {
    summary: 'Saves a list as it is narrowed, under a name; the same name replaces it',
    tag: 'admin',
    access: 'admin',
    permission: 'overview',
    body: z.object({
      list: z.enum(adminLists),
      name: oneLine(60).refine((text) => text !== '', { error: () => t('Enter a name.') }),
      /** The query of the list’s address. */
      search: z.string().max(1_000),
    }),
    reply: success(adminView),
    errors: [e['too-many-views']],
  },
  'DELETE /api/v1/admin/views/{id}': {
    summary: 'Deletes a saved view',
    tag: 'admin',
    access: 'admin',
    permission: 'overview',
    params,
    reply: success(emptyResult),
    errors: [e['view-not-found']],
  },
})
