import { type AccountDataPart, asJson } from '../../session/index.ts'

/** The jobs that an account wrote for companies, for the download of its own data. */
export const writtenJobsData: AccountDataPart = {
  name: 'writtenJobs',
  collect: async ({ db }, { loginId }) =>
    asJson(
      await db
        .selectFrom('written_job')
        .innerJoin('actor', 'actor.id', 'written_job.company_id')
        .select(['actor.slug', 'written_job.fields', 'written_job.state', 'written_job.created_at'])
        .where('written_job.login_id', '=', loginId)
        .orderBy('written_job.created_at')
        .execute(),
    ),
}
