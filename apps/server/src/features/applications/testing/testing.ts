import { sql } from 'kysely'
import { MARK, must } from '../../../../test/erasure/people.ts'
import type { FeatureTesting } from '../../../../test/feature-testing.ts'
import { slugOf } from '../../companies/companies.factory.ts'
import { loginIdOf } from '../../session/accounts.factory.ts'
import { applyWithFiles, storeResume } from '../applications.factory.ts'

export const testing: FeatureTesting = {
  async fill({ ada, recruiter, rita, app, world }) {
    const slug = await slugOf(rita)
    const sent = { name: `Ada ${MARK}`, note: `As ${MARK} says.` }
    const { jobId: id, application } = await applyWithFiles({ world, app }, rita, ada, sent)
    const outsideApplication = {
      title: 'Rigger',
      companyName: 'Elsewhere Ltd',
      stage: 'received',
      appliedOn: '2026-01-05',
    }
    const outside = `/api/v1/outside-applications/${world.ctx.newId()}`
    await must(ada.call('PUT', outside, { ...outsideApplication, note: `So notes ${MARK}.` }))
    await must(ada.call('PUT', `/api/v1/applications/${application}/memo`, { note: `And ${MARK} here.` }))
    const droppedId = await storeResume(app, ada, `Another of ${MARK}.pdf`)
    await must(ada.call('DELETE', `/api/v1/resume-files/${droppedId}`))
    const login = await loginIdOf(world, recruiter)
    await must(rita.call('PATCH', `/api/v1/companies/${slug}/team/${login}`, { role: 'recruiter' }))
    const url = `/api/v1/companies/${slug}/applications/${application}`
    await must(recruiter.call('PUT', `${url}/opening`))
    await must(recruiter.call('PUT', `${url}/notes/${world.ctx.newId()}`, { text: `So writes ${MARK}.` }))
    await must(recruiter.call('PUT', `${url}/rating`, { stars: 4 }))
    const times = [new Date(world.clock.now().getTime() + 86_400_000).toISOString()]
    const proposal = { minutes: 30, zone: 'Europe/Zurich', place: 'By video', times }
    await must(recruiter.call('PUT', `${url}/interviews/${world.ctx.newId()}`, proposal))
    await must(recruiter.call('POST', `/api/v1/companies/${slug}/written-jobs/${id}/applicant-exports`))
    await must(
      ada.call('POST', `/api/v1/applications/${application}/messages`, {
        id: world.ctx.newId(),
        text: `${MARK} will be there.`,
      }),
    )
  },
  tablesWithoutPeople: {
    hiring_stage: 'a company’s',
    message_template: 'a company’s',
    gone_resume_file: 'ids of files that the next task deletes',
  },
  reads: {
    values: {
      'applications/': sql`select id::text as value from application`,
    },
    notWalked: {
      'GET /api/v1/companies/{slug}/applications/{id}': 'opens for the team of a company, about its own applicants',
      'GET /api/v1/companies/{slug}/written-jobs/{id}/applicants': 'opens for the team of a company',
      'GET /api/v1/outside-jobs/{id}': 'yes or no about a job that the viewer names',
    },
  },
}
