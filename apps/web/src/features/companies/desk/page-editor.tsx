import type { CompanyOptions } from '@rise/contract/companies/endpoints'
import type { CompanyDesk } from '@rise/contract/companies/page/shapes'
import { type Message, msg, t } from '@rise/texts'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { ApiError } from '../../../app/base/api.ts'
import { invalidate, keyOf, queryOf } from '../../../app/base/query.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { ConflictNotice } from '../../../app/forms/conflict-notice.tsx'
import { FormBar } from '../../../app/forms/form-bar.tsx'
import { useSessionStore } from '../../../app/session/use-session.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Card } from '../../../ui/base/card.tsx'
import { showToast } from '../../../ui/base/toast.ts'
import { ErrorSummary } from '../../../ui/fields/error-summary.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import {
  BusinessFields,
  CultureFields,
  IdentityFields,
  LinkFields,
  type PageValues,
  PlaceFields,
  pageValuesOf,
} from '../page-fields.tsx'
import { useDraftForm } from '../use-draft-form.ts'

const FORM_ID = 'company-page'

interface Props {
  readonly desk: CompanyDesk
  readonly options: CompanyOptions
  /** The pictures, which are saved immediately, between the form and its bar. */
  readonly pictures: ReactNode
  /** Renders the column next to the form from the form's values. */
  readonly beside: (values: PageValues) => ReactNode
}

/** The whole page as a form. Changes that a colleague saved in the meantime are shown before they are overwritten. */
export function PageEditor({ desk, options, pictures, beside }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const session = useSessionStore()
  const [version, setVersion] = useState(desk.version)
  const [theirDesk, setTheirDesk] = useState<CompanyDesk>()
  const [replacedCount, setReplacedCount] = useState(0)

  async function save(page: PageValues): Promise<void> {
    try {
      const { result } = await api('PATCH /api/v1/companies/{slug}/page', {
        params: { slug: desk.slug },
        body: { version, page },
      })
      setVersion(result.version)
      setTheirDesk(undefined)
      queryClient.setQueryData(keyOf('GET /api/v1/companies/{slug}/desk', { params: { slug: desk.slug } }), result)
      void invalidate(queryClient, ['GET /api/v1/companies/{slug}/desk/preview', 'GET /api/v1/companies/{slug}'])
      void session.check()
      showToast({ id: 'company-page', kind: 'success', title: t('Page saved.') })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'page-changed') {
        const newest = await queryClient.fetchQuery({
          ...queryOf(api, 'GET /api/v1/companies/{slug}/desk', { params: { slug: desk.slug } }),
          staleTime: 0,
        })
        setTheirDesk(newest)
        setVersion(newest.version)
      }
      throw error
    }
  }
  const form = useDraftForm<PageValues>({ schema: 'page', initial: pageValuesOf(desk), send: save })

  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] lg:gap-8">
      <div className="flex w-full max-w-feed min-w-0 flex-col gap-6">
        <form
          id={FORM_ID}
          aria-label={t('The company’s page')}
          method="post"
          noValidate
          onSubmit={form.onSubmit}
          className="flex flex-col gap-6"
        >
          {theirDesk ? (
            <ConflictNotice
              title={t('Someone on your team saved this page while you were editing')}
              keepMine={{ label: t('Overwrite with mine'), busy: form.busy }}
              takeTheirs={{
                label: t('Take theirs'),
                onPress: () => {
                  form.reset(pageValuesOf(theirDesk))
                  setReplacedCount(replacedCount + 1)
                  setTheirDesk(undefined)
                },
              }}
            >
              {differencesOf(pageValuesOf(theirDesk), pageValuesOf(desk))}
            </ConflictNotice>
          ) : null}
          {form.failure && !theirDesk ? <Notice tone="danger">{form.failure.message}</Notice> : null}
          <ErrorSummary problems={form.problems} />
          <Part title={t('Who you are')}>
            <IdentityFields form={form} replaced={replacedCount} />
          </Part>
          <Part title={t('What you do')}>
            <BusinessFields form={form} options={options} quiet />
          </Part>
          <Part title={t('Where you are')}>
            <PlaceFields form={form} quiet />
          </Part>
          <Part title={t('Why people like it')}>
            <CultureFields form={form} quiet />
          </Part>
          <Part title={t('Links')}>
            <LinkFields form={form} />
          </Part>
        </form>
        {pictures}
        <FormBar
          status={form.changed ? t('Not saved yet. Kept in this tab.') : t('All changes saved')}
          brief
          sticks={form.changed || form.busy}
        >
          <ButtonLink to={`/company/${desk.slug}/edit/preview`} variant="ghost">
            {t('Preview')}
          </ButtonLink>
          <Button type="submit" form={FORM_ID} variant={form.changed ? 'primary' : 'secondary'} busy={form.busy}>
            {t('Save page')}
          </Button>
        </FormBar>
      </div>
      {beside(form.values)}
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-6">
      <h2 className="text-h3">{title}</h2>
      {children}
    </Card>
  )
}

const fieldWords: Readonly<Record<keyof PageValues, Message>> = {
  companyName: msg('name', 'within a sentence'),
  tagline: msg('tagline', 'within a sentence'),
  story: msg('story', 'within a sentence'),
  website: msg('website', 'within a sentence'),
  links: msg('links', 'within a sentence'),
  industries: msg('industries', 'within a sentence'),
  stage: msg('stage', 'within a sentence'),
  size: msg('type', 'within a sentence'),
  teamSize: msg('team size', 'within a sentence'),
  foundingYear: msg('founding year', 'within a sentence'),
  places: msg('places', 'within a sentence'),
  values: msg('values', 'within a sentence'),
  benefits: msg('benefits', 'within a sentence'),
}

/** Says what a colleague changed since the member began to edit. */
function differencesOf(theirs: PageValues, before: PageValues): string {
  const names = Object.keys(fieldWords) as (keyof PageValues)[]
  const changedNames = names.filter((name) => JSON.stringify(theirs[name]) !== JSON.stringify(before[name]))
  if (changedNames.length === 0) return t('Your changes are still here. They changed: nothing that you see here.')
  const fields = changedNames.map((name) => t(fieldWords[name])).join(', ')
  return t('Your changes are still here. They changed: {fields}.', { fields })
}
