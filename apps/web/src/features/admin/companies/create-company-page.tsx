import { t } from '@rise/texts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { AdminFrame } from '../../../app/admin/admin-frame.tsx'
import { ApiError } from '../../../app/base/api.ts'
import { useApi } from '../../../app/base/settings.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { COMPANIES, companyHref } from './companies-address.ts'
import { FactsFields } from './facts-fields.tsx'

/** Creates the page of a company, which its team can claim later. */
export function CreateCompanyPage() {
  return (
    <AdminFrame>
      <CreateForm />
    </AdminFrame>
  )
}

function CreateForm() {
  const api = useApi()
  const navigate = useNavigate()
  const [facts, setFacts] = useState({ name: '', website: '', tagline: '' })
  const create = useMutation({
    mutationFn: () => api('POST /api/v1/admin/companies', { body: facts }),
    onSuccess: ({ result }) => void navigate(companyHref(result.company._id)),
  })
  const { error } = create
  const fields = error instanceof ApiError ? error.fields : {}
  function send(event: FormEvent) {
    event.preventDefault()
    if (!create.isPending) create.mutate()
  }
  return (
    <form onSubmit={send} noValidate className="card flex max-w-feed flex-col gap-4 p-4">
      <p className="text-muted">{t('The page is public at once. People who work there can claim it.')}</p>
      {error && Object.keys(fields).length === 0 ? <Notice tone="danger">{error.message}</Notice> : null}
      <FactsFields facts={facts} change={setFacts} errorOf={(name) => fields[`body.${name}`]} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={create.isPending}>
          {t('Add company')}
        </Button>
        <ButtonLink to={COMPANIES}>{t('Cancel')}</ButtonLink>
      </div>
    </form>
  )
}
