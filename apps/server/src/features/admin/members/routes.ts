import { adminMembersEndpoints } from '@rise/contract/admin/members/endpoints'
import { implement } from '../../../platform/http/implement.ts'
import { deleteView, listViews, saveView } from '../notes/views.ts'
import { notifyMany, setPlanOfMany, suspendMany, tagMany } from './act-on-many.ts'
import { deleteNote } from './delete-note.ts'
import { downloadMembers, listMembers } from './list-members.ts'
import { listMemberActivity, readMemberStory } from './read-member-story.ts'
import {
  addMemberNote,
  correctMemberAddress,
  deleteMember,
  logMemberOut,
  renameMember,
  sendConfirmationAgain,
  sendDataLink,
  sendPasswordLink,
  tagMember,
  undeleteMember,
  unlockLogIn,
  unsuppressMember,
} from './support-member.ts'

export const adminMembersRoutes = implement(adminMembersEndpoints, {
  'GET /api/v1/admin/members': ({ ctx, query }) => listMembers(ctx, query),
  'GET /api/v1/admin/members-download': ({ ctx, member, query }) => downloadMembers(ctx, member, query),
  'PUT /api/v1/admin/members-tags': ({ ctx, member, body }) => tagMany(ctx, member, body),
  'PUT /api/v1/admin/members-plan': ({ ctx, member, body }) => setPlanOfMany(ctx, member, body),
  'POST /api/v1/admin/members-suspensions': ({ ctx, member, body }) => suspendMany(ctx, member, body),
  'POST /api/v1/admin/members-notifications': ({ ctx, member, body }) => notifyMany(ctx, member, body),
  'GET /api/v1/admin/members/{id}': ({ ctx, member, params }) => readMemberStory(ctx, member, params.id),
  'GET /api/v1/admin/members/{id}/activity': ({ ctx, params, query }) =>
    listMemberActivity(ctx, params.id, query.before),
  'PUT /api/v1/admin/members/{id}/names': ({ ctx, member, params, body }) =>
    renameMember(ctx, member, { loginId: params.id, ...body }),
  'PUT /api/v1/admin/members/{id}/email': ({ ctx, member, params, body }) =>
    correctMemberAddress(ctx, member, { loginId: params.id, ...body }),
  'DELETE /api/v1/admin/members/{id}/email-suppression': ({ ctx, member, params }) =>
    unsuppressMember(ctx, member, params.id),
  'POST /api/v1/admin/members/{id}/confirmation-emails': ({ ctx, member, params }) =>
    sendConfirmationAgain(ctx, member, params.id),
  'POST /api/v1/admin/members/{id}/password-emails': ({ ctx, member, params }) =>
    sendPasswordLink(ctx, member, params.id),
  'POST /api/v1/admin/members/{id}/data-emails': ({ ctx, member, params }) => sendDataLink(ctx, member, params.id),
  'DELETE /api/v1/admin/members/{id}/sessions': ({ ctx, member, params }) => logMemberOut(ctx, member, params.id),
  'DELETE /api/v1/admin/members/{id}/log-in-lock': ({ ctx, member, params }) => unlockLogIn(ctx, member, params.id),
  'PUT /api/v1/admin/members/{id}/tags': ({ ctx, member, params, body }) =>
    tagMember(ctx, member, { loginId: params.id, ...body }),
  'POST /api/v1/admin/members/{id}/notes': ({ ctx, member, params, body }) =>
    addMemberNote(ctx, member, { loginId: params.id, ...body }),
  'DELETE /api/v1/admin/notes/{id}': ({ ctx, member, params }) => deleteNote(ctx, member, params.id),
  'PUT /api/v1/admin/members/{id}/deletion': ({ ctx, member, params, body }) =>
    deleteMember(ctx, member, { loginId: params.id, ...body }),
  'DELETE /api/v1/admin/members/{id}/deletion': ({ ctx, member, params }) => undeleteMember(ctx, member, params.id),
  'GET /api/v1/admin/views': ({ ctx, member, query }) => listViews(ctx, member, query.list),
  'POST /api/v1/admin/views': ({ ctx, member, body }) => saveView(ctx, member, body),
  'DELETE /api/v1/admin/views/{id}': ({ ctx, member, params }) => deleteView(ctx, member, params.id),
})
