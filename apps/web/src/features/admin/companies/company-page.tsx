import type { CompanyStory } from '@rise/contract/admin/companies/shapes'
import { hasPermission } from '@rise/contract/policy'
import { t } from '@rise/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { ActDialog } from '../../../app/admin/lists/act-dialog.tsx'
import { Fact, Section } from '../../../app/admin/lists/section.tsx'
import { ApiError } from '../../../app/base/api.ts'
import { queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ErrorBody } from '../../../app/error/error-body.tsx'
import { principalOf, useSession } from '../../../app/session/use-session.tsx'
import { WordsDialog } from '../../../app/words-dialog.tsx'
import { Button } from '../../../ui/base/button.tsx'
import { FailedBlock } from '../../../ui/base/failed-block.tsx'
import { TextLink } from '../../../ui/base/link.tsx'
import { Select } from '../../../ui/base/select.tsx'
import { useLoadingStep } from '../../../ui/states/loading-ladder.ts'
import { Notice } from '../../../ui/states/notice.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton.tsx'
import { RelativeTime } from '../../../ui/time/time.tsx'
import { DeedList } from '../notes/deed-list.tsx'
import { NoteList } from '../notes/note-list.tsx'
import { TagField } from '../notes/tag-field.tsx'
import { planName } from '../plan-names.ts'
import { COMPANIES } from './companies-address.ts'
import { CompanyClaims, CompanyJobs, CompanyTeam } from './company-lists.tsx'
import { CompanyMarks } from './company-marks.tsx'
import { FactsFields } from './facts-fields.tsx'
import { useCompanyAct } from './queries.ts'

/** One company’s whole story, with the admin's actions. */
export function CompanyPage() {
  const { id = '' } = useParams()
  const { data, error, isFetching, isPending, refetch } = useQuery({
    ...queryOf(useApi(), 'GET /api/v1/admin/companies/{id}', { params: { id } }),
    retry: false,
  })
  const step = useLoadingStep(isPending)
  if (error instanceof ApiError && (error.status === 404 || error.status === 400) && !data) {
    return <ErrorBody status={404} />
  }
  return (
    <AdminFrame title={data?.company.name ?? t('Company')}>
      {data ? (
        <Story story={data} />
      ) : error ? (
        <FailedBlock title={t('Couldn’t load the company')} retrying={isFetching} onRetry={() => void refetch()} />
      ) : step === 'nothing' ? null : (
        <SkeletonGroup label={t('Loading company')}>
          <Skeleton className="h-16 w-full" />
        </SkeletonGroup>
      )}
    </AdminFrame>
  )
}

function Story({ story }: { story: CompanyStory }) {
  const { company } = story
  const maySetPlans = hasPermission(principalOf(useSession()), 'plans')
  const tag = useCompanyAct('', (api, tags: string[]) =>
    api('PUT /api/v1/admin/companies/{id}/tags', { params: { id: company._id }, body: { tags } }),
  )
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <TextLink to={COMPANIES}>{t('All companies')}</TextLink>
        <CompanyMarks company={company} />
      </div>
      {company.hidden === null ? null : (
        <Notice tone="warning" title={t('This company is hidden')} live={false}>
          {company.hidden}
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <FactsDialog story={story} />
        {maySetPlans ? <PlanDialog story={story} /> : null}
        {company.hidden === null ? <HideDialog story={story} /> : <ShowButton story={story} />}
      </div>
      <CompanyClaims claims={story.claims} name={company.name} />
      <Section title={t('Facts')}>
        <dl className="grid gap-4 text-small sm:grid-cols-2 xl:grid-cols-3">
          <Fact name={t('Page')}>
            <TextLink to={`/company/${company.slug}`}>/company/{company.slug}</TextLink>
          </Fact>
          <Fact name={t('Website')}>
            {company.website === null ? (
              t('Not specified')
            ) : (
              <TextLink to={company.website}>{company.website}</TextLink>
            )}
          </Fact>
          <Fact name={t('Proven domain')}>{company.verifiedDomain ?? t('None', 'in place of a value')}</Fact>
          <Fact name={t('Tagline')}>{company.tagline || t('Not specified')}</Fact>
          <Fact name={t('Plan')}>{planName(company.plan)}</Fact>
          <Fact name={t('Added', 'when a company was added')}>
            <RelativeTime date={company.createdAt} />
            <span className="block text-muted">
              {company.imported ? t('By an import or an admin') : t('By its team')}
            </span>
          </Fact>
          <Fact name={t('Id')}>{company._id}</Fact>
        </dl>
        <TagField tags={company.tags} saving={tag} onSave={(tags) => tag.mutate(tags)} />
      </Section>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <NoteList
            notes={story.notes}
            hint={t('Only admins read it.')}
            add={(api, text) =>
              api('POST /api/v1/admin/companies/{id}/notes', { params: { id: company._id }, body: { text } })
            }
          />
          <DeedList deeds={story.deeds} name={company.name} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <CompanyTeam team={story.team} />
          <CompanyJobs story={story} />
        </div>
      </div>
    </div>
  )
}

function FactsDialog({ story: { company } }: { story: CompanyStory }) {
  const presentFacts = { name: company.name, website: company.website ?? '', tagline: company.tagline }
  const [facts, setFacts] = useState(presentFacts)
  const act = useCompanyAct(t('Facts saved.'), (api, version: number) =>
    api('PUT /api/v1/admin/companies/{id}/facts', { params: { id: company._id }, body: { ...facts, version } }),
  )
  return (
    <ActDialog
      trigger={t('Edit facts')}
      title={t('Edit {name}', { name: company.name })}
      description={t('The company’s team can change these at any time.')}
      label={t('Save facts')}
      act={act}
      onOpen={() => setFacts(presentFacts)}
      onSend={(then) => act.mutate(company.version, then)}
    >
      {(errorOf) => <FactsFields facts={facts} change={setFacts} errorOf={errorOf} />}
    </ActDialog>
  )
}

function PlanDialog({ story: { company } }: { story: CompanyStory }) {
  const [plan, setPlan] = useState(company.plan)
  const act = useCompanyAct(t('Plan set.'), (api, seen: typeof plan) =>
    api('PUT /api/v1/admin/companies/{id}/plan', { params: { id: company._id }, body: { plan, seen } }),
  )
  return (
    <ActDialog
      trigger={t('Set plan')}
      title={t('Set the plan of {name}', { name: company.name })}
      description={t('For everyone who acts for the company.')}
      label={t('Set plan')}
      act={act}
      onOpen={() => setPlan(company.plan)}
      onSend={(then) => act.mutate(company.plan, then)}
    >
      {() => (
        <Select label={t('Plan')} value={plan} onChange={({ target }) => setPlan(target.value as typeof plan)}>
          {[...new Set(['free', 'Pro', company.plan] as const)].map((one) => (
            <option key={one} value={one}>
              {planName(one)}
            </option>
          ))}
        </Select>
      )}
    </ActDialog>
  )
}

function HideDialog({ story: { company } }: { story: CompanyStory }) {
  const act = useCompanyAct(t('{name} is hidden.', { name: company.name }), (api, reason: string) =>
    api('PUT /api/v1/admin/companies/{id}/hiding', { params: { id: company._id }, body: { reason } }),
  )
  return (
    <WordsDialog
      trigger={<Button>{t('Hide company')}</Button>}
      title={t('Hide {name}?', { name: company.name })}
      description={t(
        'Its page and jobs disappear for everyone until an admin shows them again. Its team stays logged in.',
      )}
      field={{ name: 'reason', label: t('Reason'), hint: t('Only admins read it.') }}
      action={{ label: t('Hide company'), variant: 'danger' }}
      sending={act}
      onSend={(reason, then) => act.mutate(reason, then)}
    />
  )
}

function ShowButton({ story: { company } }: { story: CompanyStory }) {
  const act = useCompanyAct(t('{name} is shown again.', { name: company.name }), (api, _: undefined) =>
    api('DELETE /api/v1/admin/companies/{id}/hiding', { params: { id: company._id } }),
  )
  return (
    <Button busy={act.isPending} onClick={() => act.mutate(undefined)}>
      {t('Show company')}
    </Button>
  )
}
