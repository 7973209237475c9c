import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { queryOf } from '../../app/base/query.ts'
import { useApi } from '../../app/base/settings.tsx'
import { linkPicturePath } from '../../app/page/link-picture-path.ts'
import { PageHead } from '../../app/page/page-head.tsx'
import { ButtonLink } from '../../ui/base/button.tsx'
import { TextLink } from '../../ui/base/link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { CaseCard } from './case-card.tsx'

/** All published cases of a company, for everyone. */
export function CasesOfCompanyPage() {
  const api = useApi()
  const { profile = '' } = useParams()
  const { data: company } = useQuery(queryOf(api, 'GET /api/v1/companies/{slug}', { params: { slug: profile } }))
  const { data: cases } = useQuery(
    queryOf(api, 'GET /api/v1/companies/{slug}/portfolio', { params: { slug: profile } }),
  )
  if (!company || !cases) return null
  const { companyName, slug } = company
  return (
    <div className="mx-auto max-w-shell px-gutter py-8 md:py-12">
      <PageHead
        title={t('Portfolio of {company}', { company: companyName })}
        description={t('Work that {company} is proud of: projects, and the people who made them.', {
          company: companyName,
        })}
        path={`/company/${slug}/portfolio`}
        image={linkPicturePath(`/company/${slug}`, company.pictures.logo)}
        noindex={cases.length === 0}
      />
      <p className="text-small text-muted">
        <TextLink to={`/company/${slug}`}>{companyName}</TextLink>
      </p>
      <h1 className="mt-2 text-h1">{t('Portfolio')}</h1>
      {cases.length === 0 ? (
        <EmptyState
          kind="nothing-yet"
          title={t('No cases yet')}
          heading="h2"
          action={<ButtonLink to={`/company/${slug}`}>{t('See the company')}</ButtonLink>}
        >
          {t('{company} hasn’t published a case.', { company: companyName })}
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {cases.map((portfolioCase) => (
            <li key={portfolioCase._id}>
              <CaseCard author={{ role: 'employer', slug }} portfolioCase={portfolioCase} heading="h2" />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
