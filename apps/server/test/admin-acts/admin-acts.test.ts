import { beforeAll, expect, test } from 'vitest'
import { joinAsAdmin } from '../../src/features/session/accounts.factory.ts'
import { useWorld } from '../use-world.ts'
import { changeCourses, changeJobs, changeLayoffs, changeMembersContent, changeQuestions } from './content-acts.ts'
import { changeAdmins, changeCompanies, changeMany, changeMembers, moderate } from './member-acts.ts'
import { type AdminCall, adminCalls, RecordedActs } from './recorded-acts.ts'
import { changeBrand, changeMailings, changeMissions, changeSite } from './site-acts.ts'

const { world, app } = useWorld()
let acts: RecordedActs

/** Calls without a record, with the reason. */
const unrecorded: Partial<Record<AdminCall, string>> = {
  'POST /api/v1/admin/emails/audience': 'counts an audience, and changes nothing',
  'POST /api/v1/admin/emails/templates/{name}/test': 'sends an email to the admin who asks, and changes nothing',
  'POST /api/v1/admin/emails/sequences/{id}/steps/{step}/test': 'the same',
  'POST /api/v1/admin/site-pictures': 'changes nothing: saving a page that shows the picture is recorded',
  'POST /api/v1/admin/views': 'saves a filter that only this admin sees',
  'DELETE /api/v1/admin/views/{id}': 'deletes such a filter',
}

beforeAll(async () => {
  await world.backend.queue.work(world.ctx)
  acts = new RecordedActs(world, await joinAsAdmin(world, app))
})

test.for([
  ['members', changeMembers],
  ['several members or companies', changeMany],
  ['companies', changeCompanies],
  ['reports and appeals', moderate],
  ['admins', changeAdmins],
  ['events and headlines', changeMembersContent],
  ['layoffs', changeLayoffs],
  ['courses', changeCourses],
  ['questions and polls', changeQuestions],
  ['jobs', changeJobs],
  ['pages, frame and catalogs', changeSite],
  ['the brand', changeBrand],
  ['missions and rewards', changeMissions],
  ['emails and notifications', changeMailings],
] as const)('every call of an admin that changes %s is in the timeline', async ([, change]) => {
  await change(acts, app)
})

test('every call of an admin is recorded or listed as an exception', () => {
  const missing = adminCalls.filter((key) => !acts.made.has(key) && unrecorded[key] === undefined)
  expect(missing).toEqual([])
  expect(Object.keys(unrecorded).filter((key) => acts.made.has(key))).toEqual([])
})
