import { formatInteger } from '@rise/contract/words'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ChipList } from '../../../ui/base/chip.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { LogoMark } from '../../../ui/base/logo-mark.tsx'
import { MemberLink, MemberPicture } from '../../connections/index.ts'

/** The people affected who are visible to the viewer, and companies with jobs for their skills. */
export function PeopleAffected({ slug }: { slug: string }) {
  const { data } = useQuery(queryOf(useApi(), 'GET /api/v1/layoffs/{slug}/people', { params: { slug } }))
  if (!data) return null
  const { people, companies } = data
  return (
    <>
      {people.length > 0 ? (
        <section aria-labelledby="people">
          <h2 id="people" className="text-h2">
            {t('People looking for work')}
          </h2>
          <ul className="mt-4 grid gap-4 sm:grid-cols-2">
            {people.map(({ member, skills }) => (
              <li key={member._id} className="card flex min-w-0 flex-col gap-3">
                <div className="flex min-w-0 items-center gap-3">
                  <MemberPicture member={member} />
                  <div className="min-w-0">
                    <p className="font-medium wrap-anywhere">
                      <MemberLink member={member} />
                    </p>
                    {member.headline ? <p className="truncate text-small text-muted">{member.headline}</p> : null}
                  </div>
                </div>
                {skills.length > 0 ? <ChipList chips={skills} /> : null}
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {companies.length > 0 ? (
        <section aria-labelledby="for-skills">
          <h2 id="for-skills" className="text-h2">
            {t('Companies hiring for their skills')}
          </h2>
          <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
            {companies.map(({ company, jobs }) => (
              <li key={company._id} className="flex min-w-0 items-center gap-3">
                <LogoMark name={company.companyName} logo={company.logo} size={32} />
                <p className="min-w-0 text-small">
                  <TextLink to={`/company/${company.slug}`}>{company.companyName}</TextLink>
                  <span className="block text-muted tabular-nums">
                    {t('{jobs, plural, one {{count} matching job} other {{count} matching jobs}}', {
                      jobs,
                      count: formatInteger(jobs),
                    })}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  )
}
