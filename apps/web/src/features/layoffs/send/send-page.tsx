import { layoffList } from '@rise/contract/layoffs/list'
import { t } from '@rise/texts'
import { useState } from 'react'
import { useApi } from '../../../app/base/settings.tsx'
import { useDraftForm } from '../../../app/forms/use-draft-form.ts'
import { PageHead } from '../../../app/page/page-head.tsx'
import { Button, ButtonLink } from '../../../ui/base/button.tsx'
import { NarrowPage } from '../../../ui/layout/narrow-page.tsx'
import { Notice } from '../../../ui/states/notice.tsx'
import { emptyLayoff, type LayoffDraft, LayoffFields } from '../layoff-fields.tsx'
import { SEND_PATH } from '../tracker-address.ts'

/** The form for reporting a layoff, with its source. Anyone can use it. */
export function SendPage() {
  const api = useApi()
  const [isSent, setSent] = useState(false)
  const form = useDraftForm<LayoffDraft>({
    name: 'layoff',
    schema: async () => (await import('../form-schemas.ts')).formSchemas.sentLayoff,
    initial: emptyLayoff,
    async send(body) {
      await api('POST /api/v1/layoffs', { body })
      setSent(true)
    },
  })
  return (
    <NarrowPage title={t('Report a layoff')} intro={t('We check the source, then it appears in the tracker.')}>
      <PageHead title={t('Report a layoff')} path={SEND_PATH} noindex />
      {isSent ? (
        <Notice
          tone="success"
          title={t('Thank you, we’ll check the source')}
          action={<ButtonLink to={layoffList.path}>{t('Layoff tracker')}</ButtonLink>}
        >
          {t('The layoff appears in the tracker once an admin has published it.')}
        </Notice>
      ) : (
        <form
          aria-label={t('Report a layoff')}
          method="post"
          noValidate
          onSubmit={form.onSubmit}
          className="flex flex-col gap-6"
        >
          {form.failure ? <Notice tone="danger">{form.failure.message}</Notice> : null}
          <LayoffFields form={form} sourced />
          <div className="flex flex-wrap justify-end gap-2">
            <ButtonLink to={layoffList.path} variant="ghost">
              {t('Cancel')}
            </ButtonLink>
            <Button type="submit" variant="primary" busy={form.busy}>
              {t('Send')}
            </Button>
          </div>
        </form>
      )}
    </NarrowPage>
  )
}
