import { adminMembersEndpoints } from '@rise/contract/admin/members/endpoints'
import { implement, memberOf, reply } from '../../../platform/http/implement.ts'
import { deleteNote } from '../notes/delete-note.ts'
import { deleteView, listViews, saveView } from '../notes/views.ts'
import { notifyMany, setPlanOfMany, suspendMany, tagMany } from './act-on-many.ts'
import { downloadMembers, listMembers } from './list-members.ts'
import { listMemberActivity, readMemberStory } from './read-member-story.ts'
import {
  deleteMember,
  letMemberTryAgain,
  logMemberOut,
  mailAgain,
  noteMember,
  readdressMember,
  renameMember,
  sendConfirmationAgain,
  sendDataLink,
  sendPasswordLink,
  tagMember,
  undeleteMember,
} from './support-member.ts'

export const adminMembersRoutes = implement(adminMembersEndpoints, {
  'GET /api/v1/admin/members': async ({ ctx }, { query }) => reply(await listMembers(ctx, query)),
  'GET /api/v1/admin/members-download': async (call, { query }) =>
    reply(await downloadMembers(call.ctx, memberOf(call), query)),
  'PUT /api/v1/admin/members-tags': async (call, { body }) => reply(await tagMany(call.ctx, memberOf(call), body)),
  'PUT /api/v1/admin/members-plan': async (call, { body }) =>
    reply(await setPlanOfMany(call.ctx, memberOf(call), body)),
  'POST /api/v1/admin/members-suspensions': async (call, { body }) =>
    reply(await suspendMany(call.ctx, memberOf(call), body)),
  'POST /api/v1/admin/members-notifications': async (call, { body }) =>
    reply(await notifyMany(call.ctx, memberOf(call), body)),
  'GET /api/v1/admin/members/{id}': async (call, { params }) =>
    reply(await readMemberStory(call.ctx, memberOf(call), params.id)),
  'GET /api/v1/admin/members/{id}/activity': async ({ ctx }, { params, query }) =>
    reply(await listMemberActivity(ctx, params.id, query.before)),
  'PUT /api/v1/admin/members/{id}/names': async (call, { params, body }) =>
    reply(await renameMember(call.ctx, memberOf(call), { loginId: params.id, ...body })),
  'PUT /api/v1/admin/members/{id}/email': async (call, { params, body }) =>
    reply(await readdressMember(call.ctx, memberOf(call), { loginId: params.id, ...body })),
  'DELETE /api/v1/admin/members/{id}/email-suppression': async (call, { params }) =>
    reply(await mailAgain(call.ctx, memberOf(call), params.id)),
  'POST /api/v1/admin/members/{id}/confirmation-emails': async (call, { params }) =>
    reply(await sendConfirmationAgain(call.ctx, memberOf(call), params.id)),
  'POST /api/v1/admin/members/{id}/password-emails': async (call, { params }) =>
    reply(await sendPasswordLink(call.ctx, memberOf(call), params.id)),
  'POST /api/v1/admin/members/{id}/data-emails': async (call, { params }) =>
    reply(await sendDataLink(call.ctx, memberOf(call), params.id)),
  'DELETE /api/v1/admin/members/{id}/sessions': async (call, { params }) =>
    reply(await logMemberOut(call.ctx, memberOf(call), params.id)),
  'DELETE /api/v1/admin/members/{id}/log-in-lock': async (call, { params }) =>
    reply(await letMemberTryAgain(call.ctx, memberOf(call), params.id)),
  'PUT /api/v1/admin/members/{id}/tags': async (call, { params, body }) =>
    reply(await tagMember(call.ctx, memberOf(call), { loginId: params.id, ...body })),
  'POST /api/v1/admin/members/{id}/notes': async (call, { params, body }) =>
    reply(await noteMember(call.ctx, memberOf(call), { loginId: params.id, ...body })),
  'DELETE /api/v1/admin/notes/{id}': async (call, { params }) =>
    reply(await deleteNote(call.ctx, memberOf(call), params.id)),
  'PUT /api/v1/admin/members/{id}/deletion': async (call, { params, body }) =>
    reply(await deleteMember(call.ctx, memberOf(call), { loginId: params.id, ...body })),
  'DELETE /api/v1/admin/members/{id}/deletion': async (call, { params }) =>
    reply(await undeleteMember(call.ctx, memberOf(call), params.id)),
  'GET /api/v1/admin/views': async (call, { query }) => reply(await listViews(call.ctx, memberOf(call), query.list)),
  'POST /api/v1/admin/views': async (call, { body }) => reply(await saveView(call.ctx, memberOf(call), body)),
  'DELETE /api/v1/admin/views/{id}': async (call, { params }) =>
    reply(await deleteView(call.ctx, memberOf(call), params.id)),
})
